import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct UncertainLayoutTests {
  @Test(arguments: ["iPhone 17", "iPhone Air", "iPhone 16 Pro Max"])
  func knowsOneOfTwoMarginsOfUnmeasuredPhones(device: String) throws {
    let context = try Device(named: device).context()
    #expect(context.margins.left == Interval(16, 20))
    #expect(context.readableGuide.width.upper - context.readableGuide.width.lower == 8)
    #expect(context.readableGuide.x == Interval(16, 20))
    #expect(context.unknown.starts(with: ["margins", "readable"]))
  }

  typealias Guide = (
    device: String, orientation: Orientation, category: SizeCategory, version: SystemVersion,
    width: Interval
  )

  static let guides: [Guide] = [
    // Narrower than any limit: the margins decide at every size.
    ("iPhone 14", .portrait, .xSmall, .standard, 358),
    ("iPhone 14", .portrait, .accessibility5, .standard, 358),
    ("iPhone 14", .landscapeLeft, .accessibility2, .standard, 718),
    ("iPhone 14", .landscapeLeft, .small, .standard, Interval(552, 718)),
    ("iPad Pro 12.9 6", .portrait, .large, .standard, 664),
    ("iPad Pro 12.9 6", .portrait, .medium, .standard, Interval(552, 664)),
    ("iPad Pro 12.9 6", .portrait, .xxxLarge, .standard, Interval(664, 896)),
    ("iPad Pro 12.9 6", .portrait, .accessibility1, .standard, Interval(664, 984)),
    ("iPad Pro 12.9 1", .portrait, .large, SystemVersion(9, 3), 672),
    ("iPad Pro 12.9 6", .portrait, .large, SystemVersion(12), Interval(664, 672)),
    ("iPad Pro 12.9 6", .portrait, .large, SystemVersion(26), Interval(664, 984)),
  ]

  @Test(arguments: guides)
  func keepsTheRangeOfReadableWidths(row: Guide) throws {
    let context = try Device(named: row.device)
      .context(row.orientation, category: row.category, version: row.version)
    let guide = context.readableGuide
    #expect(guide.width == row.width)
    #expect(guide.x.lower * 2 + guide.width.upper == context.size.width)
    #expect(context.unknown.contains("readable") == (row.width.value == nil))
  }

  @Test func keepsBothReportsOfNewInsetsHeldSideways() throws {
    let context = try Device(named: "iPhone 17").context(.landscapeLeft, version: SystemVersion(26))
    #expect(context.safeArea.top == Interval(0, 20))
    #expect(context.safeArea.bottom == Interval(20, 21))
    #expect(context.safeArea.left == 62)
    #expect(context.bars == nil)
    #expect(context.unknown == ["safeArea.top", "safeArea.bottom", "bars"])
  }

  @Test func knowsTheOlderNotchOfTheMini() throws {
    let mini = try Device(named: "iPhone 12 mini")
    #expect(try mini.context(version: SystemVersion(14, 4)).safeArea.top == 44)
    #expect(try mini.context(version: SystemVersion(15)).safeArea.top == 50)
  }

  @Test(
    arguments: [
      ("iPhone 14", .portrait, 44, 96, 49), ("iPhone 14", .landscapeRight, 32, nil, 32),
      ("iPhone 14 Plus", .landscapeLeft, 44, nil, 49), ("iPad mini 6", .portrait, 50, 102, 50),
    ] as [(String, Orientation, Double, Double?, Double)])
  func knowsTheBars(
    device: String, orientation: Orientation, navigation: Double, large: Double?, tab: Double
  ) throws {
    let bars = try Device(named: device).context(orientation).bars
    #expect(bars?.navigationBar == navigation)
    #expect(bars?.largeTitleBar == large)
    #expect(bars?.tabBar == tab)
    #expect(bars?.toolbar == navigation)
  }

  /// The status bars of simulators; none on phones held sideways.
  @Test(
    arguments: [
      ("iPhone 8", 20), ("iPhone X", 44), ("iPhone 11", 48), ("iPhone 13 mini", 50),
      ("iPhone 14", 47), ("iPhone 15", 54), ("iPhone 16 Pro", 54), ("iPad Pro 9.7", 20),
      ("iPad Air 5", 24),
    ] as [(String, Double)])
  func knowsTheStatusBar(device: String, height: Double) throws {
    let device = try Device(named: device)
    #expect(try device.context().statusBar == height)
    #expect(try device.context(.landscapeLeft).statusBar == (device.kind == .iPad ? height : 0))
  }

  /// The insets of 62 and 68 pt are taken on from measured ones of up to 59 pt.
  @Test(
    arguments: [
      ("iPhone 14 Pro", 75, .high), ("iPhone 16 Pro", 78, .medium), ("iPhone Air", 84, .medium),
    ] as [(String, Double, Confidence)])
  func takesMarginsOnToLargerInsets(
    device: String, margin: Double, confidence: Confidence
  ) throws {
    let context = try Device(named: device).context(.landscapeLeft)
    #expect(context.margins.left == Interval(margin))
    #expect(context.sources.first { $0.figure == "margins" }?.confidence == confidence)
  }

  @Test(
    arguments: [
      ("iPhone 7", 10, nil, false), ("iPhone 7", 11, 96, false), ("iPad Pro 9.7", 10, nil, false),
      ("iPad Pro 9.7", 11, 96, false), ("iPad Pro 9.7", 12, 102, false),
      ("iPhone 17", 26, nil, true),
    ] as [(String, Int, Double?, Bool)])
  func hasLargeTitlesSinceIOS11(
    device: String, major: Int, height: Double?, isUnknown: Bool
  ) throws {
    let context = try Device(named: device).context(version: SystemVersion(major))
    #expect(context.bars?.largeTitleBar == height)
    #expect(!context.unknown.contains("bars.largeTitleBar"))
    #expect(context.unknown.contains("bars") == isUnknown)
  }

  @Test(arguments: [
    ("16", SystemVersion(16)), ("16.2", SystemVersion(16, 2)), ("26.1.3", SystemVersion(26, 1)),
    ("8", nil), ("", nil), ("16.", nil), ("-16", nil), ("16.x", nil), ("99999999999999999999", nil),
    ("18.6", SystemVersion(18, 6)), ("19", nil), ("25.4", nil), ("26", SystemVersion(26)),
    ("１６", nil), ("1.2.3.4", nil),
  ])
  func readsVersions(text: String, version: SystemVersion?) {
    #expect(SystemVersion(text) == version)
  }
}
