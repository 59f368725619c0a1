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
    "tracking", value: "N", help: "Thousandths of an em after each letter.", parse: .number)
  static let publishedTracking = Flag(
    "published-tracking", help: "Spaces a file of San Francisco by Apple's table, not its own.")
  static let keepLigatures = Flag(
    "keep-ligatures", help: "Keeps ligatures where letters are tracked.")
  static let wordSpacing = Option(
    "word-spacing", value: "PT", help: "What is added to each space between words.",
    parse: .number)
  static let lineHeight = Option(
    "line-height", value: "PT", help: "From baseline to baseline. Default: the style's.",
    parse: .number(from: 0))

  static let all: [any Parameter] = [
    italic, variations, features, tracking, publishedTracking, keepLigatures, wordSpacing,
    lineHeight,
  ]

  static func apply(_ arguments: Arguments, to request: inout MeasureRequest) {
    request.isItalic = arguments[italic]
    for (tag, value) in arguments[variations] { request.settings.variations[tag] = value }
    request.settings.features = arguments[features]
    request.tracking = arguments[tracking]
    request.settings.usesPublishedTracking = arguments[publishedTracking]
    request.settings.keepsLigaturesWhenTracked = arguments[keepLigatures]
    request.settings.wordSpacing = arguments[wordSpacing] ?? 0
    request.lineHeight = arguments[lineHeight]
  }
}

extension ValueParser<(tag: String, value: Double)> {
  /// An axis and its value.
  fileprivate static var variation: Self {
    Self { word throws(ArgumentError) in
      let parts = word.split(at: "=", maxSplits: 1)
      guard parts.count == 2 else { throw ArgumentError("is no TAG=N, such as wdth=75") }
      return (String(parts[0]), try ValueParser<Double>.number(String(parts[1])))
    }
  }
}
