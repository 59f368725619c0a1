import LegibleCore
import LegibleTokens

/// The tokens of one context.
struct ExportStore: Sendable {
  private let store: TokenStore
  /// The text styles by the paths of their tokens.
  let textStyles: [String: TextStyle]
  /// The tokens that have no value here, or one that cannot be relied on, and where they are defined.
  let broken: [String: SourceLocation]
  /// What is wrong with them.
  let errors: [Finding]

  /// Takes a store over.
  ///
  /// - Throws: `LegibleError` with all errors where a file or the resolver could not be read: tokens
  ///   would have values that others should have replaced.
  init(_ store: TokenStore) throws(LegibleError) {
    var errors = store.findings.filter { $0.severity == .error }
    if store.lacksSources { throw LegibleError(errors) }
    var broken = Dictionary(
      store.brokenTokens.map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    for path in errors.compactMap(\.subject) where broken[path] == nil {
      broken[path] = store[path]?.location
    }
    var styles: [String: TextStyle] = [:]
    for token in store.tokens where token.type == .typography && broken[token.path] == nil {
      do { styles[token.path] = try store.textStyle(token.path) } catch {
        broken[token.path] = token.location
        errors += error.findings
      }
    }
    self.store = store
    self.broken = broken
    self.errors = errors
    textStyles = styles
  }

  /// Whether a token may be missing here by a mistake.
  func mayLack(_ path: String) -> Bool { store.mayLack(path) }

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
