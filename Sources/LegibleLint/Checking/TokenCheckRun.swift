import LegibleCore
import LegibleDialects
import LegibleJSON
import LegibleTokens

/// One check at work: it takes files, and adds up what is found in them.
struct TokenCheckRun {
  /// What was found so far.
  var collector = FindingCollector()

  private let lint: LintConfiguration
  private var checkedFiles: Set<String> = []
  private var checkedPaths: Set<String> = []
  private var tokens = 0
  private var contexts = 0

  /// How many contexts are resolved.
  private static let maximumContexts = 5000

  /// How much work all contexts of a resolver may take: tokens times contexts.
  private static let maximumWork = 3_000_000

  /// - Parameter lint: What is said of lint rules.
  init(_ lint: LintConfiguration) { self.lint = lint }

  /// Checks what some paths name.
  mutating func check(_ paths: [String], _ cache: SourceCache) {
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
  }

  /// What all checks gave.
  ///
  /// - Parameters:
  ///   - cache: Where the files were read.
  ///   - countsEmbedded: Whether the tokens of the default store are among those that were to be checked.
  consuming func report(_ cache: SourceCache, countsEmbedded: Bool) -> TokenCheckReport {
    cache.reportDuplicateKeys(to: &collector)
    return TokenCheckReport(
      findings: lint.applied(to: collector.sortedFindings),
      files: cache.paths.count { countsEmbedded || !$0.hasPrefix(EmbeddedTokens.scheme) },
      tokens: tokens, contexts: contexts)
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
  mutating func checkTokens(of input: TokenInput, isMigrating: Bool = false) {
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
    // Where sources are missing, what is missing from them is not a mistake of its own.
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
