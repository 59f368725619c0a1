package import LegibleCore
package import LegibleJSON

/// Gives every token of a tree its type and value: aliases are followed, values read, all problems
/// reported once and where they are.
///
/// Each token is evaluated once and remembered, so that shared targets cost nothing more; chains
/// of aliases are walked in a loop, so that their length costs no stack.
package struct Evaluator: Sendable {
  package let tree: TokenTree
  package private(set) var results: Results
  package var collector: FindingCollector
  /// The sets and modifiers that the resolution order leaves out.
  let unusedSources: UnusedSources?

  /// Whether problems are kept quiet, because they belong to another token.
  var isSilent = false
  /// How many references inside values led to the present node.
  var depth = 0
  /// The paths that curly references named in vain.
  package var unknownPaths: [String] = []
  /// How many names were looked up for suggestions.
  var suggestions = 0
  /// The tokens whose values have errors, also those that could be read in spite of them.
  private(set) var faulty: Set<Int> = []
  /// The first token with a literal that groups inherit.
  private var inherited: [InheritedLiteral: Int] = [:]
  /// The tokens that are being evaluated, the outermost first.
  private var active: [Int] = []
  /// The path of the definition that is checked though no context uses it.
  private var unreached: String?

  /// A literal that may stand at many entries.
  private struct InheritedLiteral: Hashable {
    var node: JSONNode
    var type: TokenType
  }

  /// How deep values may refer to values that refer to values.
  static let maximumDepth = 100

  /// How many misspelt names are looked up; each costs a walk over all tokens.
  static let maximumSuggestions = 20

  init(
    _ tree: TokenTree, reportingTo collector: FindingCollector, unused: UnusedSources? = nil
  ) {
    self.tree = tree
    unusedSources = unused
    self.collector = collector
    results = Results(count: tree.entries.count)
  }

  /// Evaluates every token.
  ///
  /// - Complexity: O(*size of all values*).
  mutating func evaluateAll() {
    for id in tree.entries.indices where tree.entries[id].definition.kind == .token {
      evaluate(id)
    }
  }

  /// Checks the tokens of a document that later files override in every context.
  ///
  /// - Parameter reached: The objects of all tokens that were evaluated.
  package mutating func evaluate(unreachedOf document: TokenDocument, reached: JSONNodeSet) {
    defer { unreached = nil }
    for definition in document.definitions
    where definition.kind == .token && !reached.contains(definition.node) {
      unreached = document.path(of: definition)
      guard let payload = definition.payload, !definition.isPointer,
        case .known(let type) = document.type(of: definition)
      else { continue }
      _ = value(at: payload, as: type)
    }
  }

  /// Evaluates a token and what it refers to.
  mutating func evaluate(_ start: Int) {
    guard results[start].state == .fresh || results[start].state == .active else { return }
    let outer = isSilent
    isSilent = false
    defer { isSilent = outer }

    var chain: [Int] = []
    var id = start
    follow: while true {
      switch results[id].state {
      case .done, .failed: break follow
      case .active:
        reportCycle(closedBy: id)
        break follow
      case .fresh:
        results[id].state = .active
        active.append(id)
        chain.append(id)
        let payload = reference(of: id)
        let target = destination(of: payload)
        guard case .token(let next) = target else {
          read(payload, at: target, of: id)
          break follow
        }
        results[id].target = next
        id = next
      }
    }
    for link in chain.reversed() {
      if results[link].target >= 0 { inheritAliasTarget(results[link].target, to: link) }
    }
    active.removeLast(chain.count)
  }

  private mutating func destination(of payload: Payload) -> Destination? {
    guard case .reference(let reference) = payload else { return nil }
    return locate(reference)
  }

  /// Reads a value that is not an alias of a whole token.
  private mutating func read(_ payload: Payload, at target: Destination?, of id: EntryID) {
    results[id].state = .failed
    let entry = tree.entries[id]
    guard let node = entry.definition.payload else { return }
    let declared = entry.definition.type == .none ? entry.groupType : entry.definition.type
    switch payload {
    case .malformed(let problem):
      report(.invalidReference, problem.message, hint: problem.hint, at: node)
    case .reference(let reference):
      guard case .part(let owner, let path, _) = target else { return }
      readPart(path, of: owner, by: reference, declared: declared, for: id)
    case .literal:
      switch declared {
      case .none: reportMissingType(id)
      case .unknown: return
      case .known(let type): readLiteral(node, as: type, of: id)
      }
    }
  }

  /// Reads a literal; copies that groups inherit share the value of the first.
  private mutating func readLiteral(_ node: JSONNode, as type: TokenType, of id: EntryID) {
    let literal = InheritedLiteral(node: node, type: type)
    guard tree.entries[id].isInherited, let first = inherited[literal] else {
      if tree.entries[id].isInherited { inherited[literal] = id }
      return finish(id, type, literalValue(at: node, as: type))
    }
    if faulty.contains(first) { faulty.insert(id) }
    guard results[first].state == .done else { return }
    results[id].type = type
    results[id].state = .done
    results.shareValue(of: first, with: id)
  }

  private mutating func readPart(
    _ path: ArraySlice<String>, of owner: Int, by reference: Reference,
    declared: Definition.DeclaredType, for id: EntryID
  ) {
    switch declared {
    case .unknown: return
    case .known(let type): finish(id, type, referenced(reference, as: type))
    case .none:
      evaluate(owner)
      guard let type = results[owner].type?.part(path) else { return reportMissingType(id) }
      finish(id, type, referenced(reference, as: type))
    }
  }

  private mutating func finish(_ id: EntryID, _ type: TokenType, _ value: TokenValue?) {
    guard let value, results[id].state != .done else { return }
    results[id].type = type
    results[id].state = .done
    results.set(value, at: id)
  }

  /// Gives an alias the type and value of its target and compares the types.
  private mutating func inheritAliasTarget(_ target: Int, to id: EntryID) {
    results[id].state = .failed
    let entry = tree.entries[id]
    guard results[target].state == .done, let type = results[target].type else { return }
    guard entry.definition.type != .unknown, let payload = entry.definition.payload else { return }
    if case .known(let declared) = entry.definition.type, declared != type {
      return report(
        .typeMismatch, "\(declared.phrase) token refers to \(type.phrase) token",
        hint: "Change the $type or the reference.", at: payload,
        related: [related(to: target)])
    }
    results[id].type = type
    results[id].state = .done
    results.shareValue(of: target, with: id)
  }

  /// What a token's payload is.
  enum Payload {
    case literal
    case reference(Reference)
    case malformed(Reference.Malformed)
  }

  /// Tells a token's literal from a reference.
  func reference(of id: EntryID) -> Payload {
    let definition = tree.entries[id].definition
    guard let payload = definition.payload else { return .literal }
    do {
      if definition.isPointer { return .reference(try Reference(pointer: payload)) }
      return try Reference.read(payload).map { .reference($0) } ?? .literal
    } catch {
      return .malformed(error)
    }
  }

  // MARK: Findings

  /// The path of the token that is being evaluated.
  var subject: String? { active.last.map { tree.entries[$0].path } ?? unreached }

  mutating func report(
    _ rule: Rule, _ message: String, hint: String? = nil, at node: JSONNode,
    related: [Finding.Related] = []
  ) {
    if isSilent { return }
    if rule.severity == .error, let id = active.last { faulty.insert(id) }
    collector.report(
      rule, message, hint: hint, at: node.location, subject: subject, related: related)
  }

  /// A note that points to a token.
  func related(to id: EntryID) -> Finding.Related {
    let entry = tree.entries[id]
    return Finding.Related("\(entry.path) is defined here", at: entry.definition.key.location)
  }

  private mutating func reportMissingType(_ id: EntryID) {
    report(
      .missingType, "a token without a type",
      hint: "Write $type, here or in a group around it.", at: tree.entries[id].definition.key)
  }

  private mutating func reportCycle(closedBy id: EntryID) {
    guard let start = active.firstIndex(of: id) else { return }
    var circle = Array(active[start...])
    // Begin with the first token of the file, wherever the circle was entered.
    if let first = circle.min(), let turn = circle.firstIndex(of: first) {
      circle = Array(circle[turn...] + circle[..<turn])
    }
    let names = circle.prefix(10).map { tree.entries[$0].path }
    let rest = circle.count > 10 ? ["... (\(circle.count) tokens)"] : []
    let entry = tree.entries[circle[0]]
    collector.report(
      .referenceCycle,
      "tokens refer to each other in a circle: "
        + (names + rest + [entry.path]).joined(separator: " -> "),
      hint: "Give one of them a value.",
      at: (entry.definition.payload ?? entry.definition.key).location, subject: entry.path,
      related: circle.dropFirst().prefix(9).map(related))
  }
}
