/// The components that a configuration can name.
public struct ComponentRegistry: Sendable {
  /// The components in the order in which they are listed.
  public private(set) var components: [any Component]

  /// Creates a registry; of components with one name the last one counts.
  package init(_ components: [any Component]) {
    self.components = []
    for component in components { register(component) }
  }

  /// The components whose geometry is known.
  public static let builtIn = Self([
    TableCellBasic(), TableCellSubtitle(), TableCellRightDetail(), TableCellLeftDetail(),
    ListRow(), InsetGroupedRow(), ToggleRow(), SectionText.header, SectionText.footer,
    NavigationTitle(), LargeTitle(), BarButton(), TabItem(), SearchField(),
    FullWidthButton(), PlacedText.button, PlacedText.wrappingButton, Segment(), MenuItem(),
    TextField(), TextView(), PlacedText.text, PlacedText.label, BodyParagraph(), Badge(), Banner(),
    AlertText.title, AlertText.message, AlertText.button,
    SheetText.title, SheetText.message, SheetText.button,
    WidgetText.small, WidgetText.medium, WidgetText.large,
  ])

  /// Adds a component, in place of one that has its name.
  public mutating func register(_ component: any Component) {
    let position = components.firstIndex { $0.name == component.name }
    if let position {
      components[position] = component
    } else {
      components.append(component)
    }
  }

  /// The component of a name; `nil` where there is none.
  package subscript(name: String) -> (any Component)? { components.first { $0.name == name } }

  /// The names in the order in which they are listed.
  package var names: [String] { components.map(\.name) }
}
