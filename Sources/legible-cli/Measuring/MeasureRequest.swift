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
  var tracking: Double?
  var lineHeight: Double?
  var settings = ParagraphSettings.ios
  var width = Double.infinity
  var maxLines = 0
  var truncation = Truncation.tail
  /// What stands for the missing part; the platform's sign unless it is named.
  var ellipsis = Ellipsis.platform
  var isTightened = false
  var minimumScale: Double?
  var isBalanced = false
  var wanted: Set<Extra> = []

  /// What an answer holds only when it is wanted.
  enum Extra: String, CaseIterable {
    case breaks, graphemes, levels, glyphs, shrink
  }
}
