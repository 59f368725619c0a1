import LegibleKit

/// A text to measure with all that decides the answer; what `measure` makes of its options or a row.
struct MeasureRequest {
  var text: String
  var locale = "en"
  /// A token path or a text-style name; not together with `fonts`.
  var style: String?
  var category = SizeCategory.large
  var isBold = false
  var isItalic = false
  /// Paths or family names, first choice first; not together with `style`.
  var fonts: [String] = []
  var size: Double?
  var weight: Double?
  var tracking: Length?
  var wordSpacing: Length?
  var lineHeight: Length?
  /// The distance of tab stops, where it is not the one of the settings.
  var tabStops: Length?
  /// All the settings that are not lengths.
  var settings = ParagraphSettings.ios
  var width = Length.points(.infinity)
  var maxLines = 0
  var truncation = Truncation.tail
  /// What stands for the missing part; the platform's sign unless it is named.
  var ellipsis = Ellipsis.platform
  var isTightened = false
  var minimumScale: Double?
  var isBalanced = false
  var wanted: Set<Extra> = []

  /// Whether a text has the form of a BCP 47 tag: letters and digits in parts of up to eight, the first one
  /// of two letters or more.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    guard let first = parts.first, first.count >= 2 || first.elementsEqual("x".utf8) else {
      return false
    }
    return parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    } && first.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// What an answer holds only when it is wanted.
  enum Extra: String, CaseIterable {
    case breaks, graphemes, levels, glyphs, shrink
  }
}
