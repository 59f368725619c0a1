import LegibleCore
import LegibleJSON

/// The token files of a folder that Figma exported: what refers to what, and what it is used for.
///
/// Figma writes the value of an alias, and the variable it stands for under `com.figma.aliasData`.
struct FigmaFolder {
  /// A mode of a collection.
  struct File {
    var name: String
    var root: JSONNode
    var collection: String
  }

  /// A variable, in whatever mode.
  private struct Variable: Hashable {
    var collection: String
    var name: String
  }

  private let files: [File]
  private let trees: [LooseTree]
  /// The tokens of each variable, one a mode.
  private var tokens: [Variable: [LooseToken]] = [:]
  /// The variables that are aliases of another.
  private var users: [Variable: Set<Variable>] = [:]
  /// The collections whose tokens go by the collection's name, because others have the same paths.
  private var shared: Set<String> = []

  init(_ files: [File]) {
    self.files = files
    trees = files.map { LooseTree($0.root, keepsDollars: true) }
    var owners: [String: String] = [:]
    for (file, tree) in zip(files, trees) {
      for token in tree.tokens {
        tokens[Variable(collection: file.collection, name: token.name), default: []].append(token)
        let owner = owners[token.name] ?? file.collection
        owners[token.name] = owner
        if owner != file.collection { shared.insert(file.collection) }
      }
    }
    for (variable, own) in tokens {
      for token in own {
        if let target = target(of: token, in: variable.collection) {
          users[target, default: []].insert(variable)
        }
      }
    }
  }

  /// The variable of the folder that a token is an alias of.
  private func target(of token: LooseToken, in collection: String) -> Variable? {
    guard let alias = token.node["$extensions"]?["com.figma.aliasData"],
      let name = alias["targetVariableName"]?.string
    else { return nil }
    let parts = name.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
    let path = parts.joined(separator: ".")
    let own = Variable(collection: collection, name: token.name)
    let named = alias["targetVariableSetName"]?.string.map { Variable(collection: $0, name: path) }
    if let named, tokens[named] != nil { return named == own ? nil : named }
    let others = Set(files.map(\.collection)).map { Variable(collection: $0, name: path) }
      .filter { $0 != own && tokens[$0] != nil }
    return others.count == 1 ? others.first : nil
  }

  /// What a token is by its type and its uses; where all are allowed, by those of its aliases.
  private func kind(of variable: Variable, _ type: String?) -> LooseKind? {
    var scopes: Set<String> = []
    var waiting = [variable]
    var seen: Set<Variable> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let own = (tokens[next] ?? []).reduce(into: Set<String>()) {
        $0.formUnion(FigmaScopes(ofToken: $1.node).names)
      }
      scopes.formUnion(own)
      if own.isEmpty { waiting += users[next] ?? [] }
    }
    return FigmaScopes(scopes).kind(ofType: type) ?? type.map(EarlierDTCGReader.kind(named:))
  }

  /// Reads all files.
  func read(reportingTo collector: inout FindingCollector) -> [TokenFileDraft] {
    var values = LooseValues(.curly, trees: trees)
    var drafts: [TokenFileDraft] = []
    for (file, tree) in zip(files, trees) {
      var groups = tree.groups
      if shared.contains(file.collection) {
        groups = Dictionary(
          uniqueKeysWithValues: groups.map { path, members in
            (path.isEmpty ? path : [file.collection] + path, members)
          })
      }
      var draft = TokenFileDraft(name: file.name, origin: file.root, groups: groups)
      draft.tokens = tree.tokens.map { self.draft(of: $0, in: file.collection, &values) }
      drafts.append(draft)
    }
    for name in Set(files.map(\.collection)).intersection(shared).sorted() {
      guard let file = files.first(where: { $0.collection == name }) else { continue }
      collector.report(
        .renamed, "variables of \(name) have the names of variables of another collection",
        hint: "They are in the group \(name) now.", at: file.root)
    }
    for finding in values.collector.findings { collector.add(finding) }
    return drafts
  }

  private func draft(
    of token: LooseToken, in collection: String, _ values: inout LooseValues
  ) -> TokenDraft {
    let variable = Variable(collection: collection, name: token.name)
    let kind = kind(of: variable, token.type?.string)
    var draft: TokenDraft
    if let target = target(of: token, in: collection),
      self.kind(of: target, tokens[target]?.first?.type?.string) == kind
    {
      draft = EarlierDTCGReader.draft(token, kind, &values)
      draft.value = SourceMappedJSON(reference(to: target), from: token.value)
      draft.type = nil
    } else {
      draft = EarlierDTCGReader.draft(token, kind, &values)
      draft.value = draft.value?.mapStrings { text in
        guard var reference = DraftReference(text) else { return text }
        let own = Variable(collection: collection, name: reference.target)
        let owners =
          [own] + files.map { Variable(collection: $0.collection, name: reference.target) }
        guard let owner = owners.first(where: { tokens[$0] != nil }) else { return text }
        reference.target = path(of: owner).joined(separator: ".")
        return reference.text
      }
    }
    draft.path = path(of: variable, token.path)
    return draft
  }

  private func reference(to variable: Variable) -> String {
    DraftReference(target: path(of: variable).joined(separator: ".")).text
  }

  private func path(of variable: Variable, _ path: [String]? = nil) -> [String] {
    let own = path ?? tokens[variable]?.first?.path ?? [variable.name]
    return shared.contains(variable.collection) ? [variable.collection] + own : own
  }
}
