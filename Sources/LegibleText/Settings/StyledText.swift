public import LegibleCore

/// A text in several styles.
public struct StyledText: Hashable, Sendable {
  /// The source text.
  public var text: String
  /// The style of what no span covers, and of markers and lines without text.
  package var style: TextStyle
  /// The parts in other styles; a later one covers an earlier one.
  package private(set) var spans: [Span] = []

  /// Creates a text in one style.
  public init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }

  /// A part in a style of its own.
  package struct Span: Hashable, Sendable {
    /// UTF-16 offsets; a cluster has the style of its first code unit.
    package var range: Range<Int>
    /// The fonts, the size, the tracking and the leading.
    package var style: TextStyle
    /// The language of the part (BCP 47); `nil` for the paragraph's.
    package var locale: String?
    /// OpenType features in HarfBuzz's syntax besides the paragraph's: `-kern`, `tnum`.
    package var features: [String]
  }

  /// Sets a part in another style.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets; what lies beyond the text is left out.
  ///   - style: The fonts, the size, the tracking and the leading.
  ///   - locale: The language of the part (BCP 47); `nil` for the paragraph's.
  ///   - features: OpenType features besides the paragraph's.
  package mutating func set(
    _ range: Range<Int>, style: TextStyle, locale: String? = nil, features: [String] = []
  ) {
    let part = range.clamped(to: 0..<text.utf16.count)
    guard !part.isEmpty else { return }
    spans.append(Span(range: part, style: style, locale: locale, features: features))
  }

  /// Sets a part in another style.
  ///
  /// - Parameters:
  ///   - range: A range of ``text``.
  ///   - style: The fonts, the size, the tracking and the leading.
  ///   - locale: The language of the part (BCP 47); `nil` for the paragraph's.
  ///   - features: OpenType features besides the paragraph's.
  public mutating func set(
    _ range: Range<String.Index>, style: TextStyle, locale: String? = nil, features: [String] = []
  ) {
    let start = range.lowerBound.utf16Offset(in: text)
    let end = range.upperBound.utf16Offset(in: text)
    set(start..<end, style: style, locale: locale, features: features)
  }
}
