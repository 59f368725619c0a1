public import LegibleCore
import LegibleFiles
package import LegibleJSON

/// Design tokens before a context is chosen: a resolver with its sets and modifiers, or a plain
/// token file.
///
/// Files are read when a context needs them, and once; copies share what was read, on all threads.
public struct TokenResolver: Sendable {
  /// The file's path.
  package let path: String
  /// What tokens depend on, in the order of the resolution.
  public private(set) var modifiers: [Modifier]
  /// Whether it is a token file, or several that are one set, and no resolver.
  package let isTokenFile: Bool
  /// What is wrong with the resolver itself.
  package let findings: [Finding]

  /// What was said of the files when they were opened: assumed, renamed, lost.
  package let openingFindings: [Finding]

  /// Opens the resolver anew with its files converted, where one of them is found to have values as DTCG
  /// wrote them before 2025.10; whatever opens resolvers brings it, `nil` where nothing is converted.
  private(set) var reopening: Reopening?

  /// Makes a resolver of a path, its files read anew, where some of its documents ask for it.
  package typealias Reopening =
    @Sendable (
      _ path: String, _ cache: SourceCache, _ documents: [TokenDocument]
    ) -> TokenResolver?

  /// Whether tokens may be missing because of mistakes in the resolver.
  package let isIncomplete: Bool
  package private(set) var steps: [ResolutionStep]
  /// The sets and modifiers that the resolution order leaves out.
  let unused: UnusedSources?
  package let cache: SourceCache

  /// The tokens of iOS: system colours, text styles at every Dynamic Type size, margins.
  public static let ios: TokenResolver = {
    let (path, cache) = (EmbeddedTokens.scheme + "ios.resolver.json", SourceCache(DiskFiles()))
    do { return TokenResolver(resolver: try cache.json(path).root, path: path, cache: cache) } catch
    {
      preconditionFailure("the embedded token store is broken: \(error)")
    }
  }()

  /// Reads a resolver, with all its problems.
  ///
  /// - Parameters:
  ///   - root: The resolver.
  ///   - path: Its path.
  ///   - cache: Where its files are read.
  ///   - openingFindings: What was said of the files when they were opened.
  ///   - reopening: Opens it anew with its files converted.
  package init(
    resolver root: JSONNode, path: String, cache: SourceCache, openingFindings: [Finding] = [],
    reopening: Reopening? = nil
  ) {
    self.openingFindings = openingFindings
    self.reopening = reopening
    var reader = ResolverReader(cache: cache)
    reader.read(root, path: path)
    self.path = path
    self.cache = cache
    isTokenFile = false
    steps = reader.steps
    unused = UnusedSources(items: reader.unused, cache: cache)
    modifiers = reader.modifiers
    findings = reader.collector.findings
    isIncomplete = reader.isIncomplete
  }

  /// Takes a token file, or several as one set, alone or over a base.
  ///
  /// - Parameters:
  ///   - files: The files with their outermost values.
  ///   - path: The file, or the folder around several of them.
  ///   - cache: Where they are read.
  ///   - findings: What is wrong with the set as such.
  ///   - openingFindings: What was said of the files when they were opened.
  ///   - base: What they are laid over.
  package init(
    files: [(path: String, root: JSONNode)], path: String, cache: SourceCache,
    findings: [Finding], openingFindings: [Finding], over base: TokenResolver?
  ) {
    self.path = path
    self.cache = cache
    isTokenFile = true
    let sources = files.map {
      TokenSource.file(path: $0.path, excluding: [], reference: $0.root)
    }
    steps = (base?.steps ?? []) + [.set(sources)]
    modifiers = base?.modifiers ?? []
    unused = nil
    self.findings = findings
    isIncomplete = false
    self.openingFindings = openingFindings
    reopening = nil
  }

  /// Token files without the tokens of iOS below them.
  package var withoutBase: TokenResolver {
    var copy = self
    copy.steps = Array(steps.suffix(1))
    copy.modifiers = []
    return copy
  }

  /// Resolves the tokens of one context; files of other contexts are not read unless one of this context
  /// has to be converted.
  ///
  /// - Parameter context: A context for each modifier; those with a default may be left out. Case
  ///   does not matter, and Dynamic Type sizes go by any of their names.
  /// - Throws: `LegibleError` with all that is wrong with the context, rule `resolver-input`.
  ///   Tokens that are broken are missing from the store and listed in its `findings`.
  /// - Complexity: O(*size of the token files of the context*).
  public func resolve(_ context: TokenContext = [:]) throws(LegibleError) -> TokenStore {
    resolve(in: try completed(context))
  }

  /// The resolver, once all of its files were looked at.
  var settled: TokenResolver {
    var copy = self
    copy.reopening = nil
    return copy
  }

