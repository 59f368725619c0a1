import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible explain`: where a token's value comes from, or what a rule is about.
enum ExplainCommand: Command {
  static let subject = OptionalPositional(
    "SUBJECT",
    help:
      "The path of a token, the name of a rule, or with --sources the key of a text. Default: the list of rules.",
    parse: .text)
  static let sources = Option(
    "sources", value: "DIR", help: "The folder of an app: SUBJECT is a key of its string catalogs.",
    parse: .path)

  static let signature = CommandSignature(
    "explain", summary: "Explains a token, a rule, or where a text is shown.",
    discussion: [
      """
      Of a token: the value, the references that lead to it with their places, the value in every \
      context, and the source of its figures.
      """,
      "Of a text: each use in the sources of an app, what draws it and how.",
    ],
    parameters: [
      subject, sources, TokenFileOption.option, ConfigurationOption.option,
      TokenContextOption.option,
      OutputFormat.option,
    ],
    examples: [
      "ios.color.label", "hex-mismatch", "color.accent --tokens app.resolver.json",
      "settings.title --sources App",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let format = arguments[OutputFormat.option] ?? .text
    guard let name = arguments[subject] else {
      list(RuleRegistry.all.rules, format, console)
      return .success
    }
    if let folder = arguments[sources] {
      let uses = try KeyExplanation(of: name, in: folder)
      switch format {
      case .text: console.write(uses.text)
      case .json: console.print(uses.json.pretty)
      }
      return .success
    }
    let file = arguments[TokenFileOption.option]
    if file == nil, let rule = RuleRegistry.all[Rule.ID(rawValue: name)] {
      explain(rule, format, console)
      return .success
    }
    let configuration = try ConfigurationOption.configuration(arguments, for: [name], console)
    let resolver = try TokenResolver.open(arguments, configuration, console)
    resolver.warn(console)
    let explanation: TokenExplanation
    do {
      explanation = try Self.explanation(of: name, resolver, arguments)
    } catch let error as LegibleError {
      guard file == nil, error.isAboutUnknownToken, !name.contains("."),
        let guess = closestMatch(to: name, in: RuleRegistry.all.rules.map(\.id.rawValue))
      else { throw error }
      let store = resolver.path == TokenResolver.ios.path ? "iOS" : resolver.path
      throw ArgumentError(
        "\(name) is neither a rule nor a token of \(store)", hint: "Did you mean \(guess)?")
    }
    switch format {
    case .text: console.write(explanation.text)
    case .json: console.print(explanation.json.pretty)
    }
    return .success
  }

  /// Looks a token up in the context of the command line, or in the default one.
  private static func explanation(
    of path: String, _ resolver: TokenResolver, _ arguments: Arguments
  ) throws -> TokenExplanation {
    // Here a modifier without a default is not an obstacle: all contexts are shown.
    let context = try resolver.completed(
      TokenContextOption.context(arguments), takesFirst: true)
    return try TokenExplanation(path, in: resolver, context)
  }

  // MARK: Rules

  private static func list(_ rules: [Rule], _ format: OutputFormat, _ console: Console) {
    switch format {
    case .text:
      let rows = rules.map { rule in
        [rule.id.rawValue, rule.command + (rule.isConfigurable ? " (lint)" : ""), rule.summary]
      }
      console.write(TextTable(rows: rows).text)
      console.print("\n\"lint\" in legible.json sets the severity of the rules marked so.")
    case .json: console.print(JSONValue.array(rules.map(\.json)).pretty)
    }
  }

  private static func explain(
    _ rule: Rule, _ format: OutputFormat, _ console: Console
  ) {
    switch format {
    case .text: console.print("\(rule.id) (\(rule.command))\n\n\(rule.text)")
    case .json: console.print(rule.json.pretty)
    }
  }
}
