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

  /// Whether the tokens of the default store are those that are checked.
  private var countsEmbedded: Bool { resolver.path.hasPrefix(EmbeddedTokens.scheme) }

  /// Checks contexts.
  mutating func checkAll(_ contexts: [TokenContext]) {
    contextCount = contexts.count
    let documents = resolver.allDocuments
    files = Set(documents.map(\.path))
    if contexts.count == 1 {
      collector = first.collector
      note(first)
    } else {
      var absentees = Absentees(first.tree)
      for (number, context) in contexts.enumerated() {
        collector.context = number
        let evaluator = resolver.evaluate(context, reportingTo: collector)
        collector = evaluator.collector
        note(evaluator)
        absentees.note(evaluator, of: number, countsEmbedded: countsEmbedded)
      }
      addContextNotes(contexts)
      for finding in absentees.findings(resolver, contexts) { collector.add(finding) }
    }
    checkUnreached(documents)
  }

  private mutating func note(_ evaluator: Evaluator) {
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

  /// Says of each finding that occurs in some contexts only in which ones.
  private mutating func addContextNotes(_ contexts: [TokenContext]) {
    for index in collector.findings.indices where collector.contexts[index].count < contexts.count {
      let own = collector.contexts[index].map { contexts[$0] }
      guard let condition = resolver.condition(of: own) else { continue }
      collector.addNote(
        Finding.Related("only when \(condition.text)", at: condition.location), to: index)
    }
  }
}
