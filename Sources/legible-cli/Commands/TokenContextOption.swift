import LegibleArguments
import LegibleKit

/// `--tokens FILE`: where the names of tokens are looked up.
enum TokenFileOption {
  static let option = Option(
    "tokens", value: "FILE",
    help: "A resolver, a token file, or a folder or pattern of them. Default: the tokens of iOS.",
    parse: .path)
}

/// `--with appearance=dark`: the context of a modifier.
enum TokenContextOption {
  static let option = RepeatedOption(
    "with", value: "MODIFIER=CONTEXT",
    help: "The context of a modifier, such as appearance=dark; may be repeated.",
    parse: ValueParser<Choice> { word throws(ArgumentError) in
      let parts = word.split(at: "=", maxSplits: 1)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw ArgumentError("is no choice", hint: "Write it as appearance=dark.")
      }
      return Choice(modifier: String(parts[0]), context: String(parts[1]))
    })

  /// One of them.
  struct Choice: Sendable {
    var modifier: String
    var context: String
  }

  /// The inputs of a resolver.
  ///
  /// - Throws: ``ArgumentError`` when a modifier is given twice.
  static func inputs(_ arguments: Arguments) throws(ArgumentError) -> [String: String] {
    var inputs: [String: String] = [:]
    for choice in arguments[option] {
      guard inputs.updateValue(choice.context, forKey: choice.modifier) == nil else {
        throw ArgumentError("--with \(choice.modifier) is given twice")
      }
    }
    return inputs
  }
}

extension TokenStore {
  /// The tokens of `--tokens` in the context of `--with`; with a context alone those of iOS in it,
  /// `nil` with neither.
  static func chosen(_ arguments: Arguments, _ console: Console) throws -> TokenStore? {
    let inputs = try TokenContextOption.inputs(arguments)
    let path = arguments[TokenFileOption.option]
    guard path != nil || !inputs.isEmpty else { return nil }
    return try TokenResolver.open(path, console).store(inputs)
  }
}

extension TokenResolver {
  /// The default store, or the one of a file.
  static func open(_ path: String?, _ console: Console) throws(LegibleError) -> TokenResolver {
    guard let path else { return .ios }
    return try TokenResolver(
      contentsOf: InputFiles.displayName(of: path), reader: console.files)
  }
}
