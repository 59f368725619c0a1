import LegibleCore
import LegibleJSON
import LegibleTokens

/// Applies all lint rules that are on to the contexts of one resolver.
struct LintRun {
  private var checks: [Entry] = []
  private let exclude: [Glob]
  private let countsEmbedded: Bool
  private var reached = JSONNodeSet()

  private struct Entry {
    var check: any LintCheck
    let rule: Rule
    let severity: Severity
    let exclude: [Glob]
  }

  /// Prepares the rules.
  ///
  /// - Parameter countsEmbedded: Whether the tokens of the default store are those to be checked.
  init(_ configuration: LintConfiguration, countsEmbedded: Bool) {
    self.countsEmbedded = countsEmbedded
    exclude = configuration.exclude
    for type in lintChecks {
      let rule = type.rule
      guard let severity = configuration.severity(of: rule.id, standard: rule.severity) else {
        continue
      }
      let settings = configuration.rules[rule.id] ?? LintSettings()
      checks.append(
        Entry(
          check: type.init(settings), rule: rule, severity: severity, exclude: settings.exclude))
    }
  }

  /// Shows the tokens of a context to all rules.
  mutating func visit(
    _ evaluator: Evaluator, of context: TokenContext, number: Int, path: String,
    reportingTo collector: inout FindingCollector
  ) {
    if checks.isEmpty { return }
    let scene = scene(evaluator, context, number, path)
    for index in checks.indices {
      var report = LintReport(
        collector: collector, rule: checks[index].rule, severity: checks[index].severity)
      collector = FindingCollector()
      checks[index].check.visit(scene.excluding(checks[index].exclude), &report)
      collector = report.collector
    }
  }

  /// Lets all rules conclude.
  mutating func finish(
    _ summary: LintSummary, reportingTo collector: inout FindingCollector
  ) {
    var summary = summary
    summary.documents.removeAll {
      !countsEmbedded && $0.path.hasPrefix(EmbeddedTokens.scheme)
    }
    for index in checks.indices {
      var report = LintReport(
        collector: collector, rule: checks[index].rule, severity: checks[index].severity)
      collector = FindingCollector()
      checks[index].check.finish(summary, &report)
      collector = report.collector
    }
  }

  private mutating func scene(
    _ evaluator: Evaluator, _ context: TokenContext, _ number: Int, _ path: String
  ) -> LintScene {
    let tree = evaluator.tree
    var tokens: [Int] = []
    var fresh: [Int] = []
    var styles: [Int] = []
    for id in tree.entries.indices.dropFirst() {
      let entry = tree.entries[id]
      guard countsEmbedded || !entry.definition.node.path.hasPrefix(EmbeddedTokens.scheme),
        !exclude.contains(where: { $0.matches(entry.path) }), !tree.isVariant(id)
      else { continue }
      if reached.insert(entry.definition.node) { fresh.append(id) }
      guard entry.definition.kind == .token else { continue }
      tokens.append(id)
      if evaluator.results[id].type == .typography { styles.append(id) }
    }
    var scene = LintScene(
      tree: tree, results: evaluator.results, context: context, number: number, tokens: tokens,
      fresh: fresh, textStyles: [])
    if !styles.isEmpty {
      let store = TokenStore(evaluator, context: context, path: path)
      scene.textStyles = styles.compactMap { id in
        (try? store.textStyle(tree.entries[id].path)).map {
          LintScene.PlacedStyle(id: id, style: $0)
        }
      }
    }
    return scene
  }
}
