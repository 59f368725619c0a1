import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct SplitTests {
  typealias Row = (
    device: String, orientation: Orientation, split: Split, width: Double, widthClass: SizeClass
  )

  /// Published widths of five iPads (swift-snapshot-testing) and of the mini (hacknicity), size
  /// classes of the HIG of 2023; the last three devices by the same rule.
  static let rows: [Row] = [
    ("iPad Pro 9.7", .portrait, .third, 320, .compact),
    ("iPad Pro 9.7", .portrait, .twoThirds, 438, .compact),
    ("iPad Pro 9.7", .landscapeLeft, .third, 320, .compact),
    ("iPad Pro 9.7", .landscapeLeft, .half, 507, .compact),
    ("iPad Pro 9.7", .landscapeLeft, .twoThirds, 694, .regular),
    ("iPad 10.2", .portrait, .third, 320, .compact),
    ("iPad 10.2", .portrait, .twoThirds, 480, .compact),
    ("iPad 10.2", .landscapeLeft, .third, 320, .compact),
    ("iPad 10.2", .landscapeLeft, .half, 535, .compact),
    ("iPad 10.2", .landscapeLeft, .twoThirds, 750, .regular),
    ("iPad Pro 10.5", .portrait, .third, 320, .compact),
    ("iPad Pro 10.5", .portrait, .twoThirds, 504, .compact),
    ("iPad Pro 10.5", .landscapeLeft, .third, 320, .compact),
    ("iPad Pro 10.5", .landscapeLeft, .half, 551, .compact),
    ("iPad Pro 10.5", .landscapeLeft, .twoThirds, 782, .regular),
    ("iPad Pro 11 4", .portrait, .third, 320, .compact),
    ("iPad Pro 11 4", .portrait, .twoThirds, 504, .compact),
    ("iPad Pro 11 4", .landscapeLeft, .third, 375, .compact),
    ("iPad Pro 11 4", .landscapeLeft, .half, 592, .compact),
    ("iPad Pro 11 4", .landscapeLeft, .twoThirds, 809, .regular),
    ("iPad Pro 12.9 6", .portrait, .third, 375, .compact),
    ("iPad Pro 12.9 6", .portrait, .twoThirds, 639, .compact),
    ("iPad Pro 12.9 6", .landscapeLeft, .third, 375, .compact),
    ("iPad Pro 12.9 6", .landscapeLeft, .half, 678, .regular),
    ("iPad Pro 12.9 6", .landscapeLeft, .twoThirds, 981, .regular),
    ("iPad mini 6", .portrait, .third, 320, .compact),
    ("iPad mini 6", .portrait, .twoThirds, 414, .compact),
    ("iPad mini 6", .landscapeLeft, .third, 375, .compact),
    ("iPad mini 6", .landscapeLeft, .half, 561.5, .compact),
    ("iPad mini 6", .landscapeLeft, .twoThirds, 748, .regular),
    ("iPad Air 5", .portrait, .third, 320, .compact),
    ("iPad Air 5", .portrait, .twoThirds, 490, .compact),
    ("iPad Air 5", .landscapeLeft, .third, 375, .compact),
    ("iPad Air 5", .landscapeLeft, .half, 585, .compact),
    ("iPad Air 5", .landscapeLeft, .twoThirds, 795, .regular),
    ("iPad Pro 11 M4", .portrait, .third, 320, .compact),
    ("iPad Pro 11 M4", .portrait, .twoThirds, 504, .compact),
    ("iPad Pro 11 M4", .landscapeLeft, .third, 375, .compact),
    ("iPad Pro 11 M4", .landscapeLeft, .half, 600, .compact),
    ("iPad Pro 11 M4", .landscapeLeft, .twoThirds, 825, .regular),
    ("iPad Pro 13 M4", .portrait, .third, 375, .compact),
    ("iPad Pro 13 M4", .portrait, .twoThirds, 647, .compact),
    ("iPad Pro 13 M4", .landscapeLeft, .third, 375, .compact),
    ("iPad Pro 13 M4", .landscapeLeft, .half, 683, .regular),
    ("iPad Pro 13 M4", .landscapeLeft, .twoThirds, 991, .regular),
  ]

  @Test(arguments: rows)
  func takesItsShareOfTheScreen(row: Row) throws {
    let context = try Device(named: row.device).context(row.orientation, split: row.split)
    #expect(context.size.width == row.width)
    #expect(context.sizeClass == SizeClasses(horizontal: row.widthClass, vertical: .regular))
  }

  @Test(
    arguments: [
      ("iPad Air 5", .landscapeLeft, .full, 2360, 1640),
      ("iPad Air 5", .landscapeLeft, .half, 1170, 1640),
      ("iPad mini 6", .landscapeLeft, .half, 1123, 1488),
      ("iPad Pro 9.7", .landscapeLeft, .slideOver, 640, 1456),
      ("iPad Air 5", .portrait, .slideOver, 640, nil),
      ("iPhone 13 mini", .portrait, .full, 1125, 2436),
      ("iPhone 8 Plus", .landscapeLeft, .full, 2208, 1242),
    ] as [(String, Orientation, Split, Double, Double?)])
  func rendersThePixelsOfTheWindow(
    device: String, orientation: Orientation, split: Split, width: Double, height: Double?
  ) throws {
    let pixels = try Device(named: device).context(orientation, split: split).pixels
    #expect(pixels.width == width)
    #expect(pixels.height == height)
  }

  @Test func slidesOverWithTheNarrowWidth() throws {
    let old = try Device(named: "iPad Pro 9.7").context(.landscapeLeft, split: .slideOver)
    #expect(
      old.size == (try Device(named: "iPad 9.7").context(.landscapeLeft, split: .slideOver)).size)
    #expect(old.size.width == 320)
    #expect(old.size.height == 728)
    #expect(old.unknown.contains("statusBar"))
    let new = try Device(named: "iPad Air 5").context(.landscapeLeft, split: .slideOver)
    #expect(new.size.height == nil)
    #expect(new.unknown.contains("size.height"))
  }

  @Test func knowsNoMarginsOfSplits() throws {
    let context = try Device(named: "iPad Air 5").context(.landscapeLeft, split: .half)
    #expect(context.margins.left == Interval(16, 20))
    #expect(context.readableGuide.width == Interval(545, 553))
    #expect(context.unknown == ["margins", "readable"])
  }

  @Test(
    arguments: [
      ("iPhone 14", .landscapeLeft, .half, 18, "not offered on phones"),
      ("iPad Air 5", .portrait, .half, 18, "not offered in portrait"),
      ("iPad Air 5", .landscapeLeft, .third, 26, "freely resizable"),
    ] as [(String, Orientation, Split, Int, String)])
  func refusesWhatIsNotOffered(
    device: String, orientation: Orientation, split: Split, major: Int, reason: String
  ) throws {
    let error = #expect(throws: LegibleError.self) {
      try Device(named: device)
        .context(orientation, split: split, version: SystemVersion(major))
    }
    #expect(error?.findings.first?.message.contains(reason) == true)
  }
}
