public import LegibleCore

/// The components whose geometry is known.
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

  /// The component of this kind.
  public var component: any Component {
    switch self {
    case .tableCellBasic: TableCellBasic()
    case .tableCellSubtitle: TableCellSubtitle()
    case .tableCellRightDetail: TableCellRightDetail()
    case .tableCellLeftDetail: TableCellLeftDetail()
    case .listRow: ListRow()
    case .navigationTitle: NavigationTitle()
    case .fullWidthButton: FullWidthButton()
    case .bodyParagraph: BodyParagraph()
    }
  }

  /// The style of its text.
  public var textStyle: TextStyleName { component.textStyle }
  /// The weight, 1...1000, where it is not the style's own.
  public var weight: Double? { component.weight }
  /// How far its text grows and shrinks, relative to its size at Large; `nil` goes all the way.
  public var scaleLimits: ClosedRange<Double>? { component.scaleLimits }
  /// Whether text that does not fit ends in an ellipsis.
  public var truncates: Bool { component.truncates }
  /// The number of lines its text may take; 0 is any number.
  public var lineLimit: Int { component.lineLimit }
  /// The room for its text.
  public func box(in context: LayoutContext) -> TextBox { component.box(in: context) }
  /// What answers to a touch; `nil` where nothing does.
  public func touchTarget(in context: LayoutContext) -> TouchTarget? {
    component.touchTarget(in: context)
  }
}
