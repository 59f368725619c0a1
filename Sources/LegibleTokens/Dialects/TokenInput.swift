import LegibleCore
import LegibleJSON

/// A token file or resolver as it is opened: itself, or what a file or folder of another dialect
/// comes to in 2025.10.
struct TokenInput {
  /// The outermost value of 2025.10.
  let root: JSONNode
  /// Where its sources are read.
  let cache: SourceCache
  /// What was converted; `nil` for 2025.10.
  let conversion: ConvertedTokens?

  /// Opens a path.
  ///
  /// - Parameter isEarlierAccepted: Whether values as DTCG wrote them before 2025.10 are converted;
  ///   otherwise they are mistakes.
  /// - Parameter options: What the user settled.
  /// - Throws: `LegibleError` when it cannot be read, or is a folder of no dialect.
  init(
    _ path: String, _ cache: SourceCache, isEarlierAccepted: Bool = false,
    options: MigrationOptions = MigrationOptions()
  ) throws(LegibleError) {
    let (input, dialect) = try Self.detect(path, cache, options)
    if let dialect, dialect != .earlierDTCG || isEarlierAccepted {
      let converted = ConvertedTokens(input, dialect)
      self.cache = cache.replacing(try converted.documents())
      root = try self.cache.json(path).root
      conversion = converted
      return
    }
    root = try cache.json(path).root
    self.cache = cache
    conversion = nil
  }

  /// The dialect of a path.
  private static func detect(
    _ path: String, _ cache: SourceCache, _ options: MigrationOptions
  ) throws(LegibleError) -> (DialectInput, TokenDialect?) {
    do {
      let input = DialectInput(
        file: path, root: try cache.json(path).root, cache, options: options)
      return (input, TokenDialect.detect(input))
    } catch {
      guard error.findings.contains(where: { $0.rule == TokenRule.file.rawValue }),
        // What is read to tell the dialect does not count as input.
        let folder = try? DialectInput(folder: path, cache.replacing([:]))
      else { throw error }
      guard let dialect = TokenDialect.detect(folder) else {
        throw LegibleError(
          rule: TokenRule.file.rawValue, "this is a directory, not a file",
          hint: hint(about: folder), at: SourceLocation(path: path))
      }
      return (try DialectInput(folder: path, cache, options: options), dialect)
    }
  }

  /// Which file of a folder to name: a resolver before token files.
  private static func hint(about folder: DialectInput) -> String {
    let files = folder.jsonFiles
    let endings = [".resolver.json", ".tokens.json", ".tokens", ".json"]
    guard let file = endings.lazy.compactMap({ end in files.first { $0.hasSuffix(end) } }).first
    else { return "There are no token files in it; they end in .tokens.json or .resolver.json." }
    return "Name its resolver or its token files: \(folder.path)/\(file)."
  }
}
