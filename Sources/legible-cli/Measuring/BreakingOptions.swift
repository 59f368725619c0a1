import LegibleArguments
import LegibleKit

/// Options of `measure` on where lines end.
enum BreakingOptions {
  static let profile = Option<MeasureProfile>(
    "profile", value: "NAME", help: "Whose line breaks: ios (the default), css or android.",
    parse: .choice)
  static let wrap = Option<ParagraphSettings.LineBreaking.Wrap>(
    "wrap", value: "KIND", help: "Where lines may end. Default: word.", parse: .choice)
  static let keepWords = Flag(
    "keep-words", help: "Lets words wider than the line overflow.")
  static let whiteSpace = Option<ParagraphSettings.WhiteSpace>(
    "white-space", value: "KIND", help: "Whether spaces and line feeds stay or collapse.",
    parse: .choice)
  static let tabSize = Option(
    "tab-size", value: "N", help: "The distance of tab stops in spaces.", parse: .spaces)
  static let tabStops = Option(
    "tab-stops", value: "PT", help: "The distance of tab stops: 28, 28pt, 28px or 2em.",
    parse: .quantity(.tabStops))
  static let lineBreak = Option<ParagraphSettings.LineBreaking.Strictness>(
    "line-break", value: "KIND", help: "How strictly punctuation and small kana stick.",
    parse: .choice)
  static let wordBreak = Option<ParagraphSettings.LineBreaking.WordBreak>(
    "word-break", value: "KIND", help: "Where words may be divided.", parse: .choice)
  static let noTailorings = Flag(
    "no-tailorings", help: "Leaves out the rules that correct UAX #14.")
  static let hyphenate = Flag(
    "hyphenate", help: "Hyphenates words with the system's dictionaries.")
  static let direction = Option<ParagraphDirection>(
    "direction", value: "NAME", help: "The base direction. Default: auto.", parse: .choice)

  static let all: [any Parameter] = [
    profile, wrap, keepWords, whiteSpace, tabSize, tabStops, lineBreak, wordBreak, noTailorings,
    hyphenate, direction,
  ]

  /// Sets what the profile decides, then what changes it.
  static func apply(_ arguments: Arguments, to request: inout MeasureRequest) throws {
    var settings = (arguments[profile] ?? .ios).settings
    settings.lineBreaking.wrap = arguments[wrap] ?? settings.lineBreaking.wrap
    if arguments[keepWords] { settings.lineBreaking.breaksLongWords = false }
    settings.whiteSpace = arguments[whiteSpace] ?? settings.whiteSpace
    if arguments[tabSize] != nil, arguments[tabStops] != nil {
      throw ArgumentError("--tab-size and --tab-stops exclude each other")
    }
    settings.tabStops = arguments[tabSize].map { .spaces($0) } ?? settings.tabStops
    request.tabStops = arguments[tabStops]
    settings.lineBreaking.strictness = arguments[lineBreak] ?? settings.lineBreaking.strictness
    settings.lineBreaking.wordBreak = arguments[wordBreak] ?? settings.lineBreaking.wordBreak
    if arguments[noTailorings] { settings.lineBreaking.tailorings = [] }
    if arguments[hyphenate] { settings.lineBreaking.hyphenation = .system }
    settings.direction = arguments[direction] ?? settings.direction
    request.settings = settings
  }
}
