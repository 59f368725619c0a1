import LegibleAdaptive
import LegibleCore
import Testing

/// What iOS 16.2 simulators reported for a root view at Large (ios-dimensions, commit b33417c).
@Suite struct MeasuredLayoutTests {
  typealias Row = (
    device: String, orientation: Orientation, width: Double,
    insets: (top: Double, bottom: Double, side: Double), margin: Double,
    readable: (x: Double, width: Double), horizontal: SizeClass, vertical: SizeClass
  )

  static let rows: [Row] = [
    ("iPhone SE (3rd generation)", .portrait, 375, (20, 0, 0), 16, (16, 343), .compact, .regular),
    (
      "iPhone SE (3rd generation)", .landscapeLeft, 667, (0, 0, 0), 20, (20, 627), .compact,
      .compact
    ),
    ("iPhone 8 Plus", .portrait, 414, (20, 0, 0), 20, (20, 374), .compact, .regular),
    ("iPhone 8 Plus", .landscapeLeft, 736, (0, 0, 0), 20, (20, 696), .regular, .compact),
    ("iPad (10th generation)", .portrait, 820, (24, 20, 0), 20, (78, 664), .regular, .regular),
    (
      "iPad (10th generation)", .landscapeLeft, 1180, (24, 20, 0), 20, (258, 664), .regular,
      .regular
    ),
    (
      "iPad Pro (12.9-inch) (6th generation)", .portrait, 1024, (24, 20, 0), 20, (180, 664),
      .regular, .regular
    ),
    (
      "iPad Pro (12.9-inch) (6th generation)", .landscapeLeft, 1366, (24, 20, 0), 20, (351, 664),
      .regular, .regular
    ),
    ("iPhone 12", .portrait, 390, (47, 34, 0), 16, (16, 358), .compact, .regular),
    ("iPhone 12", .landscapeLeft, 844, (0, 21, 47), 63, (63, 718), .compact, .compact),
    ("iPhone 13", .portrait, 390, (47, 34, 0), 16, (16, 358), .compact, .regular),
    ("iPhone 13", .landscapeLeft, 844, (0, 21, 47), 63, (63, 718), .compact, .compact),
    ("iPhone 12 Pro", .portrait, 390, (47, 34, 0), 16, (16, 358), .compact, .regular),
    ("iPhone 12 Pro", .landscapeLeft, 844, (0, 21, 47), 63, (63, 718), .compact, .compact),
    (
      "iPad Pro (11-inch) (4th generation)", .portrait, 834, (24, 20, 0), 20, (85, 664), .regular,
      .regular
    ),
    (
      "iPad Pro (11-inch) (4th generation)", .landscapeLeft, 1194, (24, 20, 0), 20, (265, 664),
      .regular, .regular
    ),
    ("iPhone 14 Pro Max", .portrait, 430, (59, 34, 0), 20, (20, 390), .compact, .regular),
    ("iPhone 14 Pro Max", .landscapeLeft, 932, (0, 21, 59), 75, (134, 664), .regular, .compact),
    ("iPhone 14 Plus", .portrait, 428, (47, 34, 0), 20, (20, 388), .compact, .regular),
    ("iPhone 14 Plus", .landscapeLeft, 926, (0, 21, 47), 63, (131, 664), .regular, .compact),
    ("iPhone 14", .portrait, 390, (47, 34, 0), 16, (16, 358), .compact, .regular),
    ("iPhone 14", .landscapeLeft, 844, (0, 21, 47), 63, (63, 718), .compact, .compact),
    ("iPhone 12 mini", .portrait, 375, (50, 34, 0), 16, (16, 343), .compact, .regular),
    ("iPhone 12 mini", .landscapeLeft, 812, (0, 21, 50), 66, (66, 680), .compact, .compact),
    ("iPad mini (6th generation)", .portrait, 744, (24, 20, 0), 20, (20, 704), .regular, .regular),
    (
      "iPad mini (6th generation)", .landscapeLeft, 1133, (24, 20, 0), 20, (234.5, 664), .regular,
      .regular
    ),
    ("iPhone 13 mini", .portrait, 375, (50, 34, 0), 16, (16, 343), .compact, .regular),
    ("iPhone 13 mini", .landscapeLeft, 812, (0, 21, 50), 66, (66, 680), .compact, .compact),
    ("iPhone 8", .portrait, 375, (20, 0, 0), 16, (16, 343), .compact, .regular),
    ("iPhone 8", .landscapeLeft, 667, (0, 0, 0), 20, (20, 627), .compact, .compact),
    ("iPhone 13 Pro Max", .portrait, 428, (47, 34, 0), 20, (20, 388), .compact, .regular),
    ("iPhone 13 Pro Max", .landscapeLeft, 926, (0, 21, 47), 63, (131, 664), .regular, .compact),
    ("iPhone 13 Pro", .portrait, 390, (47, 34, 0), 16, (16, 358), .compact, .regular),
    ("iPhone 13 Pro", .landscapeLeft, 844, (0, 21, 47), 63, (63, 718), .compact, .compact),
    ("iPhone 12 Pro Max", .portrait, 428, (47, 34, 0), 20, (20, 388), .compact, .regular),
    ("iPhone 12 Pro Max", .landscapeLeft, 926, (0, 21, 47), 63, (131, 664), .regular, .compact),
    ("iPad Air (5th generation)", .portrait, 820, (24, 20, 0), 20, (78, 664), .regular, .regular),
    (
      "iPad Air (5th generation)", .landscapeLeft, 1180, (24, 20, 0), 20, (258, 664), .regular,
      .regular
    ),
    ("iPhone 14 Pro", .portrait, 393, (59, 34, 0), 16, (16, 361), .compact, .regular),
    ("iPhone 14 Pro", .landscapeLeft, 852, (0, 21, 59), 75, (75, 702), .compact, .compact),
  ]

