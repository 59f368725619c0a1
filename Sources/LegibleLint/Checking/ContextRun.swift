import LegibleCore
import LegibleJSON
import LegibleTokens

/// Checks one resolver context by context, and says of each finding in which of them it occurs.
struct ContextRun {
  /// How many tokens there are, by their paths, those of the default store aside.
  private(set) var pathCount = 0
  /// The paths of groups and tokens, where patterns of the configuration speak of them.
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
  private var reached = JSONNodeSet()
  private var lint: LintRun
  private let hasPatterns: Bool

  /// - Parameters:
  ///   - first: The default context, when it is evaluated already.
  ///   - lint: What is said of lint rules.
  init(_ resolver: TokenResolver, first: Evaluator?, lint: LintConfiguration) {
    self.resolver = resolver
    hasPatterns = !lint.patterns.isEmpty
    self.lint = LintRun(
      lint, countsEmbedded: resolver.path.hasPrefix(EmbeddedTokens.scheme))
    self.first =
      first ?? resolver.evaluate(resolver.defaultContext, reportingTo: FindingCollector())
  }

  /// How many tokens the default context has.
  var tokenCount: Int { first.tree.entries.count }

  /// Whether the tokens of the default store are those that are checked.
  private var countsEmbedded: Bool { resolver.path.hasPrefix(EmbeddedTokens.scheme) }

  /// Checks contexts, the default one first.
  mutating func checkAll(_ contexts: [TokenContext]) {
    let base = resolver.defaultContext
    let contexts = [base] + contexts.filter { $0 != base }
    contextCount = contexts.count
    let documents = resolver.allDocuments
    var meant: Set<String> = []
    files = Set(documents.map(\.path))
    collector = first.collector
    note(first, of: contexts, 0)
    pathCount = first.tree.entries.count { isCounted($0) }
    if contexts.count > 1 {
      var absentees = Absentees(first.tree)
      for (number, context) in contexts.enumerated().dropFirst() {
        collector.context = number
        let evaluator = resolver.evaluate(context, reportingTo: collector)
        collector = evaluator.collector
        note(evaluator, of: contexts, number)
        absentees.note(evaluator, of: number, countsEmbedded: countsEmbedded)
      }
      pathCount += absentees.count
      addContextNotes(contexts)
      for finding in absentees.findings(resolver, contexts, meant: &meant) {
        collector.add(finding)
      }
    }
    checkUnreached(documents)
    lint.finish(
      LintSummary(
        resolver: resolver, contexts: contexts, documents: documents, reached: reached,
        explained: meant), reportingTo: &collector)
  }

  private mutating func note(
    _ evaluator: Evaluator, of contexts: [TokenContext], _ number: Int
  ) {
    for entry in evaluator.tree.entries where entry.definition.kind == .token {
      reached.insert(entry.definition.node)
    }
    if hasPatterns {
      for entry in evaluator.tree.entries.dropFirst()
      where countsEmbedded || !entry.definition.node.path.hasPrefix(EmbeddedTokens.scheme) {
        paths.insert(entry.path)
      }
    }
    lint.visit(
      evaluator, of: contexts[number], number: number, path: resolver.path,
      reportingTo: &collector)
  }

  private func isCounted(_ entry: TokenTree.Entry) -> Bool {
    entry.definition.kind == .token && !entry.definition.isVariant
      && (countsEmbedded || !entry.definition.node.path.hasPrefix(EmbeddedTokens.scheme))
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
