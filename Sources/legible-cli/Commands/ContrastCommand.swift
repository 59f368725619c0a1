import LegibleArguments
import LegibleKit

/// `legible contrast`: the ratio of a pair of colours and what WCAG says of it.
enum ContrastCommand: Command {
  private static let foreground = OptionalPositional(
    "FG", help: "The colour of the text or shape, in CSS: '#777', 'oklch(50% 0.1 20)'.",
    parse: .text)
  private static let layers = VariadicPositional(
    "BG", help: "The colours behind it, the nearest first.", parse: .text)
  private static let canvas = Option(
    "canvas", value: "COLOR",
    help: "What lies under all backgrounds. Default: not known, which matters when none is opaque.",
    parse: .text)
  private static let size = Option(
    "size", value: "PT", help: "The font size in pt. Default: 17.", parse: .positive)
  private static let weight = Option(
    "weight", value: "N", help: "The weight on the CSS scale, 1 to 1000. Default: 400.",
    parse: .number(
      from: ContrastQuery.weights.lowerBound, through: ContrastQuery.weights.upperBound))
  private static let policy = Option(
    "policy", value: "POLICY",
    help: "What counts as large text. Default: all are judged, and a failure under some of them "
      + "is a warning.",
    parse: ValueParser<LargeTextPolicy>.choice)
  private static let role = Option(
    "role", value: "ROLE", help: "What the foreground is for. Default: text.",
    parse: ValueParser<ContrastRole>.choice)
  private static let suggest = Flag(
    "suggest", help: "Propose the nearest foreground that passes.")
  private static let jsonLines = Flag(
    "jsonl", help: "Judge one JSON object a line of standard input, and answer likewise.")

  static let signature = Signature(
    "contrast", summary: "Judges the contrast of colours by WCAG 2.2.",
    discussion: [
      "The ratio is compared unrounded and printed cut off, so that 4.499 is 4.49 and fails."
    ],
    parameters: [
      foreground, layers, canvas, size, weight, policy, role, suggest, OutputFormat.option,
      jsonLines,
      FailThreshold.option,
    ],
    examples: [
      "'#777' '#fff' --suggest", "'#fffc' '#0008' '#2f62a1' --size 20 --weight 700",
      "--jsonl < pairs.jsonl",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if arguments[jsonLines] { return try answerRows(arguments, console) }
    let query = try query(arguments, console)
    let contrast = query.contrast
    let assessment = query.assessment(of: contrast)
    let suggestion = arguments[suggest] ? query.suggestion(for: assessment) : nil
    let finding = query.finding(contrast, assessment)
    switch arguments[OutputFormat.option] ?? .text {
    case .json:
      var members = query.members(contrast, assessment)
      if arguments[suggest] { members.append(member(suggestion)) }
      console.print(JSONValue.object(members).pretty)
    case .text:
      let text = ContrastText(
        query: query, contrast: contrast, assessment: assessment, palette: console.palette,
        showsSwatch: Terminal.isTrueColor(.output))
      text.lines(finding).forEach(console.print)
      if arguments[suggest] { console.print(text.line(suggestion)) }
    }
    return (arguments[FailThreshold.option] ?? .error).status(for: finding.map { [$0] } ?? [])
  }

  private static func answerRows(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    guard arguments[foreground] == nil else {
      throw ArgumentError("--jsonl takes its colours from standard input, not as arguments")
    }
    return try JSONLinesRun(fields: ContrastQuery.fields).answerAll(console) { row in
      let query = try ContrastQuery(row)
      let contrast = query.contrast
      return query.members(contrast, query.assessment(of: contrast))
    }
  }

  private static func query(
    _ arguments: Arguments, _ console: Console
  ) throws -> ContrastQuery {
    guard let text = arguments[foreground] else { throw ArgumentError("FG is missing") }
    let grounds = arguments[layers]
    guard !grounds.isEmpty else {
      throw ArgumentError("BG is missing", hint: "Give the colour behind \(text).")
    }
    var findings: [Finding] = []
    func color(_ text: String, _ name: String) -> Color {
      console.files.remember(text, as: name)
      do {
        return try Color(css: text, at: SourceLocation(path: name))
      } catch {
        findings += error.findings
        return .black
      }
    }
    var query = ContrastQuery(
      foreground: color(text, "FG"),
      layers: grounds.enumerated().map { index, ground in
        color(ground, grounds.count > 1 ? "BG \(index + 1)" : "BG")
      },
      canvas: arguments[canvas].map { color($0, "--canvas") },
      policy: arguments[policy])
    guard findings.isEmpty else { throw LegibleError(findings) }
    query.size = arguments[size] ?? query.size
    query.weight = arguments[weight] ?? query.weight
    query.role = arguments[role] ?? query.role
    return query
  }

  private static func member(_ suggestion: ContrastSuggestion?) -> JSONValue.Member {
    guard let suggestion else { return JSONValue.Member("suggestion", .null) }
    return JSONValue.Member(
      "suggestion",
      ["color": .string(suggestion.color.hex), "ratio": .number(suggestion.contrast.ratio)])
  }
}
