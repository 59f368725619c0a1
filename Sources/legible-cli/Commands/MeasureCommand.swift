import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible measure`: lines, sizes and truncation of texts.
enum MeasureCommand: Command {
  static let texts = VariadicPositional(
    "TEXT", help: "The texts to measure, each by itself.", parse: .text)
  static let locale = Option(
    "locale", value: "TAG", help: "The language of the text (BCP 47). Default: en.", parse: .text)
  static let category = Option(
    "category", value: "NAME", help: "The size category, such as large or AX3.", parse: .category)
  static let style = Option(
    "style", value: "NAME", help: "A text style or a typography token of --tokens. Default: body.",
    parse: .text)
  static let bold = Flag("bold", help: "The bold variant of the style.")
  static let fonts = RepeatedOption(
    "font", value: "FONT",
    help: "A font file, path#index for a face of a collection, or a family; first choice first.",
    parse: .pathOrName)
  static let size = Option(
    "size", value: "PT",
    help: "The font size: 17, 17pt or 17px. Default: the style's, or 17 with --font.",
    parse: .fontSize)
  static let weight = Option(
    "weight", value: "N", help: "The weight on the CSS scale, 1 to 1000, or its name.",
    parse: .weight)
  static let width = Option(
    "width", value: "PT",
    help: "The width to wrap at: 320, 320pt, 320px, or 20em of the font size. Default: no limit.",
    parse: .quantity(.width))
  static let lines = Option(
    "lines", value: "N", help: "The line limit; 0 for none, the default.",
    parse: .integer(from: 0))
  static let wanted = RepeatedOption<MeasureRequest.Extra>(
    "want", value: "NAME", help: "What JSON answers hold besides; may be given several times.",
    parse: .choice)
  static let jsonLines = Flag(
    "jsonl", help: "Answer each JSON object of standard input with one of standard output.")

  static let signature = CommandSignature(
    "measure", summary: "Measures, wraps and truncates texts.",
    discussion: [
      "Lengths are pt; a px is a pt. San Francisco cannot be redistributed: Inter stands in for it, and the "
        + "answer says how far its widths may be off."
    ],
    parameters: [
      texts, style, category, TokenFileOption.option, ConfigurationOption.option, bold, fonts, size,
      weight, locale,
    ]
      + TypeOptions.all + [width, lines] + FittingOptions.all + BreakingOptions.all
      + [OutputFormat.option, wanted, jsonLines],
    examples: [
      "'Einstellungen zurücksetzen' --locale de --category AX3 --width 288 --lines 1",
      "--jsonl < rows.jsonl",
    ])

  /// What a row has a field for.
  private static let ofOneText: [any Parameter] =
    [style, category, bold, fonts, size, weight, locale] + TypeOptions.all + [width, lines]
    + FittingOptions.all + BreakingOptions.all + [OutputFormat.option, wanted]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let measurer = try measurer(arguments, console)
    if arguments[jsonLines] {
      guard arguments[texts].isEmpty else {
        throw ArgumentError("--jsonl reads its texts from standard input, not from TEXT")
      }
      try arguments.refuse(
        ofOneText, with: jsonLines,
        hint: "Give each row its own fields; see legible measure --help.")
      return try JSONLinesRun(
        fields: MeasureRequest.fields, synonyms: MeasureRequest.synonyms,
        options: ["tokens": TokenFileOption.option]
      ).answerAll(console) { row in
        let request = try MeasureRequest(row)
        return try measurer.measure(request).members(wanted: request.wanted)
      }
    }
    guard !arguments[texts].isEmpty else { throw ArgumentError("TEXT is missing") }
    let wanted = Set(arguments[wanted])
    guard wanted.isEmpty || arguments[OutputFormat.option] == .json else {
      throw ArgumentError("--want is for --format json")
    }
    if let note = TypeOptions.trackingNote(arguments) { console.note(note) }
    let measurements = try arguments[texts].map {
      try measurer.measure(request($0, arguments))
    }
    switch arguments[OutputFormat.option] ?? .text {
    case .json:
      let rows = measurements.map { JSONValue.object($0.members(wanted: wanted)) }
      console.print(JSONValue.array(rows).pretty)
    case .text:
      for measurement in measurements { console.print(MeasureText.describe(measurement)) }
    }
    return .success
  }

  /// Measures with the tokens and fonts of the arguments and of the configuration.
  private static func measurer(
    _ arguments: Arguments, _ console: Console
  ) throws(LegibleError) -> Measurer {
    // Rows say all about themselves but for what is named for all of them.
    let input = arguments[jsonLines] ? nil : arguments[TokenFileOption.option] ?? "-"
    let configuration = try ConfigurationOption.configuration(arguments, near: input, console)
    let resolver = try TokenResolver.open(arguments, configuration, console)
    resolver.warn(console)
    let sources = try configuration?.fontSources(from: console.files) ?? []
    if let configuration, !sources.isEmpty,
      configuration.tokenPaths == nil || arguments[TokenFileOption.option] != nil
    {
      ConfigurationOption.note(configuration, arguments, console)
    }
    return Measurer(
      console, tokens: resolver, fonts: sources, readsRows: arguments[jsonLines])
  }

  private static func request(_ text: String, _ arguments: Arguments) throws -> MeasureRequest {
    var request = MeasureRequest(text: text)
    request.locale = arguments[locale] ?? request.locale
    guard MeasureRequest.isLanguageTag(request.locale) else {
      throw ArgumentError(
        "--locale: \"\(request.locale)\" is not a language tag", hint: "Write one as de or pt-BR.")
    }
    request.style = arguments[style]
    request.category = arguments[category] ?? request.category
    request.isBold = arguments[bold]
    request.fonts = arguments[fonts]
    if request.style != nil, !request.fonts.isEmpty {
      throw ArgumentError("--style and --font exclude each other")
    }
    if arguments[category] != nil, !request.fonts.isEmpty {
      throw ArgumentError("--category is for styles; give the size with --font")
    }
    request.size = arguments[size]
    request.weight = arguments[weight]
    request.width = arguments[width] ?? request.width
    request.maxLines = arguments[lines] ?? request.maxLines
    try BreakingOptions.apply(arguments, to: &request)
    try TypeOptions.apply(arguments, to: &request)
    try FittingOptions.apply(arguments, to: &request)
    return request
  }
}
