public import LegibleCore

/// The components whose geometry is known.
public enum ComponentKind: String, Hashable, Sendable, CaseIterable {
  case tableCellBasic, tableCellSubtitle, tableCellRightDetail, tableCellLeftDetail
  case listRow, navigationTitle, fullWidthButton, bodyParagraph

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
