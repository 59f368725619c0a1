package import LegibleCore
import LegibleJSON
package import LegibleTokens

/// Tokens of another dialect as documents of DTCG 2025.10.
public struct ConvertedTokens: Sendable {
  /// A file of the result.
  public struct File: Hashable, Sendable {
    /// The path, relative to the folder of the result.
    public var name: String
    /// The content.
    public var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The dialect.
  package let dialect: TokenDialect
  /// What was assumed, renamed and lost, sorted by place.
  package let findings: [Finding]
  /// How many tokens were carried over, in however many contexts.
  package let tokenCount: Int
  /// How many tokens could not be carried over in every context.
  package let lostCount: Int
  /// Why nothing can be made of what the user settled.
  package let refusal: LegibleError?

  /// The files of the result that are one set, the lowest first; `nil` where there are contexts to choose
  /// from, or no resolver.
  let filesOfSets: [String]?

  private let path: String
  private let hasFiles: Bool
  private let drafts: [(name: String, draft: SourceMappedJSON)]

  package init(_ input: DialectInput, _ dialect: TokenDialect) {
    var conversion = Conversion(input, dialect)
    self.dialect = dialect
    path = input.path
    drafts = conversion.finish()
    hasFiles = !conversion.files.isEmpty || !conversion.resolvers.isEmpty
    tokenCount = conversion.tokenCount
    lostCount = conversion.lostCount
    refusal = conversion.refusal
    filesOfSets = conversion.resolver?.filesOfSets
    findings = conversion.collector.sortedFindings
  }

  /// Whether every file says what it said before.
  ///
  /// - Complexity: O(*size of the files*).
  package func isUnchanged(in cache: SourceCache) -> Bool {
    drafts.allSatisfy { original(of: $0.draft, cache) != nil }
  }

  /// The files of the result; those that stay the same keep their bytes.
  ///
  /// - Complexity: O(*size of the files*).
  package func files(from cache: SourceCache) throws(LegibleError) -> [File] {
    drafts.map { file in
      let bytes =
        original(of: file.draft, cache)?.bytes
        ?? Array((file.draft.json.prettyPrinted() + "\n").utf8)
      return File(name: file.name, bytes: bytes)
    }
  }

  /// The document that a draft was made of, when both say the same.
  private func original(of draft: SourceMappedJSON, _ cache: SourceCache) -> JSONDocument? {
    guard let path = draft.origin?.path, let document = try? cache.json(path),
      !document.isTranscribed,
      draft.isEqual(to: document.root)
    else { return nil }
    return document
  }

  /// The documents by the paths under which they are looked for: the first one in the place of what
  /// was read, the others beside it.
  ///
  /// - Throws: `LegibleError` when nothing was read: what kept it from being read, or that there is
  ///   nothing.
  func documents() throws(LegibleError) -> [String: JSONDocument] {
    guard hasFiles else {
      let errors = findings.filter { $0.severity == .error }
      guard errors.isEmpty else { throw LegibleError(errors) }
      throw LegibleError(
        rule: .file, "there are no design tokens in it, read as \(dialect.name)",
        at: SourceLocation(path: path))
    }
    var documents: [String: JSONDocument] = [:]
    for (number, file) in drafts.enumerated() {
      let path = number == 0 ? path : path(of: file.name)
      documents[path] = try JSONDocument(file.draft, path: path)
    }
    return documents
  }

  /// Where a file of the result besides the first is looked for.
  func path(of name: String) -> String { FilePath.resolve(name, from: path) }
}
