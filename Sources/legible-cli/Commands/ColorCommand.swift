import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible color`: what a colour is in other spaces, gamuts and eyes.
enum ColorCommand: Command {
  private static let colors = VariadicPositional(
    "COLOR",
    help: "A colour in CSS or the path of a token: '#777', 'oklch(50% 0.1 20)', "
      + "'color-mix(in oklch, red, blue)', 'rgb(from navy r g b / 50%)', app.color.text.",
    parse: .text)
  private static let targets = RepeatedOption(
    "to", value: "SPACE", help: "Also convert to this space; may be repeated.",
    parse: ValueParser<ColorSpace>.choice { ColorSpace.meant(by: $0) })
  private static let mapping = Option(
    "map", value: "HOW",
    help: "How conversions come into a gamut. Default: not at all, and the hex value as CSS maps.",
    parse: ValueParser<GamutMapping>.choice)
  private static let simulate = Option(
    "simulate", value: "KIND", help: "Show the colour with a colour-vision deficiency.",
    parse: ValueParser<VisionDeficiency>.choice(meant: VisionDeficiency.meant))
  private static let model = Option(
    "model", value: "MODEL", help: "The model of --simulate. Default: brettel.",
    parse: ValueParser<VisionModel>.choice)
  private static let severity = Option(
    "severity", value: "N", help: "The severity of --simulate, 0 to 1. Default: 1.",
    parse: .number(from: 0, through: 1))
  private static let against = Option(
    "against", value: "COLOR", help: "Measure the difference from this colour.", parse: .text)
  private static let jsonLines = Flag(
    "jsonl", help: "Read JSON Lines from standard input and write one answer per line.")

  static let signature = CommandSignature(
    "color", summary: "Converts, maps, simulates and compares colours.",
    discussion: [
      "Conversions are in double precision by the matrices of CSS Color 4."
    ],
    parameters: [
      colors, targets, mapping, simulate, model, severity, against, TokenFileOption.option,
      ConfigurationOption.option, TokenContextOption.option, OutputFormat.option, jsonLines,
    ],
    examples: [
      "'#2f62a1' --to oklch --to lab", "'color(display-p3 1 0 0)' --map css --against red",
      "accent --tokens app.resolver.json --simulate deutan", "--jsonl < colors.jsonl",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if arguments[jsonLines] { return try answerRows(arguments, console) }
    let names = arguments[colors]
    guard !names.isEmpty else { throw ArgumentError("COLOR is missing") }
    let queries = try queries(names, arguments, console)
    switch arguments[OutputFormat.option] ?? .text {
    case .json:
      console.print(JSONValue.array(queries.map { .object(ColorQuery.members($0)) }).pretty)
    case .text:
      for (name, queries) in zip(names, queries) {
        for query in queries {
          let text = ColorText(
            query: query, name: name, palette: console.palette,
            showsSwatch: Terminal.isTrueColor(.output))
          text.lines.forEach(console.print)
        }
      }
    }
    return .success
  }

  private static func answerRows(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    guard arguments[colors].isEmpty else {
      throw ArgumentError("--jsonl takes its colours from standard input, not as arguments")
    }
    try arguments.refuse(
      [targets, mapping, simulate, model, severity, against, OutputFormat.option],
      with: jsonLines, hint: "Rows have fields for what differs between them.")
    let names = try names(arguments, console)
    return try JSONLinesRun(fields: ColorQuery.fields, synonyms: ColorQuery.synonyms)
      .answerAll(console) { row in ColorQuery.members(try ColorQuery.queries(row, names)) }
  }

  /// For each colour a query, or one for light and one for dark.
  private static func queries(
    _ names: [String], _ arguments: Arguments, _ console: Console
  ) throws -> [[ColorQuery]] {
    var reader = ColorReader(try self.names(arguments, console))
    let query = ColorQuery(
      targets: arguments[targets], mapping: arguments[mapping],
      simulation: try simulation(arguments))
    let other = arguments[against].map { reader.color($0, as: "--against") }
    let queries = names.enumerated().map { index, name in
      let place = names.count > 1 ? "COLOR \(index + 1)" : "COLOR"
      return query.queries(reader.color(name, as: place), against: other)
    }
    try reader.finish()
    return queries
  }

  private static func names(_ arguments: Arguments, _ console: Console) throws -> ColorNames {
    let words = arguments[colors] + [arguments[against]].compactMap(\.self)
    let configuration =
      try arguments[jsonLines]
      ? ConfigurationOption.configuration(arguments, near: nil, console)
      : ConfigurationOption.configuration(arguments, for: words, console)
    let store = try TokenStore.chosen(arguments, configuration, console)
    return ColorNames(store, console.files)
  }

  private static func simulation(_ arguments: Arguments) throws -> VisionSimulation? {
    guard let kind = arguments[simulate] else {
      guard arguments[model] == nil, arguments[severity] == nil else {
        throw ArgumentError("--model and --severity belong to --simulate KIND")
      }
      return nil
    }
    return try VisionSimulation(
      kind, model: arguments[model] ?? .brettel, severity: arguments[severity] ?? 1,
      at: .argument("--simulate"))
  }
}
