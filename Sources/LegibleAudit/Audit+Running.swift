import LegibleCatalogs
import LegibleCore
import LegibleFiles

extension Audit {
  /// Measures and judges everything.
  ///
  /// - Parameters:
  ///   - workers: How many tasks share the work; `nil` takes one for each active processor. The report does not
  ///     depend on it.
  ///   - progress: Called after each part of the work, in order, by the task that runs the audit.
  /// - Throws: `LegibleError` when a text cannot be shaped; `CancellationError` when the task is cancelled.
  /// - Complexity: O(*texts* x *size categories* x *different available spaces*).
  public func run(
    workers: Int? = nil, progress: ((AuditProgress) -> Void)? = nil
  ) async throws -> AuditReport {
    let chunks = KeyChunks(keys, matrix)
    let results = try await chunks.results(
      0..<chunks.count, workers: workers ?? Self.processors, progress: progress)
    return report(results, colors.run(progress: progress))
  }

  /// The findings one after the other, while the audit is still at work on what follows.
  ///
  /// Those of catalogs and of the configuration come first, then those of the texts in the order of their keys;
  /// what concerns all texts or the colours comes last. Work is done as findings are asked for.
  public var findings: AuditFindings { AuditFindings(self) }

  /// How many tasks run at once.
  static var processors: Int { Processors.active }

  /// What was found before any text was measured.
  var earlyFindings: [AuditFinding] { catalog.findings.map { AuditFinding($0) } + preliminary }

  /// What only all texts together tell.
  func lateFindings(_ results: [TextMatrix.KeyResult]) -> [AuditFinding] {
    matrix.minor.notes(
      on: results.flatMap(\.minor), matrix.rules.map(\.base),
      at: SourceLocation(path: configuration.path))
      + MissingGlyphRule.findings(results.flatMap(\.missing).distinct)
      + MissingFontRule.findings(
        results.reduce(into: []) { $0.formUnion($1.missingFamilies) },
        at: SourceLocation(path: configuration.path))
      + MissingFontRule.findings(
        results.reduce(into: []) { $0.formUnion($1.unavailableStyles) }, configuration)
      + TouchTargetRule.findings(configuration.targets)
      + [
        styleContexts.unjudged("text styles change", "measured", configuration),
        UnplacedKeysRule.finding(
          results.prefix(keyCount).reduce(.init()) { $0 + $1.unplaced }, matrix.rules.map(\.rule),
          unplaced: inferredKeys, at: SourceLocation(path: configuration.path)),
      ].compactMap(\.self)
  }

  /// The keys without a known place.
  private var inferredKeys: Int { keys.prefix(keyCount).count { $0.inferredFrom != nil } }

  private func report(
    _ results: [TextMatrix.KeyResult], _ colors: ColorAudit.Result
  ) -> AuditReport {
    var report = AuditReport(configuration: configuration, textRules: matrix.rules.map(\.rule))
    report.findings =
      earlyFindings + colors.findings + results.flatMap(\.findings) + lateFindings(results)
    report.pairs = colors.pairs
    report.grids = colors.grids
    report.sort()
    report.coverage = coverage(results, colors)
    return report
  }

  private func coverage(
    _ results: [TextMatrix.KeyResult], _ colors: ColorAudit.Result
  ) -> AuditReport.Coverage {
    let measured = results.reduce(0) { $0 + $1.texts }
    return AuditReport.Coverage(
      strings: strings, inferred: inferredKeys, read: readKeys, leftOut: leftOut, hidden: hidden,
      texts: results.prefix(keyCount).reduce(0) { $0 + $1.texts },
      languages: languages, viewports: matrix.viewports, unsupported: unsupported,
      categories: matrix.categories, layouts: measured * matrix.contextCount,
      distinctLayouts: results.reduce(0) { $0 + $1.distinctLayouts },
      styleContexts: styleContexts, pairs: colors.pairs.reduce(0) { $0 + $1.rows.count },
      colorContexts: colors.contexts,
      comparisons: colors.comparisons,
      inferredPairs: colors.pairs.count { $0.pair.origin == .inferred },
      targets: configuration.targets.count)
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  fileprivate var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
