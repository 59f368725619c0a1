import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct ComponentTests {
  typealias Row = (
    component: any Component, device: String, orientation: Orientation, category: SizeCategory,
    width: Interval, lines: Int?, height: Double?
  )

  static let rows: [Row] = [
    (TableCellBasic(), "iPhone 8", .portrait, .large, 343, 1, nil),
    (TableCellBasic(), "iPhone 14", .landscapeLeft, .large, 718, 1, nil),
    (TableCellSubtitle(), "iPad Air 5", .portrait, .large, 780, 1, nil),
    (TableCellRightDetail(), "iPhone 14 Plus", .portrait, .large, 388, 1, nil),
    (TableCellLeftDetail(), "iPhone 8", .portrait, .large, Interval(0, 343), 1, nil),
    (TableCellLeftDetail(), "iPhone 8", .portrait, .accessibility1, 343, 1, nil),
    (ListRow(), "iPhone 8", .portrait, .large, 351, nil, nil),
    (ListRow(), "iPhone 14", .landscapeLeft, .large, 726, nil, nil),
    (NavigationTitle(), "iPhone 8", .portrait, .large, Interval(243, 343), 1, nil),
    (NavigationTitle(), "iPhone 14", .landscapeLeft, .large, Interval(618, 718), 1, nil),
    (FullWidthButton(), "iPhone 8", .portrait, .large, 311, 1, nil),
    (FullWidthButton(), "iPhone 17", .portrait, .large, Interval(330, 338), 1, nil),
    (BodyParagraph(), "iPad Air 5", .landscapeLeft, .large, 664, nil, nil),
  ]

  @Test(arguments: rows)
  func leavesSpaceForText(row: Row) throws {
    let context = try Device(named: row.device).context(row.orientation, category: row.category)
    let box = row.component.box(in: context)
    #expect(box.width == row.width)
    #expect(box.lineLimit == row.lines)
    #expect(box.lineLimit == row.component.lineLimit)
    #expect(box.fixedHeight == row.height)
    #expect(row.component.truncates == (row.lines != nil))
    #expect(!box.sources.isEmpty)
  }

  @Test(arguments: ComponentRegistry.builtIn.names)
  func hasWhatItSays(name: String) throws {
    let component = try #require(ComponentRegistry.builtIn[name])
    let context = try Device(named: "iPhone 8").context()
    #expect((component.detailBox(in: context) != nil) == (component.detailTextStyle != nil))
    let expected: Double? =
      switch component {
      case is NavigationTitle, is BodyParagraph: nil
      case is FullWidthButton: 50
      default: 44
      }
    #expect(component.touchTarget(in: context)?.minimumHeight == expected)
  }

  /// An app's own component: all else has defaults.
  private struct PriceTag: Component {
    var width = 80.0
    var textStyle: TextStyleName { .footnote }
    func box(in context: LayoutContext) -> TextBox {
      TextBox(width: Interval(width), lineLimit: 2)
    }
  }

  @Test func hasDefaults() {
    let tag = PriceTag()
    #expect(tag.name == "priceTag" && tag.phrase == "a price tag")
    #expect(tag.lineLimit == 1 && tag.truncates && tag.weight == nil && tag.scaleLimits == nil)
    #expect(FullWidthButton().name == "fullWidthButton")
  }

  @Test func registersComponentsByName() {
    var registry = ComponentRegistry([PriceTag(), ListRow()])
    registry.register(PriceTag(width: 60))
    #expect(registry.names == ["priceTag", "listRow"])
    #expect(registry["priceTag"] as? PriceTag == PriceTag(width: 60))
    #expect(registry["tableCellBasic"] == nil)
  }

  @Test(
    arguments: [(100, 235, .sideBySide), (100, 236, .stacked), (343, 0, .stacked)]
      as [(Double, Double, CellArrangement)])
  func stacksWhatDoesNotFitBeside(title: Double, detail: Double, expected: CellArrangement) throws {
    let phone = try Device(named: "iPhone 8")
    let large = CellArrangement.deciding(title: title, detail: detail, in: try phone.context())
    #expect(large == expected)
    let larger = try phone.context(category: .accessibility1)
    #expect(CellArrangement.deciding(title: 1, detail: 1, in: larger) == .stacked)
    let unmeasured = try Device(named: "iPhone 17").context()
    #expect(CellArrangement.deciding(title: 182, detail: 176, in: unmeasured) == nil)
  }

  @Test(
    arguments: [
      (.xSmall, 15.3), (.large, 17), (.xLarge, 19), (.accessibility5, 17 * 1.235),
    ] as [(SizeCategory, Double)])
  func keepsBarTitlesWithinLimits(category: SizeCategory, size: Double) {
    #expect(NavigationTitle().textSize(17, at: category) == size)
    #expect(BodyParagraph().textSize(17, at: .accessibility5) == 48)
  }
}
