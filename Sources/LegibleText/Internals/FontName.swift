/// The number of a name (OpenType, name, "Name IDs").
struct FontName: RawRepresentable, Equatable {
  var rawValue: UInt32

  static let family = FontName(rawValue: 1)
  static let style = FontName(rawValue: 2)
  static let full = FontName(rawValue: 4)
  static let postScript = FontName(rawValue: 6)
  static let typographicFamily = FontName(rawValue: 16)
  static let typographicStyle = FontName(rawValue: 17)
}
