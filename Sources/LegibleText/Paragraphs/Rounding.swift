extension ParagraphSettings {
  /// How lengths are rounded on their way to a line's width.
  public enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// As in a browser of the Chromium family on FreeType.
    ///
    /// A font size is a 26.6 number, rounded down (Skia, `SkScalarToFDot6`), fonts are scaled by 16.16 numbers
    /// to advances that are such numbers (FreeType, `FT_Size_Metrics`, `linearHoriAdvance`), and each part of
    /// a line in one direction takes up whole 1/64 px, rounded up (Blink, `ShapeResult::SnappedWidth`). The
    /// advances are those at the paragraph's own size; at another one they scale.
    case browser
  }
}

extension ParagraphSettings.Rounding {
  /// Blink's `LayoutUnit`, in px.
  private static let layoutUnit = 1.0 / 64

  /// The length in whole layout units.
  ///
  /// - Parameter length: In pt; what rounding errors of a sum add to it is no unit of its own.
  func snapped(_ length: Double) -> Double {
    guard self == .browser, length.isFinite else { return length }
    return (length / Self.layoutUnit - 1e-4).rounded(.up) * Self.layoutUnit
  }

  /// A font size at which advances are rounded, `nil` for none: FreeType has no size below 1/64 px.
  func roundedSize(_ size: Double) -> Double? {
    self == .browser && size >= Self.layoutUnit ? size : nil
  }
}

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
