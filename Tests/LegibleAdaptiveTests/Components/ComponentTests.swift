import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct ComponentTests {
  typealias Row = (
    kind: ComponentKind, device: String, orientation: Orientation, category: SizeCategory,
    width: Interval, lines: Int, height: Double?
  )

  static let rows: [Row] = [
    (.tableCellBasic, "iPhone 8", .portrait, .large, 343, 1, nil),
    (.tableCellBasic, "iPhone 14", .landscapeLeft, .large, 718, 1, nil),
    (.tableCellSubtitle, "iPad Air 5", .portrait, .large, 780, 1, nil),
    (.tableCellRightDetail, "iPhone 14 Plus", .portrait, .large, 388, 1, nil),
    (.tableCellLeftDetail, "iPhone 8", .portrait, .large, Interval(0, 343), 1, nil),
    (.tableCellLeftDetail, "iPhone 8", .portrait, .accessibility1, 343, 1, nil),
    (.listRow, "iPhone 8", .portrait, .large, 351, 0, nil),
    (.listRow, "iPhone 14", .landscapeLeft, .large, 726, 0, nil),
    (.navigationTitle, "iPhone 8", .portrait, .large, Interval(243, 343), 1, nil),
    (.navigationTitle, "iPhone 14", .landscapeLeft, .large, Interval(618, 718), 1, nil),
    (.fullWidthButton, "iPhone 8", .portrait, .large, 311, 1, nil),
    (.fullWidthButton, "iPhone 17", .portrait, .large, Interval(330, 338), 1, nil),
    (.bodyParagraph, "iPad Air 5", .landscapeLeft, .large, 664, 0, nil),
  ]

  @Test(arguments: rows)
  func leavesRoomForText(row: Row) throws {
    let context = try Device.named(row.device).context(row.orientation, category: row.category)
    let box = row.kind.box(in: context)
    #expect(box.width == row.width)
    #expect(box.lineLimit == row.lines)
    #expect(box.lineLimit == row.kind.lineLimit)
    #expect(box.fixedHeight == row.height)
    #expect(row.kind.truncates == (row.lines > 0))
    #expect(!box.sources.isEmpty)
  }

  @Test(arguments: ComponentKind.allCases)
  func knowsItsKind(kind: ComponentKind) throws {
    #expect(kind.component.kind == kind)
    let context = try Device.named("iPhone 8").context()
    let hasDetail = kind.component.detailTextStyle != nil
    #expect((kind.component.detailBox(in: context) != nil) == hasDetail)
    let target = kind.touchTarget(in: context)?.minimumHeight
    let expected: Double? =
      switch kind {
      case .navigationTitle, .bodyParagraph: nil
      case .fullWidthButton: 50
      default: 44
      }
    #expect(target == expected)
  }

  @Test(
    arguments: [(100, 235, .sideBySide), (100, 236, .stacked), (343, 0, .stacked)]
      as [(Double, Double, CellArrangement)])
  func stacksWhatDoesNotFitBeside(title: Double, detail: Double, expected: CellArrangement) throws {
    let phone = try Device.named("iPhone 8")
    let large = CellArrangement.deciding(title: title, detail: detail, in: try phone.context())
    #expect(large == expected)
    let larger = try phone.context(category: .accessibility1)
    #expect(CellArrangement.deciding(title: 1, detail: 1, in: larger) == .stacked)
    let unmeasured = try Device.named("iPhone 17").context()
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
