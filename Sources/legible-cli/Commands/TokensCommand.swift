import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible tokens`: the resolved tokens of one context.
enum TokensCommand: Command {
  static let file = OptionalPositional(
    "FILE",
    help:
      "A resolver, a token file, or a folder or pattern of them. Default: those of legible.json, "
      + "or of iOS.",
    parse: .path)
  static let type = Option<TokenType>(
    "type", value: "TYPE", help: "Only tokens of this type.", parse: .choice)
  static let filter = Option(
    "filter", value: "GLOB", help: "Only tokens whose path matches, such as '*.text.*'.",
    parse: .text)

  static let signature = CommandSignature(
    "tokens", summary: "Lists resolved tokens.",
    discussion: [
      """
      A token file without a resolver is laid over the tokens of iOS and can refer to them; only \
      its own are listed. Broken tokens are left out and reported.
      """
    ],
    parameters: [
      file, ConfigurationOption.option, type, filter, TokenContextOption.option,
      OutputFormat.option,
    ],
    examples: [
      "--filter 'ios.color.*' --with appearance=dark", "app.resolver.json --type typography",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let resolver = try resolver(arguments, console)
    let store = try resolver.resolve(TokenContextOption.context(arguments))
    let glob = arguments[filter].map(Glob.init(key:))
    let isListed = ownTokens(of: resolver)
    let tokens = store.tokens.filter { token in
      isListed(token) && (arguments[type].map { $0 == token.type } ?? true)
        && (glob?.matches(token.path) ?? true)
    }
    console.report(store.findings)
    if tokens.isEmpty { try refuse(arguments, store.tokens.filter(isListed)) }
    switch arguments[OutputFormat.option] ?? .text {
    case .text:
      console.write(TextTable(rows: tokens.map(row)).text)
      let context = store.context.choices.isEmpty ? "" : " (\(store.context))"
      console.print("\(pluralized(tokens.count, "token"))\(context)".escapingControls)
    case .json:
      console.print(
        JSONValue.object([
          .init("context", store.context.json),
          .init("tokens", .array(tokens.map { $0.json(in: store) })),
        ]).pretty)
    }
    return FailThreshold.error.status(for: store.findings)
  }

  private static func resolver(
    _ arguments: Arguments, _ console: Console
  ) throws(LegibleError) -> TokenResolver {
    if let path = arguments[file] {
      _ = try ConfigurationOption.configuration(arguments, near: nil, console)
      return try TokenResolver.open(path, console)
    }
    let patterns = arguments[filter].map { [$0] } ?? []
    let configuration = try ConfigurationOption.configuration(arguments, for: patterns, console)
    return try TokenResolver.open(arguments, configuration, console)
  }

  /// Refuses a choice that leaves no token.
  private static func refuse(_ arguments: Arguments, _ tokens: [Token]) throws(ArgumentError) {
    if let pattern = arguments[filter], !tokens.isEmpty {
      let glob = Glob(key: pattern)
      if !tokens.contains(where: { glob.matches($0.path) }) {
        throw ArgumentError("--filter: no token matches \(pattern)", hint: hint(pattern, tokens))
      }
    }
    guard let type = arguments[type], !tokens.isEmpty else { return }
    let types = Set(tokens.map(\.type.rawValue)).sorted().joined(separator: ", ")
    throw ArgumentError(
      "--type: no token has the type \(type.rawValue)",
      hint: "These tokens have the types \(types).")
  }

  /// The groups that a pattern probably means.
  private static func hint(_ pattern: String, _ tokens: [Token]) -> String {
    if let meant = Glob(key: pattern).suggestion(in: tokens.map(\.path)) {
      return "Did you mean \(meant)?"
    }
    let first = Set(tokens.compactMap { $0.path.split(at: ".").first.map(String.init) }).sorted()
    return "The tokens begin with \(first.prefix(5).joined(separator: ", "))."
  }

  /// Tells the tokens of a plain file from those of iOS below it.
  private static func ownTokens(of resolver: TokenResolver) -> (Token) -> Bool {
    guard resolver.isTokenFile else { return { _ in true } }
    return { !$0.location.path.hasPrefix(EmbeddedTokens.scheme) }
  }

  private static func row(_ token: Token) -> [String] {
    [
      token.path, token.type.rawValue, token.value.description,
      [token.reference, token.isDeprecated ? "deprecated" : nil].compactMap(\.self)
        .joined(separator: " "),
    ]
  }
}
