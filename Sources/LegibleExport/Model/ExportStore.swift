import LegibleCore
import LegibleTokens

/// The tokens of one context, all of them sound.
struct ExportStore: Sendable {
  private let store: TokenStore
  /// The text styles by the paths of their tokens.
  let textStyles: [String: TextStyle]

  /// Takes a store over.
  ///
  /// - Throws: `LegibleError` with all errors of its tokens.
  init(_ store: TokenStore) throws(LegibleError) {
    let errors = store.findings.filter { $0.severity == .error }
    if !errors.isEmpty { throw LegibleError(errors) }
    var styles: [String: TextStyle] = [:]
    for token in store.tokens where token.type == .typography {
      styles[token.path] = try store.textStyle(token.path)
    }
    self.store = store
    textStyles = styles
  }

  /// What the tokens were resolved for.
  var context: TokenContext { store.context }

  /// All tokens in the order of their files.
  var tokens: [Token] { store.tokens }

  /// The token at a path.
  subscript(path: String) -> Token? { store[path] }

  /// Whether a token has another value, or takes it from another token.
  func differs(_ path: String, from other: ExportStore) -> Bool {
    let (own, others) = (self[path], other[path])
    guard let own, let others else { return own != nil || others != nil }
    return own.value != others.value || textStyles[path] != other.textStyles[path]
      || target(of: own) != other.target(of: others)
  }

  /// The path that a token which is an alias refers to.
  func target(of token: Token) -> String? {
    store.target(of: token)?.path
  }
}
