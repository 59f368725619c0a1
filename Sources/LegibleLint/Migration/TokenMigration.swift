public import LegibleCore
public import LegibleDialects
public import LegibleFiles
import LegibleJSON
public import LegibleTokens

/// Tokens in any dialect, as files of DTCG 2025.10.
public struct TokenMigration: Sendable {
  /// The dialect; `nil` for files that are written by 2025.10 already, which stay as they are.
  public let dialect: TokenDialect?
  /// The files, the one to begin with first.
  public let files: [ConvertedTokens.File]
  /// What was assumed, renamed and lost, and what is wrong with the tokens that came out, at the
  /// places of the original files and sorted by them.
  public let findings: [Finding]
  /// How many tokens were carried over, in however many contexts.
  public let tokenCount: Int
  /// How many tokens could not be carried over in every context; the files keep them under
  /// `$extensions`.
  public let lostCount: Int

  /// Reads tokens and turns them into 2025.10.
  ///
  /// - Parameters:
  ///   - path: A file, a folder or a pattern such as `tokens/**/*.json`. Of a resolver the token files that it
  ///     names are turned too.
  ///   - options: What the files leave open.
  ///   - formats: What reads files that the library does not read by itself.
  ///   - reader: Reads files.
  /// - Throws: `LegibleError` when a file cannot be read, a folder is of no dialect, or a modifier of
  ///   the options names no set.
  /// - Complexity: O(*size of the files × contexts*).
  public init(
    of path: String, options: MigrationOptions = MigrationOptions(),
    formats: [any TokenFormat] = [], reader: any FileReader = DiskFiles()
  ) throws(LegibleError) {
    let cache = SourceCache(reader, formats: formats)
    let input = try TokenInput(
      path, cache, TokenInput.Mode(earlier: .converted, options: options))
    if let refusal = input.conversion?.refusal { throw refusal }
    if let first = options.modifiers.first, !input.hasSets {
      throw LegibleError(
        rule: .file, "there are no token sets for the modifier \(first.name)",
        hint: "Style Dictionary and Tokens Studio have sets.", at: SourceLocation(path: path))
    }
    if let conversion = input.conversion {
      let isUnchanged =
        conversion.dialect == .earlierDTCG && conversion.isUnchanged(in: cache)
      dialect = isUnchanged ? nil : conversion.dialect
      files = try conversion.files(from: cache)
      tokenCount = conversion.tokenCount
      lostCount = conversion.lostCount
    } else {
      let document = try cache.json(input.path)
      dialect = nil
      let bytes =
        document.isTranscribed
        ? Array((SourceMappedJSON(copying: document.root).json.prettyPrinted() + "\n").utf8)
        : document.bytes
      files = [ConvertedTokens.File(name: cache.fileName(of: input.path), bytes: bytes)]
      tokenCount = 0
      lostCount = 0
    }
    findings = TokenCheckReport(migrating: input, cache).findings.filter {
      $0.rule != Rule.dialect.id
    }
  }
}
