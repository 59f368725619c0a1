public import LegibleCore
import LegibleJSON

/// What checking token files gave.
public struct TokenCheck: Sendable {
  /// What was found, sorted by place; one cause is one finding.
  public private(set) var findings: [Finding] = []
  /// How many files were read.
  public private(set) var files = 0
  /// How many tokens there are, counted once each by path and file on the command line.
  public private(set) var tokens = 0
  /// How many contexts were resolved.
  public private(set) var contexts = 0

  /// How many findings are errors.
  public var errors: Int { findings.count { $0.severity == .error } }

  /// How many findings are warnings.
  public var warnings: Int { findings.count { $0.severity == .warning } }

  /// How many contexts are resolved.
  private static let maximumContexts = 5000

  /// How much work all contexts of a resolver may take: tokens times contexts.
  private static let maximumWork = 3_000_000

  private let lint: LintConfiguration
  private var collector = FindingCollector()
  private var checkedFiles: Set<String> = []

  /// Checks token files and resolvers in every context.
  ///
  /// Token files that a resolver among them draws on are checked as its parts, not on their own.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - reader: Reads files.
  ///   - lint: What is said of lint rules.
  /// - Complexity: O(*size of the files × contexts*), bounded: past a limit each context is checked
  ///   with the defaults of the other modifiers only, and a note says so.
  public init(
    of paths: [String], reader: any FileReader = DiskFiles(),
    lint: LintConfiguration = LintConfiguration()
  ) {
    self.lint = lint
    let cache = SourceCache(reader)
    var plain: [(path: String, input: TokenInput)] = []
    for path in paths {
      do {
        let input = try TokenInput(path, cache)
        for finding in input.conversion?.findings ?? [] { collector.add(finding) }
        if ResolverReader.isResolver(input.root, path: path) {
          check(TokenResolver(resolver: input.root, path: path, cache: input.cache))
        } else {
          plain.append((path, input))
        }
      } catch {
        collector.add(error)
      }
    }
    for (path, input) in plain where !checkedFiles.contains(path) {
      check(tokenFile: path, input.root, input.cache)
    }
    nameEarlierDialect(of: plain.map(\.path), cache)
    nameMigration(of: plain.map(\.path), cache)
    finish(cache, countsEmbedded: paths.contains { $0.hasPrefix(EmbeddedTokens.scheme) })
  }

  /// Checks what a migration of a file or folder gives, at the places of the original; lint rules
  /// are left to the check of the result.
  init(migrating path: String, _ input: TokenInput, _ cache: SourceCache) {
    let off = LintRule.all.map { ($0.name, LintSettings(level: .off)) }
    lint = LintConfiguration(rules: Dictionary(uniqueKeysWithValues: off))
    for finding in input.conversion?.findings ?? [] { collector.add(finding) }
    if ResolverReader.isResolver(input.root, path: path) {
      check(TokenResolver(resolver: input.root, path: path, cache: input.cache))
    } else {
      check(tokenFile: path, input.root, input.cache)
    }
    finish(cache, countsEmbedded: false)
  }

  private mutating func finish(_ cache: SourceCache, countsEmbedded: Bool) {
    cache.reportDuplicateKeys(to: &collector)
    files = cache.paths.count { countsEmbedded || !$0.hasPrefix(EmbeddedTokens.scheme) }
    findings = lint.applied(to: collector.sortedFindings)
  }

  /// Checks a token file alone or, when it refers to tokens of iOS, over the default store.
  private mutating func check(tokenFile path: String, _ root: JSONNode, _ cache: SourceCache) {
    let alone = TokenResolver(tokens: root, path: path, cache: cache, over: nil)
    let (evaluator, needsPlatform) = alone.evaluateAlone()
    if needsPlatform {
      check(TokenResolver(tokens: root, path: path, cache: cache, over: .ios))
    } else {
      check(alone, first: evaluator)
    }
  }

