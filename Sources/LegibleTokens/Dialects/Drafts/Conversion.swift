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
  /// A resolver that stays as it is.
  var entry: (name: String, draft: JSONDraft)?
  /// What was found on the way.
  var collector = FindingCollector()

  /// Reads a file or folder of a dialect.
  init(_ input: DialectInput, _ dialect: TokenDialect) {
    self.dialect = dialect
    dialect.reader.read(input, into: &self)
    dropFollowers()
    name(input)
  }

  /// How many tokens were carried over, each counted once a file.
  var tokenCount: Int {
    files.reduce(0) { $0 + $1.tokens.count { $0.value != nil } }
  }

  /// How many tokens could not be carried over, each counted once a file.
  var lostCount: Int {
    files.reduce(0) { $0 + $1.tokens.count { $0.value == nil } }
  }

  /// The texts of the files, the one to begin with first.
  mutating func finish() -> [(name: String, draft: JSONDraft)] {
    let naming = TokenNaming(files, reportingTo: &collector)
    let drafts = files.map { (name: $0.name, draft: $0.draft(naming)) }
    let first = entry ?? resolver.map { (name: $0.name, draft: $0.draft) }
    return first.map { [$0] + drafts } ?? drafts
  }

  private mutating func name(_ input: DialectInput) {
    let place = SourceLocation(path: files.first?.origin.location.path ?? input.path)
    let lost = lostCount > 0 ? ", \(lostCount) could not be carried over" : ""
    collector.add(
      Finding(
        rule: DialectRule.dialect.rawValue, severity: DialectRule.dialect.severity,
        message: "\(input.path) is read as \(dialect.name): \(counted(tokenCount, "token"))\(lost)",
        hint: "legible migrate \(input.path) OUT writes DTCG 2025.10.", at: place))
  }

  /// Gives up tokens that refer to tokens which could not be carried over.
  ///
  /// - Complexity: O(*references*).
  private mutating func dropFollowers() {
    var places: [String: [(file: Int, token: Int)]] = [:]
    var followers: [String: [(file: Int, token: Int)]] = [:]
    for (file, draft) in files.enumerated() {
      for (number, token) in draft.tokens.enumerated() {
        places[token.name, default: []].append((file, number))
        for target in token.references { followers[target, default: []].append((file, number)) }
      }
    }
    var lost = places.keys.filter { isLost($0, places) }.sorted()
    while let name = lost.popLast() {
      for (file, number) in followers[name] ?? [] where files[file].tokens[number].value != nil {
        let token = files[file].tokens[number]
        collector.report(
          .notCarriedOver, "the token refers to one that could not be carried over", at: token.key,
          subject: token.name)
        files[file].tokens[number].value = nil
        if isLost(token.name, places) { lost.append(token.name) }
      }
    }
  }

  private func isLost(_ name: String, _ places: [String: [(file: Int, token: Int)]]) -> Bool {
    places[name]?.allSatisfy { files[$0.file].tokens[$0.token].value == nil } ?? false
  }
}

extension TokenDraft {
  /// The names of the tokens that the value refers to.
  fileprivate var references: [String] {
    value?.strings.compactMap { DraftReference($0)?.target } ?? []
  }
}
