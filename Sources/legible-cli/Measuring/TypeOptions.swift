import LegibleArguments
import LegibleKit

/// Options of `measure` on letters and the space between them.
enum TypeOptions {
  static let italic = Flag("italic", help: "Italic letters.")
  static let variations = RepeatedOption(
    "variation", value: "TAG=N", help: "An axis of variable fonts, such as wdth=75.",
    parse: .variation)
  static let features = RepeatedOption(
    "feature", value: "TAG", help: "An OpenType feature: tnum, or -kern to turn one off.",
    parse: .text)
  static let tracking = Option(
    "tracking", value: "N",
    help: "What is added to each letter: -20 thousandths of an em, -0.02em, -2% or -0.4pt.",
    parse: .quantity(.tracking))
  static let publishedTracking = Flag(
    "published-tracking", help: "Spaces a file of San Francisco by Apple's table, not its own.")
  static let keepLigatures = Flag(
    "keep-ligatures", help: "Keeps ligatures where letters are tracked.")
  static let wordSpacing = Option(
    "word-spacing", value: "PT",
    help: "What is added to each space between words: 2, 2pt, 2px or 0.1em.",
    parse: .quantity(.wordSpacing))
  static let lineHeight = Option(
    "line-height", value: "PT",
    help:
      "The height of each line: 22, 22pt, 22px, 1.5em or 150%. Default: the style's, which in a label of "
      + "iOS counts between lines only: the first is as high as its font.",
    parse: .quantity(.lineHeight))

  static let version = Option(
    "os", value: "VERSION",
    help: "The version of iOS whose fonts are stood in for, from 9. Default: any version.",
    parse: .systemVersion)

  static let all: [any Parameter] = [
    italic, variations, features, tracking, publishedTracking, keepLigatures, wordSpacing,
    lineHeight, version,
  ]

  /// What to say of a tracking that was most likely meant in em, as CSS has it.
  static func trackingNote(_ arguments: Arguments) -> String? {
    guard case .thousandths(let thousandths)? = arguments[tracking],
      thousandths != 0, abs(thousandths) < 1
    else { return nil }
    let text = CSSNumber.text(thousandths)
    return "--tracking \(text) is \(text) thousandths of an em; write \(text)em for ems, as in CSS"
  }

  static func apply(_ arguments: Arguments, to request: inout MeasureRequest) throws {
    if let version = arguments[version] {
      guard request.settings.isOfIOS else {
        throw ArgumentError("--os is for the profile ios")
      }
      request.settings.setSystemVersion(version)
    }
    request.isItalic = arguments[italic]
    for (tag, value) in arguments[variations] { request.settings.openType.variations[tag] = value }
    request.settings.openType.features = arguments[features]
    request.tracking = arguments[tracking]
    request.settings.systemFonts.usesPublishedTracking = arguments[publishedTracking]
    request.settings.openType.keepsLigaturesWhenTracked = arguments[keepLigatures]
    request.wordSpacing = arguments[wordSpacing]
    request.lineHeight = arguments[lineHeight]
  }
}

extension ParagraphSettings {
  /// Whether the system's fonts are those of a version of iOS.
  var isOfIOS: Bool { if case .uiKit = systemFonts.platform { true } else { false } }

  /// Takes the system's fonts of one version.
  mutating func setSystemVersion(_ version: SystemVersion) {
    systemFonts.platform = .uiKit(versions: version.major...version.major)
  }
}

extension ValueParser<(tag: String, value: Double)> {
  /// An axis and its value.
  fileprivate static var variation: Self {
    Self { word throws(ArgumentError) in
      let parts = word.split(at: "=", maxSplits: 1)
      guard parts.count == 2 else { throw ArgumentError("is not TAG=N, such as wdth=75") }
      return (String(parts[0]), try ValueParser<Double>.number(String(parts[1])))
    }
  }
}
