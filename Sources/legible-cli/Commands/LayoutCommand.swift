import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible layout`: the geometry of an app's window on a device.
enum LayoutCommand: Command {
  static let device = Option(
    "device", value: "NAME", help: "The device; see legible devices.", parse: .text)
  static let orientation = Option(
    "orientation", value: "WAY", help: "The device orientation. Default: portrait.",
    parse: ValueParser<Orientation>.choice)
  static let split = Option(
    "split", value: "PART", help: "How much of an iPad's screen the app has. Default: full.",
    parse: ValueParser<Split>.choice)
  static let category = Option(
    "category", value: "SIZE", help: "The user's text size, like xxxLarge or AX3. Default: large.",
    parse: .category)
  static let direction = Option(
    "direction", value: "WAY", help: "The direction of the interface. Default: ltr.",
    parse: ValueParser<LayoutDirection>.choice)
  static let version = Option(
    "os", value: "VERSION",
    help: "The version of iOS or iPadOS, from 9. Default: what the device had that is nearest to "
      + "\(SystemVersion.standard).",
    parse: .systemVersion)

  static let signature = CommandSignature(
    "layout", summary: "Shows sizes, insets, margins and widths of text on a device.",
    discussion: [
      """
      Lengths are pt. An unpublished figure is unknown; where it has bounds, both are \
      shown.
      """
    ],
    parameters: [device, orientation, split, category, direction, version, OutputFormat.option],
    examples: [
      "--device 'iPhone 14'", "--device 'iPad Air 5' --orientation landscapeLeft --split 1/2",
      "--device 'iphone se 3' --category AX5 --format json",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let name = arguments[device] else {
      throw ArgumentError("--device is missing", hint: "legible devices lists the names.")
    }
    let context: LayoutContext
    do throws(LegibleError) {
      context = try Device(named: name).context(
        arguments[orientation] ?? .portrait, split: arguments[split] ?? .full,
        category: arguments[category] ?? .large, direction: arguments[direction] ?? .ltr,
        version: arguments[version])
    } catch {
      throw ArgumentError(error.findings[0].message, hint: error.findings[0].advice)
    }
    switch arguments[OutputFormat.option] ?? .text {
    case .text: console.write(LayoutText(context: context, palette: console.palette).text)
    case .json: console.print(context.json.pretty)
    }
    return .success
  }
}

extension ValueParser<SizeCategory> {
  /// A size category by any of its usual names.
  static var category: Self {
    Self(choices: SizeCategory.allCases.map(\.rawValue)) { word throws(ArgumentError) in
      do throws(LegibleError) {
        return try SizeCategory(named: word)
      } catch {
        throw ArgumentError("is not a text size", hint: error.findings[0].hint)
      }
    }
  }
}
