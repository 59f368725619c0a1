public import LegibleColor
public import LegibleCore
import LegibleJSON

/// The resolved tokens of one context.
public struct TokenStore: Sendable {
  /// What the tokens were resolved for.
  public let context: TokenContext
  /// What is wrong with the tokens of this context; broken tokens are not in the store.
  public let findings: [Finding]

  private let path: String
  let tree: TokenTree
  private let results: Evaluator.Results
  private let faulty: Set<Int>

  package init(_ evaluator: Evaluator, context: TokenContext, path: String) {
    self.path = path
    self.context = context
    findings = evaluator.collector.sortedFindings
    tree = evaluator.tree
    results = evaluator.results
    faulty = evaluator.faulty
  }

  /// All tokens in the order of their files, without those that a migration added so that another can
  /// depend on several modifiers.
  ///
  /// - Complexity: O(*tokens*).
  public var tokens: [Token] {
    tree.entries.indices.compactMap(token(at:)).filter { !$0.definition.isVariant }
  }

  /// The token at a path, `nil` when there is none or it is broken.
  public subscript(path: String) -> Token? { tree.find(path).flatMap(token(at:)) }

  /// The token at a path.
  ///
  /// - Throws: `LegibleError` with rule `unknown-reference` and the nearest name, or with what is
  ///   wrong with the token.
  public func token(_ path: String) throws(LegibleError) -> Token {
    if let token = self[path] { return token }
    guard let id = tree.find(path), !path.isEmpty else {
      throw unknown(path, suggesting: nearestPath(to: path, in: tree.tokenPaths))
    }
    let entry = tree.entries[id]
    guard entry.definition.kind == .token else {
      let first = tree.children(of: id).first.map { tree.entries[$0].path }
      throw LegibleError(
        rule: .groupReference, "\(path) is a group, not a token",
        hint: first.map { "Name a token in it, such as \($0)." },
        at: entry.definition.key.location)
    }
    let own = findings.filter { $0.subject == path && $0.severity == .error }
    if !own.isEmpty { throw LegibleError(own) }
    throw LegibleError(
      rule: .unknownReference, "the token \(path) has no value",
      hint: "What is wrong in its file says why.", at: entry.definition.key.location)
  }

  /// Whether there is a token at a path but no value, which ``findings`` tell the cause of.
  package func isBroken(_ path: String) -> Bool {
    guard let id = tree.find(path), tree.entries[id].definition.kind == .token else {
      return false
    }
    return token(at: id) == nil
  }

  /// The token whose value a token takes over, `nil` when it is not an alias.
  package func target(of token: Token) -> Token? {
    tree.find(token.path).flatMap { target(of: $0) }.flatMap { self.token(at: $0) }
  }

  /// Where the token is whose value one takes over; not one that a migration added.
  private func target(of id: EntryID) -> Int? {
    let target = results[id].target
    return target < 0 || tree.entries[target].definition.isVariant ? nil : target
  }

  /// The tokens that lead from a token to its value, itself first.
  package func aliasChain(of path: String) -> [Token] {
    var chain: [Token] = []
    var next = tree.find(path)
    while let id = next, let token = token(at: id) {
      chain.append(token)
      next = target(of: id)
    }
    return chain
  }

  // MARK: Typed access

  /// A colour.
  ///
  /// - Throws: `LegibleError` when there is no such token or it is of another type.
  public func color(_ path: String) throws(LegibleError) -> Color {
    let token = try token(path)
    guard case .color(let value) = token.value else { throw mismatch(token, .color) }
    return value.color
  }

  /// The colours that a token paints with: that of a colour, or those of a gradient, its stops and what lies
  /// between them.
  ///
  /// - Throws: `LegibleError` when there is no such token or it is of another type.
  package func paint(_ path: String) throws(LegibleError) -> [Color] {
    guard case .gradient(let stops)? = self[path]?.value else { return [try color(path)] }
    return ColorGradient(
      stops.map { ColorGradient.Stop($0.color.color, at: $0.position) }
    ).colors
  }

  /// A length in pt; a rem is 16 pt.
  ///
  /// - Throws: `LegibleError` when there is no such token or it is of another type.
  public func dimension(_ path: String) throws(LegibleError) -> Double {
    let token = try token(path)
    guard case .dimension(let value) = token.value else { throw mismatch(token, .dimension) }
    return value.points
  }

  /// The error for a name that no token has.
  func unknown(_ name: String, suggesting guess: String?) -> LegibleError {
    LegibleError(
      rule: .unknownReference, "there is no token \(name)",
      hint: tree.hintOfMissingPlatform(for: name) ?? guess.map { "Did you mean \($0)?" },
      at: SourceLocation(path: path))
  }

  func mismatch(_ token: Token, _ type: TokenType) -> LegibleError {
    LegibleError(
      rule: .typeMismatch,
      "\(token.path) is \(token.type.phrase), not \(type.phrase)", at: token.location)
  }

  /// Whether a token, or one whose value it takes over, has no value or one with an error.
  func isBroken(_ id: EntryID) -> Bool {
    var id = id
    while id >= 0 {
      if results[id].state != .done || faulty.contains(id) { return true }
      id = results[id].target
    }
    return false
  }

  private func token(at id: EntryID) -> Token? {
    guard results[id].state == .done, let value = results.value(at: id) else { return nil }
    let entry = tree.entries[id]
    return Token(
      path: entry.path, value: value, isAlias: target(of: id) != nil,
      definition: entry.definition, deprecation: tree.deprecation(of: id))
  }
}
