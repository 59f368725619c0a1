import LegibleCore

extension FontLibrary {
  /// The code units of a text that is not too long.
  static func codeUnits(of text: String) throws(LegibleError) -> [UInt16] {
    let units = [UInt16](transcoding: text)
    guard units.count <= maximumTextLength else {
      throw failure(
        "the text has \(units.count) UTF-16 code units, more than \(maximumTextLength)")
    }
    return units
  }

  /// The longest text of one paragraph, in UTF-16 code units: 16 Mi.
  package static let maximumTextLength = 1 << 24

  /// The largest font size, in pt.
  static let maximumSize = 10_000.0

  /// The largest line height and distance of tab stops, in pt.
  static let maximumLength = 100_000.0

  /// More spaces between tab stops than a line has.
  static let maximumTabSize = 1000.0

  static func failure(_ message: String) -> LegibleError {
    LegibleError(rule: .text, message, at: .unspecified)
  }
}
