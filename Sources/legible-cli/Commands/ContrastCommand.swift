import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible contrast`: the ratio of a pair of colours and what WCAG says of it.
enum ContrastCommand: Command {
  private static let foreground = OptionalPositional(
    "FG",
    help: "The colour of the text or shape, in CSS or the path of a token: '#777', "
      + "'oklch(50% 0.1 20)', app.color.text.",
    parse: .text)
  private static let layers = VariadicPositional(
    "BG", help: "The colours behind it, the nearest first.", parse: .text)
  private static let canvas = Option(
    "canvas", value: "COLOR",
    help: "What lies under all backgrounds. Default: not known, which matters when none is opaque.",
    parse: .text)
  private static let component = Option(
    "component", value: "COLOR",
    help: "With --role focus: what the indicator encloses, which it has to stand out from as well.",
    parse: .text)
  private static let unfocused = Option(
    "unfocused", value: "COLOR",
    help: "With --role focus: what its pixels show without focus. Default: the background, which "
      + "counts with --level AAA alone.",
    parse: .text)
  private static let size = Option(
    "size", value: "PT", help: "The font size: 17, 17pt or 17px. Default: 17.", parse: .fontSize)
  private static let weight = Option(
    "weight", value: "N",
    help: "The weight on the CSS scale, 1 to 1000, or its name. Default: 400.",
    parse: .weight)
  private static let policy = Option(
    "policy", value: "POLICY",
    help: "What counts as large text. Default: all are judged, and a failure under some of them "
      + "is a warning.",
    parse: ValueParser<LargeTextPolicy>.choice)
  private static let role = Option(
    "role", value: "ROLE", help: "What the foreground is for. Default: text.",
    parse: ValueParser<ContrastRole>.choice)
  private static let level = Option(
    "level", value: "LEVEL",
    help: "Which level of WCAG decides, and what --suggest aims at. Default: AA.",
    parse: ValueParser<ContrastLevel>.choice)
  private static let minRatio = Option(
    "min-ratio", value: "N",
    help: "The ratio that decides in place of a level, 1 to 21, for every size and role.",
    parse: .contrastRatio)
  private static let suggest = Flag(
    "suggest", help: "Propose the nearest colours that pass, and tokens of yours.")
  private static let viewing = Flag(
    "viewing",
    help: "Also report the ratio in sunlight, with a shifted white and over any backdrop.")
  private static let grid = Flag(
    "grid",
    help: "Show every FG on every BG. Both may be patterns of token paths, or several words; "
      + "without BG every colour lies on every other.")
  private static let jsonLines = Flag(
    "jsonl",
    help:
      "Read JSON Lines from standard input and write one answer per line; --level, --min-ratio, "
      + "--suggest and --viewing hold for all of them.")

  static let signature = CommandSignature(
    "contrast", summary: "Judges the contrast of colours by WCAG 2.2.",
    discussion: [
      "The ratio is compared unrounded and printed truncated, so that 4.499 is 4.49 and fails."
    ],
    parameters: [
      foreground, layers, canvas, component, unfocused, size, weight, policy, role, level,
      minRatio, suggest, viewing, grid, TokenFileOption.option, ConfigurationOption.option,
      TokenContextOption.option,
      OutputFormat.option, jsonLines, FailThreshold.option,
    ],
    examples: [
      "'#777' '#fff' --suggest", "'#767676' '#fff' --level AAA --suggest",
      "'#1a73e8' '#fff' --role focus --component '#0b57d0'",
      "'#fffc' '#0008' '#2f62a1' --size 20 --weight 700",
      "app.text app.page --tokens app.resolver.json --with appearance=dark",
      "--grid 'app.text.*' 'app.page.*' --tokens app.resolver.json", "--jsonl < pairs.jsonl",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if arguments[level] != nil {
      try arguments.refuse([minRatio], with: level, hint: "Give the one that is to decide.")
    }
    let store = try TokenStore.chosen(arguments, try configuration(arguments, console), console)
    let names = ColorNames(store, console.files)
    if arguments[role] != .focus, !arguments[jsonLines],
      arguments[component] != nil || arguments[unfocused] != nil
    {
      throw ArgumentError("--component and --unfocused belong to --role focus")
    }
    if arguments[jsonLines] { return try answerRows(names, arguments, console) }
    guard let text = arguments[foreground] else { throw ArgumentError("FG is missing") }
    if arguments[grid] { return try showGrid(text, names, arguments, console) }
    return try judge(try queries(text, names, arguments), in: store, arguments, console)
  }

  /// What supplies the tokens: for rows only what was named, as each says all about itself.
  private static func configuration(
    _ arguments: Arguments, _ console: Console
  ) throws(LegibleError) -> AuditConfiguration? {
    if arguments[jsonLines] {
      return try ConfigurationOption.configuration(arguments, near: nil, console)
    }
    let words =
      [arguments[foreground], arguments[canvas], arguments[component], arguments[unfocused]]
      .compactMap(\.self) + arguments[layers]
    // Suggestions come from the user's own tokens, except beside those of iOS.
    let takesAll = arguments[suggest] && !words.contains { $0.hasPrefix("ios.") }
    return try ConfigurationOption.configuration(
      arguments, for: takesAll ? [] : words, console)
  }

  private static func judge(
    _ queries: [ContrastQuery], in store: TokenStore?, _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    let answer = ContrastAnswer(queries)
    switch arguments[OutputFormat.option] ?? .text {
    case .json:
      let members = answer.members {
        advice(on: $0.query, $0.contrast, in: store, arguments).members
      }
      console.print(JSONValue.object(members).pretty)
    case .text:
      for (index, judged) in answer.judged.enumerated() {
        if index > 0 { console.print("") }
        let text = ContrastText(
          query: judged.query, contrast: judged.contrast, assessment: judged.assessment,
          palette: console.palette, showsSwatch: Terminal.isTrueColor(.output))
        text.lines(judged.finding).forEach(console.print)
        advice(on: judged.query, judged.contrast, in: store, arguments)
          .lines(swatch: text.swatch).forEach(console.print)
      }
    }
    return (arguments[FailThreshold.option] ?? .error).status(for: answer.findings)
  }

  private static func advice(
    on query: ContrastQuery, _ contrast: Contrast, in store: TokenStore?, _ arguments: Arguments
  ) -> ContrastAdvice {
    ContrastAdvice(
      remedies: arguments[suggest] ? ContrastRemedies(for: query, contrast, in: store) : nil,
      viewing: arguments[viewing] ? ContrastViewing(query, contrast) : nil)
  }

  private static func showGrid(
    _ text: String, _ names: ColorNames, _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    try arguments.refuse(
      [viewing, component, unfocused, FailThreshold.option], with: grid,
      hint: "A grid is a picture: it holds every pair and judges none.")
    let foregrounds = try names.colors(text, as: "FG")
    let words = arguments[layers]
    let backgrounds =
      try words.isEmpty ? foregrounds : words.flatMap { try names.colors($0, as: "BG") }
    var query = ContrastQuery(foreground: .black, layers: [])
    query.canvas = try arguments[canvas].map {
      try names.color($0, as: "--canvas").variants.light.color
    }
    settle(&query, arguments)
    let answer = GridAnswer(foregrounds, on: backgrounds, query)
    let remedies = arguments[suggest] ? answer.remedies(in: names.store) : nil
    switch arguments[OutputFormat.option] ?? .text {
    case .json:
      let members = answer.members(names.store?.context) + (remedies.map { [$0.member] } ?? [])
      console.print(JSONValue.object(members).pretty)
    case .text:
      let showsSwatches = Terminal.isTrueColor(.output)
      answer.lines(
        width: console.outputWidth, palette: console.palette, showsSwatches: showsSwatches
      ).forEach(console.print)
      remedies?.lines(showsSwatches: showsSwatches).forEach(console.print)
    }
    return .success
  }

  /// What holds for all rows, by what a field would be called.
  private static let ofAllRows: [String: any Parameter] = [
    "level": level, "minRatio": minRatio, "suggest": suggest, "viewing": viewing,
    "tokens": TokenFileOption.option, "with": TokenContextOption.option,
  ]

  private static func answerRows(
    _ names: ColorNames, _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    guard arguments[foreground] == nil else {
      throw ArgumentError("--jsonl takes its colours from standard input, not as arguments")
    }
    try arguments.refuse(
      [
        canvas, component, unfocused, size, weight, policy, role, grid, FailThreshold.option,
        OutputFormat.option,
      ],
      with: jsonLines, hint: "Rows have fields for what differs between them.")
    return try JSONLinesRun(
      fields: ContrastQuery.fields, synonyms: ContrastQuery.synonyms, options: ofAllRows
    ).answerAll(console) { row in
      let queries = try ContrastQuery.queries(row, names).map { query in
        var query = query
        query.goal = goal(arguments)
        return query
      }
      return ContrastAnswer(queries).members {
        advice(on: $0.query, $0.contrast, in: names.store, arguments).members
      }
    }
  }

  private static func queries(
    _ text: String, _ names: ColorNames, _ arguments: Arguments
  ) throws -> [ContrastQuery] {
    let grounds = arguments[layers]
    guard !grounds.isEmpty else {
      throw ArgumentError("BG is missing", hint: "Give the colour behind \(text).")
    }
    var reader = ColorReader(names)
    let paints = ContrastPaints(
      foreground: reader.paint(text, as: "FG"),
      layers: grounds.enumerated().map { index, ground in
        reader.paint(ground, as: grounds.count > 1 ? "BG \(index + 1)" : "BG")
      },
      canvas: arguments[canvas].map { ReadPaint(reader.color($0, as: "--canvas")) },
      component: arguments[component].map { reader.paint($0, as: "--component") },
      unfocused: arguments[unfocused].map { reader.paint($0, as: "--unfocused") })
    try reader.finish()
    return paints.appearances.map { appearance in
      var query = ContrastQuery(paints, in: appearance, role: arguments[role] ?? .text)
      settle(&query, arguments)
      return query
    }
  }

  private static func settle(_ query: inout ContrastQuery, _ arguments: Arguments) {
    query.policy = arguments[policy]
    query.size = arguments[size] ?? query.size
    query.weight = arguments[weight] ?? query.weight
    query.role = arguments[role] ?? query.role
    query.goal = goal(arguments)
  }

  private static func goal(_ arguments: Arguments) -> ContrastGoal {
    arguments[minRatio].map(ContrastGoal.ratio) ?? .level(arguments[level] ?? .aa)
  }
}
