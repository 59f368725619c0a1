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
    var plain: [(path: String, root: JSONNode)] = []
    for path in paths {
      do {
        let root = try cache.json(path).root
        if ResolverReader.isResolver(root, path: path) {
          check(TokenResolver(resolver: root, path: path, cache: cache))
        } else {
          plain.append((path, root))
        }
      } catch {
        collector.add(error)
      }
    }
    for (path, root) in plain where !checkedFiles.contains(path) {
      check(tokenFile: path, root, cache)
    }
    cache.reportDuplicateKeys(to: &collector)
    let countsEmbedded = paths.contains { $0.hasPrefix(EmbeddedTokens.scheme) }
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
    for finding in run.findings { collector.add(finding) }
    checkedFiles.formUnion(run.files)
    tokens += run.paths.count
    contexts += run.contextCount
  }
}
