import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible devices`: the device table.
enum DevicesCommand: Command {
  static let sources = Flag("sources", help: "Show where each figure comes from.")

  static let signature = CommandSignature(
    "devices", summary: "Lists the devices and their screens.",
    discussion: [
      """
      Devices that share points, insets and size classes have one geometry; layouts are computed by \
      geometry. Safe areas are printed as top/bottom, versions of iOS or iPadOS as first-last. Pixels \
      are those that the system renders; where the panel has others, it draws them smaller.
      """
    ],
    parameters: [sources, OutputFormat.option],
    examples: ["", "--sources", "--format json"])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    switch arguments[OutputFormat.option] ?? .text {
    case .text: console.write(text(withSources: arguments[sources]))
    case .json:
      console.print(JSONValue.array(Device.all.map { json($0, arguments[sources]) }).pretty)
    }
    return .success
  }

  private static func text(withSources: Bool) -> String {
    let headings = [
      "Device", "iOS", "Points", "Pixels", "Panel", "Scale", "ppi", "Portrait", "Landscape",
      "Safe area", "Radius",
    ]
    let lines = TextTable(rows: [headings] + Device.all.map(cells)).lines
    let sources = withSources ? Device.all.map(\.sources) : []
    var text = lines[0] + "\n"
    for (index, line) in lines.dropFirst().enumerated() {
      text += line + "\n"
      guard withSources else { continue }
      text += sources[index].map { "  \($0.cells.joined(separator: ": "))\n" }.joined()
    }
    return text + "\(Device.all.count) devices, \(Geometry.all.count) geometries\n"
  }

  private static func cells(_ device: Device) -> [String] {
    [
      device.name, "\(device.systems.first)-\(device.systems.last.map(String.init) ?? "")",
      "\(device.points.width.shortDescription) x \(device.points.height.shortDescription)",
      text(of: device.pixels),
      text(of: device.panelPixels), "@\(device.scale.shortDescription)x",
      device.pixelsPerInch.map(String.init) ?? "unknown", classes(device, .portrait),
      classes(device, .landscapeLeft),
      safeArea(device), device.cornerRadius.map(\.shortDescription) ?? "unknown",
    ]
  }

  private static func text(of size: PixelSize) -> String { "\(size.width) x \(size.height)" }

  private static func classes(_ device: Device, _ orientation: Orientation) -> String {
    let classes = device.geometry.sizeClasses(orientation)
    return "\(classes.horizontal.rawValue)/\(classes.vertical.rawValue)"
  }

  private static func safeArea(_ device: Device) -> String {
    let insets = device.geometry.portraitInsets
    return "\(insets.top.shortDescription)/\(insets.bottom.shortDescription)"
  }

  private static func json(_ device: Device, _ withSources: Bool) -> JSONValue {
    let geometry = device.geometry
    var members: [JSONValue.Member] = [
      .init("name", .string(device.name)),
      .init("kind", .string(device.kind.rawValue)),
      .init(
        "systems",
        [
          "first": .integer(device.systems.first),
          "last": device.systems.last.map(JSONValue.integer) ?? .null,
        ]),
      .init("points", device.points.json),
      .init("pixels", device.pixels.json),
      .init("panelPixels", device.panelPixels.json),
      .init("scale", .number(device.scale)),
      .init("nativeScale", .number(device.nativeScale)),
      .init("ppi", device.pixelsPerInch.map(JSONValue.integer) ?? .null),
      .init(
        "sizeClass",
        [
          "portrait": geometry.sizeClasses(.portrait).json,
          "landscape": geometry.sizeClasses(.landscapeLeft).json,
        ]),
      .init("geometry", .string(geometry.label)),
      .init(
        "safeArea",
        ["portrait": geometry.portraitInsets.json, "landscape": geometry.landscapeInsets.json]),
      .init("cornerRadius", .optional(device.cornerRadius)),
      .init("diagonal", .optional(device.diagonal)),
      .init("year", device.year.map(JSONValue.integer) ?? .null),
    ]
    if withSources { members.append(.init("sources", .array(device.sources.map(\.json)))) }
    return .object(members)
  }
}
