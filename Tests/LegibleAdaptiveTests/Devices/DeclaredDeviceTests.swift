import LegibleAdaptive
import LegibleCore
import Testing

/// Devices that an app declares itself.
@Suite struct DeclaredDeviceTests {
  private static let points = Size(width: 1080, height: 1920)

  @Test(arguments: [
    (nil, nil, Confidence.low, 0.0), (Insets(top: 24), nil, .low, 24),
    (Insets(top: 24), Insets(), .high, 24),
  ])
  func unknownInsetsAreOfLowConfidence(
    _ portrait: Insets?, _ landscape: Insets?, _ confidence: Confidence, _ top: Double
  ) throws {
    let device = Device(
      name: "Kiosk", points: Self.points, scale: 2, portraitInsets: portrait,
      landscapeInsets: landscape)
    #expect(device.sources.map(\.figure) == ["safeArea"])
    #expect(device.sources.map(\.confidence) == [confidence])
    let context = try device.context()
    #expect(context.safeArea.top?.value == top)
    #expect(context.sources.first { $0.figure == "safeArea" }?.confidence == confidence)
  }

  @Test(arguments: [(599.0, Geometry.Kind.iPhone), (600, .iPad)])
  func widthTellsPhonesFromPads(_ width: Double, _ kind: Geometry.Kind) {
    let device = Device(name: "Own", points: Size(width: width, height: 900), scale: 2)
    #expect(device.kind == kind)
    #expect(device.pixels == PixelSize(width: Int(width) * 2, height: 1800))
  }

  @Test func takesTheLayoutOfAnotherDevice() throws {
    let phone = try Device(named: "iPhone X")
    let device = Device(name: "Own", geometry: phone.geometry)
    #expect(try device.context(.landscapeLeft).safeArea == phone.context(.landscapeLeft).safeArea)
  }
}
