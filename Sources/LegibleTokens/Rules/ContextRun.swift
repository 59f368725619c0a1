import LegibleCore
import LegibleJSON

/// Checks one resolver context by context, and says of each finding in which of them it occurs.
struct ContextRun {
  /// The paths of the tokens of all contexts, those of the default store aside.
  private(set) var paths: Set<String> = []
  /// The files that were drawn on.
  private(set) var files: Set<String> = []
  /// How many contexts were checked.
  private(set) var contextCount = 0
  /// What was found.
  var findings: [Finding] { collector.sortedFindings }

  private let resolver: TokenResolver
  private var first: Evaluator
  private var collector = FindingCollector()
  private var reached: Set<JSONNode> = []

  /// - Parameter first: The default context, when it is evaluated already.
  init(_ resolver: TokenResolver, first: Evaluator?) {
    self.resolver = resolver
    self.first =
      first ?? resolver.evaluate(resolver.defaultContext, reportingTo: FindingCollector())
  }

  /// How many tokens the default context has.
  var tokenCount: Int { first.tree.entries.count }

  /// Checks contexts.
  mutating func checkAll(_ contexts: [TokenContext]) {
    contextCount = contexts.count
    let documents = resolver.allDocuments
    files = Set(documents.map(\.path))
    if contexts.count == 1 {
      collector = first.collector
      note(first)
    } else {
      for (number, context) in contexts.enumerated() {
        collector.context = number
        let evaluator = resolver.evaluate(context, reportingTo: collector)
        collector = evaluator.collector
        note(evaluator)
      }
      addContextNotes(contexts)
    }
    checkUnreached(documents)
    checkTextStyles()
  }

  private mutating func note(_ evaluator: Evaluator) {
    let countsEmbedded = resolver.path.hasPrefix(EmbeddedTokens.scheme)
    for entry in evaluator.tree.entries where entry.definition.kind == .token {
      reached.insert(entry.definition.node)
      if countsEmbedded || !entry.definition.node.path.hasPrefix(EmbeddedTokens.scheme) {
        paths.insert(entry.path)
      }
    }
  }

  private mutating func checkUnreached(_ documents: [TokenDocument]) {
    first.collector = collector
    for document in documents {
      for finding in document.findings { first.collector.add(finding) }
      first.evaluate(unreachedOf: document, reached: reached)
    }
    collector = first.collector
  }

  private mutating func checkTextStyles() {
    let store = TokenStore(first, context: resolver.defaultContext, path: resolver.path)
    for token in store.tokens where token.type == .typography {
      do { _ = try store.textStyle(token.path) } catch { collector.add(error) }
    }
  }

  /// Says of each finding that occurs in some contexts only in which ones.
  private mutating func addContextNotes(_ contexts: [TokenContext]) {
    for index in collector.findings.indices where collector.contexts[index].count < contexts.count {
      let own = collector.contexts[index].map { contexts[$0] }
      var parts: [String] = []
      var place: SourceLocation?
      for modifier in resolver.modifiers {
        let names = modifier.contexts.filter { name in own.contains { $0[modifier.name] == name } }
        guard names.count < modifier.contexts.count else { continue }
        parts.append("\(modifier.name) is \(names.joined(separator: " or "))")
        place = place ?? modifier.location
      }
      guard let place else { continue }
      collector.addNote(
        Finding.Related("only when \(parts.joined(separator: " and "))", at: place), to: index)
    }
  }
}
