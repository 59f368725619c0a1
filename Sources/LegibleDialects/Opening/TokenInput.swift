package import LegibleCore
package import LegibleJSON
package import LegibleTokens

/// Tokens as they are opened: a resolver or token files as they are, or what files of another dialect
/// come to in 2025.10.
package struct TokenInput {
  /// A file with its outermost value.
  package struct Source {
    /// The path relative to the folder around the input.
    package var name: String
    package var path: String
    package var root: JSONNode
  }

  /// What becomes of values as DTCG wrote them before 2025.10.
  package enum EarlierValues {
    /// They are mistakes.
    case refused
    /// Files that have some are converted, those that a resolver names once they are read.
    case convertedWhereFound
    /// All files are converted.
    case converted
  }

  /// How an input is opened.
  package struct Mode {
    /// What becomes of values as DTCG wrote them before 2025.10.
    var earlier: EarlierValues
    /// What the user settled.
    var options: MigrationOptions

    /// Values as DTCG wrote them before 2025.10 are mistakes, when nothing else is said.
    package init(
      earlier: EarlierValues = .refused, options: MigrationOptions = MigrationOptions()
    ) {
      self.earlier = earlier
      self.options = options
    }
  }

  /// The file, or the folder around several of them.
  package let path: String
  /// The resolver or the token file; several token files are one set.
  package let sources: [Source]
  /// Where its sources are read.
  package let cache: SourceCache
  /// Whether the files were named one by one or by a pattern, and not by their folder.
  package let isListed: Bool
  /// What was converted; `nil` for 2025.10.
  package let conversion: ConvertedTokens?
  /// Whether its tokens come in sets that a modifier can choose from.
  package let hasSets: Bool
  /// Which files of the set overwrite tokens of others.
  let findings: [Finding]

  /// Whether it is a resolver.
  package var isResolver: Bool {
    sources.count == 1 && ResolverReader.isResolver(sources[0].root, path: sources[0].path)
  }

  /// Opens a file, a folder or the files that a pattern matches.
  ///
  /// - Throws: `LegibleError` when it cannot be read, or is a folder without tokens or with several
  ///   parts that do not belong together.
  package init(_ path: String, _ cache: SourceCache, _ mode: Mode = Mode()) throws(LegibleError) {
    guard let contents = try Self.contents(of: path, cache) else {
      self = try TokenInput(file: path, cache, mode)
      return
    }
    self = try TokenInput(contents, cache, mode)
  }

  /// Opens what several paths name as one input.
  ///
  /// - Throws: As for one path.
  init(_ paths: [String], _ cache: SourceCache, _ mode: Mode) throws(LegibleError) {
    guard paths.count != 1 else {
      self = try TokenInput(paths[0], cache, mode)
      return
    }
    self = try TokenInput(FolderContents(try FolderListing(paths, cache), cache), cache, mode)
  }

  private init(
    _ contents: FolderContents, _ cache: SourceCache, _ mode: Mode
  ) throws(LegibleError) {
    guard contents.findings.isEmpty, let part = contents.onlyPart else { throw contents.refusal }
    self = try TokenInput(part, of: contents.listing, cache, mode)
  }

  /// What a folder or a pattern comes to; `nil` for a file.
  ///
  /// - Throws: `LegibleError` when there is neither.
  package static func contents(
    of path: String, _ cache: SourceCache
  ) throws(LegibleError) -> FolderContents? {
    do {
      _ = try cache.json(path)
      return nil
    } catch {
      guard error.findings.contains(where: { $0.rule == Rule.file.id }) else {
        return nil
      }
      let isFolder = (try? cache.files(under: path)) != nil
      guard isFolder || PathPattern(path) != nil else { throw error }
      return try FolderContents(path, cache)
    }
  }

  /// Opens a part of a folder.
  package init(
    _ part: FolderContents.Part, of folder: FolderListing, _ cache: SourceCache,
    _ mode: Mode = Mode()
  ) throws(LegibleError) {
    switch part {
    case .file(_, let path), .resolver(let path):
      self = try TokenInput(file: path, cache, mode)
    case .folder(.styleDictionary, _, let files) where files.count == 1:
      // A single file is what its own contents say, not what files of a folder mostly are.
      self = try TokenInput(file: folder.path(of: files[0]), cache, mode)
    case .folder(let dialect, let path, let files):
      var input = DialectInput(folder: path, files: files, cache, options: mode.options)
      if let pattern = folder.pattern, path == folder.path {
        input.migrationPath = pattern
      }
      self = try TokenInput(input, dialect, cache, mode)
    case .tokens(let files) where files.count == 1:
      self = try TokenInput(file: folder.path(of: files[0]), cache, mode)
    case .tokens(let files):
      self = try TokenInput(
        files: files, in: folder.path, cache, mode, isListed: folder.isListed,
        pattern: folder.pattern)
    }
  }

  /// Opens token files of 2025.10 as one set, or in contexts where they overwrite each other and their
  /// names say for what appearance or contrast they are.
  ///
  /// - Parameters:
  ///   - files: The paths relative to the folder.
  ///   - isListed: Whether they were named one by one or by a pattern.
  ///   - pattern: The pattern.
  package init(
    files: [String], in folder: String, _ cache: SourceCache, _ mode: Mode = Mode(),
    isListed: Bool, pattern: String? = nil
  ) throws(LegibleError) {
    var input = DialectInput(folder: folder, files: files, cache, options: mode.options)
    if isListed { input.migrationPath = pattern }
    if try Self.isConverted(files.map { FilePath.resolve($0, from: folder + "/") }, cache, mode) {
      self = try TokenInput(input, .earlierDTCG, cache, mode)
      return
    }
    var sources: [Source] = []
    for file in files {
      let path = FilePath.resolve(file, from: folder + "/")
      sources.append(Source(name: file, path: path, root: try cache.json(path).root))
    }
    var collector = FindingCollector()
    if files.count > 1 {
      var (layers, trees) = EarlierDTCGReader.layers(sources.map { ($0.name, $0.root) })
      layers.readNames(&trees)
      if !layers.groups.isEmpty {
        self = try TokenInput(input, .earlierDTCG, cache, mode)
        return
      }
      layers.reportOverwritten(trees, input, .earlierDTCG, reportingTo: &collector)
    }
    path = sources.count == 1 ? sources[0].path : folder
    self.isListed = isListed
    self.sources = sources
    self.cache = cache
    conversion = nil
    hasSets = false
    findings = collector.sortedFindings
  }

  private init(file path: String, _ cache: SourceCache, _ mode: Mode) throws(LegibleError) {
    let root = try cache.json(path).root
    let input = DialectInput(file: path, root: root, cache, options: mode.options)
    if let dialect = TokenDialect.detect(input),
      try dialect == .earlierDTCG ? Self.isConverted([path], cache, mode) : true
    {
      self = try TokenInput(input, dialect, cache, mode)
      return
    }
    self.path = path
    isListed = true
    sources = [Source(name: input.fileName, path: path, root: root)]
    self.cache = cache
    conversion = nil
    hasSets = false
    findings = []
  }

  /// Whether files of DTCG are read as drafts of it.
  private static func isConverted(
    _ paths: [String], _ cache: SourceCache, _ mode: Mode
  ) throws(LegibleError) -> Bool {
    switch mode.earlier {
    case .refused: return false
    case .converted: return true
    case .convertedWhereFound:
      for path in paths {
        let root = try cache.json(path).root
        if path.hasPrefix(EmbeddedTokens.scheme) || ResolverReader.isResolver(root, path: path) {
          continue
        }
        if try cache.tokens(path).hasEarlierValues { return true }
      }
      return false
    }
  }

  private init(
    _ input: DialectInput, _ dialect: TokenDialect, _ cache: SourceCache, _ mode: Mode
  ) throws(LegibleError) {
    let converted = ConvertedTokens(input, dialect)
    path = input.path
    isListed = false
    self.cache = cache.replacing(try converted.documents())
    // Token files of DTCG stay one set, which may refer to the tokens of iOS.
    let isSet = dialect == .earlierDTCG && mode.earlier == .convertedWhereFound
    if isSet, let files = converted.filesOfSets {
      var sources: [Source] = []
      for name in files {
        let path = converted.path(of: name)
        sources.append(Source(name: name, path: path, root: try self.cache.json(path).root))
      }
      self.sources = sources
    } else {
      let root = try self.cache.json(path).root
      sources = [Source(name: input.fileName, path: path, root: root)]
    }
    conversion = converted
    hasSets = dialect.hasSets || dialect == .earlierDTCG && input.root == nil
    findings = []
  }
}
