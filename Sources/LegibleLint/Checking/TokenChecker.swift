public import LegibleCore
public import LegibleFiles
public import LegibleTokens

/// Checks token files and resolvers in every context.
///
/// ```swift
/// let report = TokenChecker().check(["app.resolver.json"])
/// print("\(report.errors) errors in \(report.contexts) contexts")
/// ```
public struct TokenChecker: Sendable {
  private let reader: any FileReader
  private let formats: [any TokenFormat]
  private let lint: LintConfiguration

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - lint: What is said of lint rules.
  ///   - formats: What reads files that the library does not read by itself.
  ///   - reader: Reads files.
  public init(
    lint: LintConfiguration = LintConfiguration(), formats: [any TokenFormat] = [],
    reader: any FileReader = DiskFiles()
  ) {
    self.reader = reader
    self.formats = formats
    self.lint = lint
  }

  /// Checks token files and resolvers.
  ///
  /// Token files that a resolver among them draws on are checked as its parts, not on their own. What cannot
  /// be read is a finding like others.
  ///
  /// - Parameter paths: Files, folders and patterns such as `tokens/**/*.json`. Of a folder everything is
  ///   checked that holds tokens; token files of 2025.10 among the paths are one set.
  /// - Complexity: O(*size of the files × contexts*), bounded: past a limit each context is checked
  ///   with the defaults of the other modifiers only, and a note says so.
  public func check(_ paths: [String]) -> TokenCheckReport {
    let cache = SourceCache(reader, formats: formats)
    var run = TokenCheckRun(lint)
    run.check(paths, cache)
    return run.report(
      cache, countsEmbedded: paths.contains { $0.hasPrefix(EmbeddedTokens.scheme) })
  }
}
