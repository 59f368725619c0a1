import LegibleArguments
import LegibleJSON
import LegibleKit

/// `--tokens FILE`: where the names of tokens are looked up.
enum TokenFileOption {
  static let option = Option(
    "tokens", value: "FILE",
    help:
      "A resolver, a token file, or a folder or pattern of them. Default: those of legible.json, "
      + "or of iOS.",
    parse: .path)
}

/// `--with appearance=dark`: the context of a modifier.
enum TokenContextOption {
  static let option = RepeatedOption(
    "with", value: "MODIFIER=CONTEXT",
    help: "The context of a modifier, such as appearance=dark; may be repeated.",
    parse: ValueParser<TokenContext.Choice> { word throws(ArgumentError) in
      let parts = word.split(at: "=", maxSplits: 1)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw ArgumentError("is not a choice", hint: "Write it as appearance=dark.")
      }
      return TokenContext.Choice(modifier: String(parts[0]), context: String(parts[1]))
    })

  /// The contexts of all modifiers that were given one.
  ///
  /// - Throws: ``ArgumentError`` when a modifier is given twice.
  static func context(_ arguments: Arguments) throws(ArgumentError) -> TokenContext {
    var context = TokenContext(choices: [])
    for choice in arguments[option] {
      guard context[choice.modifier] == nil else {
        throw ArgumentError("--with \(choice.modifier) is given twice")
      }
      context.choices.append(choice)
    }
    return context
  }
}

extension TokenStore {
  /// The tokens of `--tokens` or of a configuration in the context of `--with`; with a context alone
  /// those of iOS in it, `nil` with none of them.
  static func chosen(
    _ arguments: Arguments, _ configuration: AuditConfiguration?, _ console: Console
  ) throws -> TokenStore? {
    let context = try TokenContextOption.context(arguments)
    let hasOwn = arguments[TokenFileOption.option] != nil || configuration?.tokenPaths != nil
    guard hasOwn || !context.choices.isEmpty else { return nil }
    let resolver = try TokenResolver.open(arguments, configuration, console)
    resolver.warn(console)
    return try resolver.resolve(context)
  }
}

extension TokenResolver {
  /// The tokens of `--tokens`, those that a configuration names, or those of iOS.
  static func open(
    _ arguments: Arguments, _ configuration: AuditConfiguration?, _ console: Console
  ) throws(LegibleError) -> TokenResolver {
    if let path = arguments[TokenFileOption.option] { return try open(path, console) }
    guard let configuration, let paths = configuration.tokenPaths else { return .ios }
    ConfigurationOption.note(configuration, arguments, console)
    return try TokenResolver(contentsOf: paths, reader: console.files)
  }

  /// Warns of what was lost or overwritten when the files were opened, where a command does not list all
  /// findings itself: of many the first.
  func warn(_ console: Console) {
    console.report(
      openingProblems, atMost: 3, others: "legible check \(path.shellWord) tells of all")
  }

  /// The tokens of a file, a folder or a pattern.
  static func open(_ path: String, _ console: Console) throws(LegibleError) -> TokenResolver {
    try TokenResolver(contentsOf: InputFiles.displayName(of: path), reader: console.files)
  }
}
