public import LegibleCore
import LegibleDialects
public import LegibleFiles
import LegibleJSON
import LegibleTokens

/// What checking token files gave.
public struct TokenCheck: Sendable {
  /// What was found, sorted by location; one cause is one finding.
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
  private var checkedPaths: Set<String> = []

  /// Checks token files and resolvers in every context.
  ///
  /// Token files that a resolver among them draws on are checked as its parts, not on their own.
  ///
  /// - Parameters:
  ///   - paths: Files, folders and patterns such as `tokens/**/*.json`. Of a folder everything is
  ///     checked that holds tokens; token files of 2025.10 among the paths are one set.
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
    var plain: [TokenInput] = []
    var files: [String] = []
    var asked: Set<String> = []
    for path in paths where asked.insert(FilePath.resolve(path, from: "")).inserted {
      do {
        for input in try inputs(at: path, cache) {
          for finding in input.conversion?.findings ?? [] { collector.add(finding) }
          if input.isResolver {
            let files = check(TokenResolver(resolver: input))
            if input.conversion == nil {
              nameMigrations(of: input.sources[0], with: files, input.cache)
            }
          } else if input.conversion == nil, input.isListed {
            files += input.sources.map(\.path)
          } else {
            plain.append(input)
          }
        }
      } catch {
        collector.add(error)
      }
    }
    var known = checkedFiles
    let uncovered = files.filter { known.insert(FilePath.resolve($0, from: "")).inserted }
    do {
      if !uncovered.isEmpty {
        plain.append(try TokenInput(files: uncovered, in: ".", cache, isListed: true))
      }
    } catch {
      collector.add(error)
    }
    for input in plain { checkTokens(of: input) }
    checkPatterns()
    finish(cache, countsEmbedded: paths.contains { $0.hasPrefix(EmbeddedTokens.scheme) })
  }

  /// Checks what a migration of a file or folder gives, at the places of the original; lint rules
  /// are left to the check of the result.
  init(migrating input: TokenInput, _ cache: SourceCache) {
    let off = Rule.lintRules.map { ($0.id, LintSettings(level: .off)) }
    lint = LintConfiguration(rules: Dictionary(uniqueKeysWithValues: off))
    for finding in input.conversion?.findings ?? [] { collector.add(finding) }
    checkTokens(of: input, isMigrating: true)
    finish(cache, countsEmbedded: false)
  }

  private mutating func finish(_ cache: SourceCache, countsEmbedded: Bool) {
    cache.reportDuplicateKeys(to: &collector)
    files = cache.paths.count { countsEmbedded || !$0.hasPrefix(EmbeddedTokens.scheme) }
    findings = lint.applied(to: collector.sortedFindings)
  }

  /// Reports patterns of the configuration that match no token, once all were read.
  private mutating func checkPatterns() {
    let isIncomplete = collector.findings.contains {
      $0.rule.hidesTokens
    }
    if isIncomplete { return }
    for pattern in lint.patterns where !checkedPaths.contains(where: pattern.glob.matches) {
      let meant = pattern.glob.suggestion(in: checkedPaths)
      guard meant != nil || lint.coversAllTokens else { continue }
      collector.report(
        .unusedPattern, "no token matches \"\(pattern.glob.pattern)\"",
        hint: meant.map { "Did you mean \($0)?" }
          ?? "Most likely a token was renamed; correct the pattern or remove it.",
        at: pattern.location)
    }
  }

  /// What a path comes to: one input, or the parts of a folder, resolvers first.
  private mutating func inputs(
    at path: String, _ cache: SourceCache
  ) throws(LegibleError) -> [TokenInput] {
    guard let contents = try TokenInput.contents(of: path, cache) else {
      return [try TokenInput(path, cache)]
    }
    for finding in contents.findings { collector.add(finding) }
    if contents.parts.isEmpty, contents.findings.isEmpty { throw contents.refusal }
    if let omission = contents.omission { collector.add(omission) }
    var inputs: [TokenInput] = []
    for part in contents.parts {
      do { inputs.append(try TokenInput(part, of: contents.listing, cache)) } catch {
        collector.add(error)
      }
    }
    return inputs
  }

  /// Checks token files alone or, when they refer to tokens of iOS, over the default store.
  private mutating func checkTokens(of input: TokenInput, isMigrating: Bool = false) {
    if input.isResolver {
      for finding in input.conversion?.findings ?? [] { collector.add(finding) }
      _ = check(TokenResolver(resolver: input))
      return
    }
    defer {
      if input.conversion == nil, !isMigrating {
        nameEarlierDialect(of: input)
        for source in input.sources {
          nameMigration(of: source.path, files: [source.path], at: source.root, input.cache)
        }
      }
    }
    let alone = TokenResolver(input, over: nil)
    let (evaluator, needsPlatform) = alone.evaluateAlone()
    if needsPlatform {
      _ = check(TokenResolver(input, over: .ios))
    } else {
      _ = check(alone, first: evaluator)
    }
  }

  private static let olderValues = "values as DTCG wrote them before 2025.10"
  private static let missingTypes = "tokens without a type"

  /// Says of files with values as DTCG wrote them before 2025.10, or without types, how much of them
  /// can be migrated: of a folder as a whole, of files of the command line one by one.
  private mutating func nameEarlierDialect(of input: TokenInput) {
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
  private mutating func nameMigrations(
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
  private mutating func nameMigration(
    of path: String, files: Set<String>, at node: JSONNode, _ cache: SourceCache
  ) {
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
    let before = TokenCheck(migrating: source, cache).errorPlaces
    let after =
      TokenCheck(migrating: migrated, cache).errorPlaces + (migrated.conversion?.lostCount ?? 0)
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
      hint: "legible migrate \(DialectInput.shellWord(of: path)) OUT writes DTCG 2025.10.",
      at: node)
  }

  /// At how many locations there are errors.
  private var errorPlaces: Int {
    findings.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) }
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
      hint: "legible migrate \(DialectInput.shellWord(of: input.path)) OUT writes DTCG 2025.10.",
      at: node)
  }

  /// Checks tokens in every context.
  ///
  /// - Returns: The files that they are in.
  private mutating func check(_ resolver: TokenResolver, first: Evaluator? = nil) -> Set<String> {
    for finding in resolver.findings { collector.add(finding) }
    if resolver.steps.isEmpty { return [] }
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
      || run.findings.contains { $0.rule.preventsReading }
    let followers = [Rule.unknownReference, .missingFromDefault].map(\.id)
    for finding in run.findings where !lacksSources || !followers.contains(finding.rule) {
      collector.add(finding)
    }
    checkedFiles.formUnion(run.files)
    checkedPaths.formUnion(run.paths)
    tokens += run.pathCount
    contexts += run.contextCount
    return run.files
  }
}
