public import LegibleCore
public import LegibleFiles
public import LegibleTokens

extension TokenResolver {
  /// Reads a resolver or a token file, of 2025.10, of a ``TokenDialect`` or of a `TokenFormat`.
  ///
  /// Values as DTCG wrote them before 2025.10 are read too, in files of a resolver as well; what they lose
  /// is among the findings of a store.
  ///
  /// - Parameters:
  ///   - path: The file, a folder, or a pattern such as `tokens/**/*.json`; token files of a folder are
  ///     one set. They are laid over the default store of iOS, so that their tokens can refer to
  ///     those of iOS and depend on the same modifiers; a resolver stands alone, unless its
  ///     resolution order names `legible:ios.resolver.json`.
  ///   - formats: What reads files that the library does not read by itself.
  ///   - reader: Reads files.
  /// - Throws: `LegibleError` with everything that is wrong with the resolver, when the file cannot
  ///   be read, or when a folder holds parts that do not belong together. Problems of tokens are found when a store is made.
  public init(
    contentsOf path: String, formats: [any TokenFormat] = [], reader: any FileReader = DiskFiles()
  ) throws(LegibleError) {
    try self.init(contentsOf: [path], formats: formats, reader: reader)
  }

  /// Reads what several paths name as one set: token files, or the asset catalogs of an app.
  ///
  /// - Parameters:
  ///   - paths: Files, folders and patterns, as for one path; at least one.
  ///   - formats: What reads files that the library does not read by itself.
  ///   - reader: Reads files.
  /// - Throws: `LegibleError` as for one path, and for paths that do not belong together.
  public init(
    contentsOf paths: [String], formats: [any TokenFormat] = [],
    reader: any FileReader = DiskFiles()
  ) throws(LegibleError) {
    let mode = TokenInput.Mode(earlier: .convertedWhereFound)
    let input = try TokenInput(paths, SourceCache(reader, formats: formats), mode)
    let isOpen = input.conversion == nil && !input.path.hasPrefix(EmbeddedTokens.scheme)
    self =
      input.isResolver
      ? TokenResolver(resolver: input, reopening: isOpen ? Self.converting : nil)
      : TokenResolver(input, over: .ios)
    let errors = findings.filter { $0.severity == .error }
    if !errors.isEmpty { throw LegibleError(errors) }
  }

  /// Reads a resolver that was opened, with all its problems.
  package init(resolver input: TokenInput, reopening: Reopening? = nil) {
    let source = input.sources[0]
    self.init(
      resolver: source.root, path: source.path, cache: input.cache,
      openingFindings: input.conversion?.findings ?? [], reopening: reopening)
  }

  /// Takes a token file that was opened, or several as one set, alone or over a base.
  package init(_ input: TokenInput, over base: TokenResolver?) {
    self.init(
      files: input.sources.map { ($0.path, $0.root) }, path: input.path, cache: input.cache,
      findings: input.findings, openingFindings: input.conversion?.findings ?? [], over: base)
  }

  /// Opens a resolver with its files converted.
  private static let converting: Reopening = { path, cache, documents in
    let isOlder = documents.contains {
      !$0.path.hasPrefix(EmbeddedTokens.scheme) && $0.hasEarlierValues
    }
    guard isOlder else { return nil }
    let mode = TokenInput.Mode(earlier: .converted)
    return (try? TokenInput(path, cache.replacing([:]), mode)).map { TokenResolver(resolver: $0) }
  }
}
