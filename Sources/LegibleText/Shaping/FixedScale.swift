/// How FreeType scales a font to a size.
struct FixedScale {
  /// The advances in a px: they are 16.16 numbers.
  static let unit = 65_536.0

  /// The 1/64 px in a font unit, as a 16.16 number.
  private let factor: Int64

  init(size: Double, unitsPerEm: Int64) {
    factor = Int64(((size * 64).rounded(.down) * Self.unit / Double(unitsPerEm)).rounded())
  }

  /// An advance as a 16.16 number of px.
  func advance(_ fontUnits: Int64) -> Int64 { (fontUnits * factor + 32) >> 6 }
}