  /// Says of files with values as DTCG wrote them before 2025.10 how much of them can be migrated.
  private mutating func nameEarlierDialect(of paths: [String], _ cache: SourceCache) {
    let rules = [TokenRule.olderDialect, .missingType].map(\.rawValue)
    let older = collector.findings.filter { rules.contains($0.rule) }
    for path in paths {
      let own = older.filter { $0.location.path == path }
      guard !own.isEmpty, let root = try? cache.json(path).root else { continue }
      let converted = ConvertedTokens(DialectInput(file: path, root: root, cache), .earlierDTCG)
      if converted.tokenCount == 0 { continue }
      let reason =
        own.contains { $0.rule == rules[0] }
        ? "values as DTCG wrote them before 2025.10" : "tokens without a type"
      collector.report(
        .dialect,
        "\(path) has \(reason); migrate carries "
          + "\(counted(converted.tokenCount, "token")) over",
        hint: "legible migrate \(DialectInput.shellWord(of: path)) OUT writes DTCG 2025.10.",
        at: root)
    }
  }

  /// Says of files with other mistakes how many of them a migration mends.
  private mutating func nameMigration(of paths: [String], _ cache: SourceCache) {
    let mistakes = collector.findings.filter {
      $0.severity == .error && TokenRule(rawValue: $0.rule)?.preventsReading == false
    }
    for path in paths {
      let own = mistakes.filter { $0.location.path == path }
      guard own.contains(where: { Self.isOfValues($0.rule) }),
        !own.contains(where: { $0.rule == TokenRule.olderDialect.rawValue }),
        let input = try? TokenInput(path, cache.replacing([:]), isEarlierAccepted: true)
      else { continue }
      let before = own.reduce(0) { $0 + $1.count }
      let after = TokenCheck(migrating: path, input, cache).findings
        .reduce(input.conversion?.lostCount ?? 0) {
          $0 + ($1.severity == .error ? $1.count : 0)
        }
      guard after < before else { continue }
      let mended = before - after
      let errors =
        mended < before
        ? "\(grouped(mended)) of the \(counted(before, "error"))"
        : before == 1 ? "the error" : "all \(counted(before, "error"))"
      let word = path.hasPrefix("<") ? "-" : path.shellWord
      collector.report(
        .dialect, "migrate mends \(errors) in \(path)",
        hint: "legible migrate \(word) OUT writes DTCG 2025.10.", at: input.root)
    }
  }

  /// Whether a rule is about what stands in a value, which a migration may write in another way.
  private static func isOfValues(_ rule: String) -> Bool {
    switch TokenRule(rawValue: rule) {
    case .invalidValue, .missingProperty, .unknownProperty: true
    default: false
    }
  }

  private mutating func check(_ resolver: TokenResolver, first: Evaluator? = nil) {
    for finding in resolver.findings { collector.add(finding) }
    if resolver.steps.isEmpty { return }
    var run = ContextRun(resolver, first: first, lint: lint)
    let isBounded =
      resolver.contextCount > Self.maximumContexts
      || resolver.contextCount * run.tokenCount > Self.maximumWork
    run.checkAll(isBounded ? resolver.singleContexts : resolver.allContexts)
    if isBounded {
      let count = resolver.contextCount == .max ? "countless" : String(resolver.contextCount)
      collector.report(
        .permutations, "\(count) contexts; \(run.contextCount) of them were checked",
        hint: "Every context of every modifier is among them.",
        at: SourceLocation(path: resolver.path))
    }
    // Where sources are missing, what is missing from them is no mistake of its own.
    let lacksSources =
      resolver.isIncomplete
      || run.findings.contains { TokenRule(rawValue: $0.rule)?.preventsReading == true }
    let followers = [TokenRule.unknownReference, .missingFromDefault].map(\.rawValue)
    for finding in run.findings where !lacksSources || !followers.contains(finding.rule) {
      collector.add(finding)
    }
    checkedFiles.formUnion(run.files)
    tokens += run.pathCount
    contexts += run.contextCount
  }
}
