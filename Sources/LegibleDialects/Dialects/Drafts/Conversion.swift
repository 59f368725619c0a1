import LegibleCore
import LegibleJSON

/// The files of a dialect while they are turned into 2025.10.
struct Conversion {
  /// The dialect.
  let dialect: TokenDialect
  /// The token files, in the order in which they lie over each other.
  var files: [TokenFileDraft] = []
  /// What puts them together; `nil` for a single file.
  var resolver: ResolverDraft?
  /// Resolvers that stay as they are, the tokens in them and some references aside.
  var resolvers: [(name: String, root: JSONNode)] = []
  /// What some references of theirs are now.
  var references: [JSONNode: SourceMappedJSON] = [:]
  /// What some lists of sources in resolvers get at their ends.
  var appended: [JSONNode: [SourceMappedJSON]] = [:]
  /// Why nothing can be made of what the user settled.
  var refusal: LegibleError?
  /// What was found on the way.
  var collector = FindingCollector()

  /// Reads a file or folder of a dialect.
  init(_ input: DialectInput, _ dialect: TokenDialect) {
    self.dialect = dialect
    dialect.reader.read(input, into: &self)
    dropLosses()
    name(input)
  }

  /// How many tokens were carried over, in however many contexts.
  var tokenCount: Int { names.subtracting(lostNames).count }

  /// How many tokens could not be carried over in every context.
  var lostCount: Int { lostNames.count }

  private var names: Set<String> {
    Set(files.flatMap(\.tokens).filter { !$0.isVariant }.map(\.name))
  }

  private var lostNames: Set<String> {
    Set(files.flatMap(\.tokens).filter { !$0.isVariant && $0.value == nil }.map(\.name))
  }

  /// The texts of the files, the one to begin with first.
  mutating func finish() -> [(name: String, draft: SourceMappedJSON)] {
    let naming = TokenNaming(files, reportingTo: &collector)
    var drafts: [(name: String, draft: SourceMappedJSON)] = []
    var parts = references
    for file in files {
      let draft = file.draft(naming).replacing(references)
      if file.isInline {
        if !draft.isEqual(to: file.origin) { parts[file.origin] = draft }
      } else {
        drafts.append((file.name, draft))
      }
    }
    for (list, sources) in appended {
      let own = list.elements.map { SourceMappedJSON(copying: $0).replacing(parts) }
      parts[list] = SourceMappedJSON(.array(own + sources), from: list)
    }
    let copies = resolvers.map { resolver in
      (name: resolver.name, draft: SourceMappedJSON(copying: resolver.root).replacing(parts))
    }
    let first = copies.first ?? resolver.map { (name: $0.name, draft: $0.draft) }
    return [first].compactMap(\.self) + drafts + copies.dropFirst()
  }

  private mutating func name(_ input: DialectInput) {
    let place = SourceLocation(path: files.first?.origin.location.path ?? input.path)
    let lost = lostCount > 0 ? ", \(lostCount) could not be carried over" : ""
    collector.add(
      Finding(
        rule: .dialect,
        message:
          "\(input.path) is read as \(dialect.name): \(pluralized(tokenCount, "token"))\(lost)",
        suggestion: .migrate(path: input.migrationPath, .plain),
        at: place))
  }
}
