import LegibleCore
import LegibleDialects
import LegibleJSON
import LegibleTokens

// What a migration would mend.
extension TokenCheckRun {
  private static let olderValues = "values as DTCG wrote them before 2025.10"
  private static let missingTypes = "tokens without a type"

  /// Says of files with values as DTCG wrote them before 2025.10, or without types, how much of them
  /// can be migrated: of a folder as a whole, of files of the command line one by one.
  mutating func nameEarlierDialect(of input: TokenInput) {
    let older = ids(of: .olderDialect)
    let untyped = ids(of: .missingType)
    let found = input.sources.filter { older.contains($0.path) || untyped.contains($0.path) }
    guard let first = found.first else { return }
    if input.isListed || input.sources.count == 1 {
      for source in found {
        let file = DialectInput(file: source.path, root: source.root, input.cache)
        let reason = older.contains(source.path) ? Self.olderValues : Self.missingTypes
        nameEarlierDialect(of: file, reason, at: source.root)
      }
    } else {
      let files = input.sources.map(\.name)
      let folder = DialectInput(folder: input.path, files: files, input.cache)
      let isOlder = found.contains { older.contains($0.path) }
      nameEarlierDialect(of: folder, isOlder ? Self.olderValues : Self.missingTypes, at: first.root)
    }
  }

  /// Says of a resolver how much of its files can be migrated, and how many mistakes that mends.
  mutating func nameMigrations(
    of resolver: TokenInput.Source, with files: Set<String>, _ cache: SourceCache
  ) {
    let files = files.union([resolver.path])
    let isOlder = !files.isDisjoint(with: ids(of: .olderDialect))
    if isOlder || !files.isDisjoint(with: ids(of: .missingType)) {
      nameEarlierDialect(
        of: DialectInput(file: resolver.path, root: resolver.root, cache.replacing([:])),
        isOlder ? Self.olderValues : Self.missingTypes, hasFiles: files.count > 1,
        at: resolver.root)
    }
    nameMigration(of: resolver.path, files: files, at: resolver.root, cache)
  }

  /// Says of a file or a resolver with other mistakes how many of them a migration mends.
  ///
  /// - Parameter files: What is migrated with it, itself among them.
  mutating func nameMigration(
    of path: String, files: Set<String>, at node: JSONNode, _ cache: SourceCache
  ) {
    // A migration knows no formats but those of the library.
    if files.contains(where: { cache.format(of: $0) != nil }) { return }
    let own = collector.findings.filter {
      $0.severity == .error && !$0.rule.preventsReading
        && ([$0.location] + $0.related.map(\.location)).contains { files.contains($0.path) }
    }
    let mode = TokenInput.Mode(earlier: .converted)
    guard own.contains(where: { Self.isOfValues($0.rule) }),
      !own.contains(where: { $0.rule == Rule.olderDialect.id }),
      let source = try? TokenInput(path, cache.replacing([:])),
      let migrated = try? TokenInput(path, cache.replacing([:]), mode)
    else { return }
    // Both by themselves: a finding of the whole check may count places in files of others too.
    let before = TokenCheckReport(migrating: source, cache).errorPlaces
    let after =
      TokenCheckReport(migrating: migrated, cache).errorPlaces
      + (migrated.conversion?.lostCount ?? 0)
    guard after < before else { return }
    let mended = before - after
    let total = own.reduce(0) { $0 + $1.count }
    let errors =
      total != before
      ? pluralized(mended, "error")
      : mended < before
        ? "\(mended.groupedDescription) of the \(pluralized(before, "error"))"
        : before == 1
          ? "the error" : before == 2 ? "both errors" : "all \(pluralized(before, "error"))"
    collector.report(
      .dialect, "migrate mends \(errors) in \(path)" + (files.count > 1 ? " and its files" : ""),
      suggestion: .migrate(path: path, .plain),
      at: node)
  }

  /// Whether a rule is about what stands in a value, which a migration may write in another way.
  private static func isOfValues(_ rule: Rule.ID) -> Bool {
    [Rule.invalidValue, .missingProperty, .unknownProperty].map(\.id).contains(rule)
  }

  /// The files in which findings of a rule are, as far as these name them.
  private func ids(of rule: Rule) -> Set<String> {
    Set(
      collector.findings.filter { $0.rule == rule.id }.flatMap { finding in
        [finding.location.path] + finding.related.map(\.location.path)
      })
  }

  private mutating func nameEarlierDialect(
    of input: DialectInput, _ reason: String, hasFiles: Bool = false, at node: JSONNode
  ) {
    let converted = ConvertedTokens(input, .earlierDTCG)
    if converted.tokenCount == 0 { return }
    collector.report(
      .dialect,
      "\(input.path) \(hasFiles ? "and its files have" : "has") \(reason); migrate carries "
        + "\(pluralized(converted.tokenCount, "token")) over",
      suggestion: .migrate(path: input.path, .plain),
      at: node)
  }
}

extension TokenCheckReport {
  /// What a migration of a file or folder gives, at the places of the original; lint rules are left to
  /// the check of the result.
  init(migrating input: TokenInput, _ cache: SourceCache) {
    let off = Rule.lintRules.map { ($0.id, LintSettings(level: .off)) }
    var run = TokenCheckRun(LintConfiguration(rules: Dictionary(uniqueKeysWithValues: off)))
    for finding in input.conversion?.findings ?? [] { run.collector.add(finding) }
    run.checkTokens(of: input, isMigrating: true)
    self = run.report(cache, countsEmbedded: false)
  }

  /// At how many locations there are errors.
  fileprivate var errorPlaces: Int {
    findings.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) }
  }
}
