/// A standard control whose room for text the audit knows.
public enum ComponentKind: String, Hashable, Sendable, CaseIterable {
  /// The classic table cell with one line of text.
  case tableCellBasic
  /// The classic table cell with a line of text over a smaller one; the text is the upper line.
  case tableCellSubtitle
  /// The classic table cell with a value at its trailing edge; the text is the leading one.
  case tableCellRightDetail
  /// The classic table cell with a short label before its value; the text is the label.
  case tableCellLeftDetail
  /// The row of a list whose text wraps.
  case listRow
  /// The title in the middle of a navigation bar.
  case navigationTitle
  /// A button as wide as the margins allow.
  case fullWidthButton
  /// A paragraph in the readable width.
  case bodyParagraph
}
