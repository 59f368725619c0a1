import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct DeviceTableTests {
  @Test func hasSixtyRowsOfTwentyFourGeometries() {
    #expect(Device.all.count == 60)
    #expect(Device.all.filter { $0.kind == .iPhone }.count == 43)
    #expect(Set(Device.all.map(\.name)).count == 60)
    #expect(Geometry.all.count == 24)
    #expect(Set(Geometry.all).count == 24)
    #expect(Set(Device.all.map(\.geometry)) == Set(Geometry.all))
    #expect(Geometry.all.reduce(0) { $0 + $1.devices.count } == 60)
  }

  typealias Pixels = (
    device: String, points: Size, pixels: PixelSize, panel: PixelSize, native: Double
  )

  /// Rows that copies of the HIG and of other tables often have wrong.
  static let pixels: [Pixels] = [
    (
      "iPad Pro 10.5", Size(width: 834, height: 1112), PixelSize(width: 1668, height: 2224),
      PixelSize(width: 1668, height: 2224), 2
    ),
    (
      "iPhone X", Size(width: 375, height: 812), PixelSize(width: 1125, height: 2436),
      PixelSize(width: 1125, height: 2436), 3
    ),
    (
      "iPhone 13 mini", Size(width: 375, height: 812), PixelSize(width: 1125, height: 2436),
      PixelSize(width: 1080, height: 2340), 2.88
    ),
    (
      "iPhone 8 Plus", Size(width: 414, height: 736), PixelSize(width: 1242, height: 2208),
      PixelSize(width: 1080, height: 1920), 2.608
    ),
    (
      "iPhone 17 Pro Max", Size(width: 440, height: 956), PixelSize(width: 1320, height: 2868),
      PixelSize(width: 1320, height: 2868), 3
    ),
  ]

  @Test(arguments: pixels)
  func tellsRenderedPixelsFromThePanel(row: Pixels) throws {
    let device = try Device(named: row.device)
    #expect(device.points == row.points)
    #expect(device.pixels == row.pixels)
    #expect(device.panelPixels == row.panel)
    #expect(device.nativeScale == row.native)
  }

  @Test func leavesUnpublishedRadiiOut() {
    let unknown = Device.all.filter { $0.cornerRadius == nil }.map(\.name)
    #expect(unknown == ["iPad Pro 11-inch (M4, M5)", "iPad Pro 13-inch (M4, M5)"])
  }

  @Test func namesAGeometryByItsDevices() throws {
    let geometry = try Device(named: "iPhone X").geometry
    #expect(geometry.description == "375 x 812, 44/34: iPhone X, iPhone XS, iPhone 11 Pro")
    let alone = try geometry.context()
    #expect(alone.device == nil)
    #expect(alone.cornerRadius == 39)
  }

  @Test func leavesDifferingRadiiOfAGeometryOut() throws {
    let context = try Device(named: "iPad Air 5").geometry.context()
    #expect(context.cornerRadius == nil)
    #expect(context.unknown == ["cornerRadius"])
  }
}