  /// What was lost, and which files overwrite others, when the files were opened: warnings and errors,
  /// which hold in every context.
  package var openingProblems: [Finding] {
    (openingFindings + (isTokenFile ? findings : [])).filter { $0.severity > .note }
  }

  /// Resolves the tokens of a context that this resolver gave.
  package func resolve(in context: TokenContext) -> TokenStore {
    var collector = FindingCollector()
    if reopening != nil {
      var ignored = FindingCollector()
      let documents = documents(of: context, reportingTo: &ignored)
      if let converted = converted(for: documents) { return converted.resolve(in: context) }
    }
    for finding in openingProblems { collector.add(finding) }
    let evaluator = evaluate(context, reportingTo: collector)
    return TokenStore(evaluator, context: context, path: path)
  }

  /// Resolves the tokens of one context.
  package func evaluate(
    _ context: TokenContext, reportingTo collector: FindingCollector
  ) -> Evaluator {
    var collector = collector
    let documents = documents(of: context, reportingTo: &collector)
    let tree = TokenTree(documents, reportingTo: &collector)
    var evaluator = Evaluator(tree, reportingTo: collector, unused: unused)
    evaluator.evaluateAll()
    return evaluator
  }

  /// The value of one token in one context; the others stay unread.
  func value(of path: String, in context: TokenContext) -> TokenValue? {
    var collector = FindingCollector()
    let documents = documents(of: context, reportingTo: &collector)
    let tree = TokenTree(documents, reportingTo: &collector)
    guard let place = tree.find(path), tree.entries[place].definition.kind == .token else {
      return nil
    }
    var evaluator = Evaluator(tree, reportingTo: collector, unused: unused)
    evaluator.evaluate(place)
    return evaluator.results.value(at: place)
  }

  /// The documents of one context, the lowest first.
  private func documents(
    of context: TokenContext, reportingTo collector: inout FindingCollector
  ) -> [TokenDocument] {
    var documents: [TokenDocument] = []
    for step in steps {
      let sources: [TokenSource]
      switch step {
      case .set(let list): sources = list
      case .modifier(let name, let contexts): sources = context[name].flatMap { contexts[$0] } ?? []
      }
      for source in sources {
        guard let document = document(source, reportingTo: &collector) else { continue }
        for finding in document.findings { collector.add(finding) }
        documents.append(document)
      }
    }
    return documents
  }

  /// Sees that every file can be read that some context needs: what a file would have changed cannot
  /// be known without it.
  ///
  /// - Parameter fixed: The contexts of modifiers of which no other context matters.
  /// - Throws: `LegibleError` with all that is wrong with the files.
  package func requireSources(fixed: TokenContext) throws(LegibleError) {
    var collector = FindingCollector()
    for step in steps {
      let sources: [TokenSource]
      switch step {
      case .set(let list): sources = list
      case .modifier(let name, let contexts):
        sources =
          fixed[name].map { contexts[$0] ?? [] }
          ?? contexts.sorted { $0.key < $1.key }.flatMap(\.value)
      }
      for source in sources {
        guard let document = document(source, reportingTo: &collector) else { continue }
        guard document.definitions.isEmpty else { continue }
        for finding in document.findings { collector.add(finding) }
      }
    }
    if !collector.findings.isEmpty { throw LegibleError(collector.sortedFindings) }
  }

  /// The documents of all contexts, as far as they can be read.
  package var allDocuments: [TokenDocument] { documentsByModifier.map(\.document) }

  /// The documents of all contexts with the modifiers that they belong to, as far as they can be read.
  var documentsByModifier: [(modifier: String?, document: TokenDocument)] {
    var ignored = FindingCollector()
    return steps.flatMap { step in
      let modifier: String?
      let sources: [TokenSource]
      switch step {
      case .set(let list): (modifier, sources) = (nil, list)
      case .modifier(let name, let contexts):
        (modifier, sources) = (name, contexts.sorted { $0.key < $1.key }.flatMap(\.value))
      }
      return sources.compactMap { document($0, reportingTo: &ignored) }.map { (modifier, $0) }
    }
  }

  private func document(
    _ source: TokenSource, reportingTo collector: inout FindingCollector
  ) -> TokenDocument? {
    switch source {
    case .inline(let document): return document
    case .file(let path, let excluded, let reference):
      do {
        let root = try cache.json(path).root
        if !isTokenFile, ResolverReader.isResolver(root, path: path) {
          collector.report(
            .resolverReference, "\(path) is a resolver, not a token file",
            hint: "Write \(path)#/sets/name.", at: reference.location)
          return nil
        }
        return try cache.tokens(path, excluding: excluded)
      } catch {
        for finding in error.findings {
          collector.add(path == self.path ? finding : finding.named(by: reference))
        }
        return nil
      }
    }
  }
}
