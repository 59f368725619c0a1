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
    (PlacedText.text, "iPhone 8", .portrait, .large, Interval(343, 375), nil, nil),
    (PlacedText.label, "iPhone 14", .landscapeLeft, .large, Interval(718, 750), 1, nil),
    (PlacedText.button, "iPhone 8", .portrait, .large, Interval(343, 375), 1, nil),
    (PlacedText.wrappingButton, "iPhone 8", .portrait, .large, Interval(311, 375), nil, nil),
    (LargeTitle(), "iPhone 8", .portrait, .large, 343, 1, nil),
    (BarButton(), "iPhone 8", .portrait, .large, Interval(109, 343), 1, nil),
    (TabItem(), "iPhone 8", .portrait, .large, Interval(75, 187.5), 1, nil),
    (TabItem(), "iPad Air 5", .portrait, .large, Interval(64, 410), 1, nil),
    (TextField(), "iPhone 8", .portrait, .large, Interval(311, 375), 1, nil),
    (TextView(), "iPhone 8", .portrait, .large, Interval(301, 365), nil, nil),
    (SearchField(), "iPhone 8", .portrait, .large, Interval(204, 343), 1, nil),
    (Segment(), "iPhone 14 Plus", .portrait, .large, Interval(57.9, 192.5), 1, nil),
    (Segment(), "iPad Air 5", .portrait, .large, Interval(92.07, 388.5), 1, nil),
    (InsetGroupedRow(), "iPhone 8", .portrait, .large, Interval(303, 319), nil, nil),
    (ToggleRow(), "iPhone 8", .portrait, .large, Interval(236, 292), nil, nil),
    (SectionText.header, "iPhone 8", .portrait, .large, Interval(303, 343), nil, nil),
    (SectionText.footer, "iPhone 8", .portrait, .large, Interval(303, 343), nil, nil),
    (MenuItem(), "iPhone 8", .portrait, .large, Interval(158, 343), nil, nil),
    (Badge(), "iPhone 8", .portrait, .large, Interval(75, 375), 1, nil),
    (Banner(), "iPhone 8", .portrait, .large, Interval(311, 343), nil, nil),
    (AlertText.title, "iPhone 8", .portrait, .large, 230, nil, nil),
    (AlertText.message, "iPad Air 5", .portrait, .accessibility1, 270, nil, nil),
    (AlertText.button, "iPhone 8", .landscapeLeft, .large, Interval(254, 270), 1, nil),
    (SheetText.title, "iPhone 8", .portrait, .large, Interval(279, 327), nil, nil),
    (SheetText.message, "iPhone 8", .landscapeLeft, .large, Interval(279, 327), nil, nil),
    (SheetText.button, "iPad Air 5", .portrait, .large, Interval(190, 788), 1, nil),
    (WidgetText.small, "iPhone 8", .portrait, .large, Interval(116, 148), nil, 148),
    (WidgetText.medium, "iPhone 8 Plus", .portrait, .large, Interval(316, 348), nil, 157),
    (WidgetText.large, "iPad Air 5", .landscapeLeft, .large, Interval(310, 342), nil, 342),
    (WidgetText.small, "iPhone 17", .portrait, .large, Interval(126, 169), nil, 169),
    (WidgetText.medium, "iPhone 17 Pro Max", .portrait, .large, Interval(332, 440), nil, 956),
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
      case is FullWidthButton: 50
      case AlertText.button as AlertText: 45
      case SheetText.button as SheetText: 56
      case is TableCellBasic, is TableCellSubtitle, is TableCellRightDetail,
        is TableCellLeftDetail, is ListRow, is InsetGroupedRow, is ToggleRow:
        44
      default: nil
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

  /// A component, and the size in pt of its text at the smallest, the default and the largest text size.
  @Test(
    arguments: [
      (TabItem(), 11, 10, 10, 10), (Segment(), 13, 13, 13, 13), (PlacedText.label, 17, 17, 17, 17),
      (AlertText.message, 13, 13, 13, 38), (WidgetText.small, 17, 15, 17, 23),
    ] as [(any Component, Double, Double, Double, Double)])
  func growsAsFarAsTheSystemLetsIt(
    component: any Component, size: Double, least: Double, standard: Double, most: Double
  ) {
    let sizes = [SizeCategory.xSmall, .large, .accessibility5].map {
      component.textSize(size, at: $0)
    }
    #expect(zip(sizes, [least, standard, most]).allSatisfy { abs($0 - $1) < 0.01 }, "\(sizes)")
  }

  /// A widget of a screen that no figure is published for lies between those of its neighbours.
  @Test(arguments: Device.all.map(\.geometry))
  func hasWidgetsForEveryScreen(geometry: Geometry) throws {
    let context = try geometry.context(.portrait)
    for widget in WidgetText.allCases {
      let width = widget.box(in: context).width
      #expect(width.lower > 100 && width.upper <= geometry.points.width)
    }
  }

  @Test func titlesOfAlertButtonsShrink() throws {
    let context = try Device(named: "iPhone 8").context()
    #expect(AlertText.button.box(in: context).minimumScale == 10.0 / 17)
    #expect(SheetText.button.box(in: context).minimumScale == 10.0 / 17)
    #expect(AlertText.title.box(in: context).minimumScale == 1)
  }
}