  @Test(arguments: rows)
  func reproducesTheMeasurement(row: Row) throws {
    let context = try Device(named: row.device)
      .context(row.orientation, version: SystemVersion(16, 2))
    #expect(context.size.width == row.width)
    #expect(context.safeArea.top == Interval(row.insets.top))
    #expect(context.safeArea.bottom == Interval(row.insets.bottom))
    #expect(context.safeArea.left == Interval(row.insets.side))
    #expect(context.safeArea.right == Interval(row.insets.side))
    #expect(context.margins.left == Interval(row.margin))
    #expect(context.margins.right == Interval(row.margin))
    #expect(context.readableGuide.x == Interval(row.readable.x))
    #expect(context.readableGuide.width == Interval(row.readable.width))
    #expect(context.sizeClass == SizeClasses(horizontal: row.horizontal, vertical: row.vertical))
    let figures = ["safeArea", "margins", "readable"]
    let confidence = context.sources.filter { figures.contains($0.figure) }.map(\.confidence)
    #expect(confidence == [.high, .high, .high])
  }

  typealias OlderRow = (
    device: String, orientation: Orientation, width: Double, margin: Double,
    readable: (x: Double, width: Double)
  )

  /// The same source's older measurements (commit badad76, iOS 15).
  static let olderRows: [OlderRow] = [
    ("iPad Pro 9.7-inch", .portrait, 768, 20, (52, 664)),
    ("iPad Pro 9.7-inch", .landscapeLeft, 1024, 20, (180, 664)),
    ("iPad 9th gen", .portrait, 810, 20, (73, 664)),
    ("iPad 9th gen", .landscapeLeft, 1080, 20, (208, 664)),
    ("iPhone 11 Pro Max", .landscapeLeft, 896, 60, (116, 664)),
    ("iPhone 11", .landscapeLeft, 896, 64, (116, 664)),
    ("iPhone 11 Pro", .landscapeLeft, 812, 60, (60, 692)),
  ]

  @Test(arguments: olderRows)
  func reproducesTheOlderMeasurement(row: OlderRow) throws {
    let context = try Device(named: row.device).context(row.orientation, version: SystemVersion(15))
    #expect(context.size.width == row.width)
    #expect(context.margins.left == Interval(row.margin))
    #expect(context.readableGuide.x == Interval(row.readable.x))
    #expect(context.readableGuide.width == Interval(row.readable.width))
  }
}
