import LegibleCore
import LegibleTokens

/// All that an audit says of colours: pairs, and how the tokens of a set go together.
struct ColorAudit: Sendable {
  private let configuration: AuditConfiguration
  private let contexts: [ColorContext]
  private let contextCount: Int
  private let styles: TokenStore?

  /// What the colours gave.
  struct Result: Sendable {
    var findings: [AuditFinding] = []
    /// The pairs with their verdicts, in the order of the audit.
    var pairs: [JudgedPair] = []
    /// A grid for each context.
    var grids: [PairGrid] = []
    /// How often colours of sets were compared with each other.
    var comparisons = 0
    /// The contexts that change colours.
    var contexts = AuditReport.Share()
  }

  init(_ configuration: AuditConfiguration, _ stores: AuditStores) {
    self.configuration = configuration
    contexts = stores.colors.contexts
    contextCount = stores.colors.total
    styles = stores.sizes.last
  }

  /// The most contexts that get a picture of their own.
  private static let mostGrids = 32

  /// Gathers and judges.
  ///
  /// - Parameter progress: Called after each hundred pairs, and once more at the end.
  func run(progress: ((AuditProgress) -> Void)? = nil) -> Result {
    let catalog = ColorCatalog(contexts)
    var collector = PairCollector(configuration, catalog, styles: styles)
    let judge = PairJudge(contexts: contexts, styles: styles, policy: configuration.policy)
    var result = Result()
    result.contexts = AuditReport.Share(count: contexts.count, total: contextCount)
    let collected = collector.collect()
    for (number, pair) in collected.enumerated() {
      if number % 100 == 0 {
        progress?(AuditProgress(phase: .colors, done: number, total: collected.count))
      }
      do throws(LegibleError) {
        result.pairs.append(try judge.judge(pair))
      } catch {
        result.findings += error.findings.map { cause in
          var finding = cause
          finding.location = pair.location
          finding.related = [.init("looked up here", at: cause.location)]
          return AuditFinding(finding)
        }
      }
    }
    progress?(AuditProgress(phase: .colors, done: collected.count, total: collected.count))
    result.findings +=
      collector.findings + unusedSets(catalog)
      + [result.contexts.unjudged("colours change", "judged", configuration)].compactMap(\.self)
    result.findings += ContrastRule.findings(result.pairs, catalog)
    let set = ColorSetting(configuration, catalog, contexts: contexts, pairs: result.pairs)
    result.comparisons = ColorVisionRule().comparisons(set)
    result.findings += colorRules.flatMap { $0.findings(set) }
    let pairs = result.pairs.map(\.pair)
    if !pairs.isEmpty {
      result.grids = contexts.prefix(Self.mostGrids).map { PairGrid(pairs, in: $0) }
    }
    return result
  }

  /// Patterns of sets that match nothing.
  private func unusedSets(_ catalog: ColorCatalog) -> [AuditFinding] {
    configuration.colorSets.flatMap { set in
      set.tokens.filter { glob in !catalog.tokens.contains { glob.matches($0.path) } }.map { glob in
        AuditFinding(
          Finding(
            rule: .unusedPair, severity: .error,
            message: "no colour token matches \(glob.pattern) of the set \(set.name)",
            hint: catalog.hint(on: glob),
            suggestion: catalog.hint(on: glob) == nil ? .listTokens(type: "color") : nil,
            at: set.location,
            subject: glob.pattern))
      }
    }
  }
}
