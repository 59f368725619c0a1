import LegibleCore
import LegibleJSON

/// The drafts of DTCG before 2025.10, in which colours, lengths and times were strings, and the types
/// that tools added to them.
///
/// What is written as 2025.10 wants it stays as it is. Of a resolver the files that it names are read.
enum EarlierDTCGReader: DialectReader {
  static let name = "DTCG before 2025.10"

  static func recognizes(_ input: DialectInput) -> Bool {
    guard let root = input.root else { return false }
    return TokenShape(root) == .dollar || ResolverReader.isResolver(root, path: input.path)
  }

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    guard let root = input.root else { return }
    guard ResolverReader.isResolver(root, path: input.path) else {
      conversion.files = files(
        [(input.fileName, root)], unit: input.options.unit, reportingTo: &conversion.collector)
      return
    }
    let bundle = ResolverBundle(input, root)
    for file in bundle.files where file.isResolver {
      conversion.resolvers.append((file.name, file.root))
    }
    for (node, text, name) in bundle.rewritten {
      conversion.references[node] = JSONDraft(text, from: node)
      conversion.collector.report(
        .assumed, "a file outside of the resolver's folder becomes \(name) in the result",
        at: node)
    }
    let named = bundle.files.filter { !$0.isResolver }.map { (name: $0.name, root: $0.root) }
    let inline = bundle.inlineSources.map { (name: "", root: $0) }
    conversion.files = files(
      named + inline, unit: input.options.unit, reportingTo: &conversion.collector)
    for number in named.count..<conversion.files.count {
      conversion.files[number].isInline = true
    }
  }

  /// Reads files that may refer to each other.
  static func files(
    _ roots: [(name: String, root: JSONNode)], unit: Dimension.Unit,
    reportingTo collector: inout FindingCollector
  ) -> [TokenFileDraft] {
    let trees = roots.map { LooseTree($0.root, keepsDollars: true) }
    var values = LooseValues(
      .curly, raw: Dictionary(trees.flatMap(\.tokens).map { ($0.name, $0) }) { $1 },
      defaultUnit: unit)
    var files: [TokenFileDraft] = []
    for ((name, root), tree) in zip(roots, trees) {
      var file = TokenFileDraft(name: name, origin: root, groups: tree.groups)
      for token in tree.tokens { file.tokens.append(draft(token, &values)) }
      files.append(file)
    }
    values.reportUnitless()
    for finding in values.collector.findings { collector.add(finding) }
    return files
  }

  private static func draft(_ token: LooseToken, _ values: inout LooseValues) -> TokenDraft {
    let own = token.node["$type"] ?? token.node["type"]
    let name = token.type?.string
    let kind = name.map { TokenType(rawValue: $0).map { .type($0) } ?? looseKind($0, token) }
    var draft = token.draft(kind, &values)
    if token.isPointer || kind == nil { draft.value = JSONDraft(copying: token.value) }
    draft.isPointer = token.isPointer
    if let known = own?.string.flatMap(TokenType.init(rawValue:)) {
      // An alias may have a type of its own, which has to be that of its target.
      draft.type = draft.type ?? known
    } else if own == nil, draft.type?.rawValue == name {
      draft.type = nil
    }
    return draft
  }

  /// The kind of a type that is none of the thirteen; of strings, which Figma writes, font families.
  private static func looseKind(_ name: String, _ token: LooseToken) -> LooseKind {
    let scopes = token.node["$extensions"]?["com.figma.scopes"]?.elements.compactMap(\.string)
    if name == "string", scopes == ["FONT_FAMILY"] { return .type(.fontFamily) }
    return LooseKind(named: name) ?? .unknown(name)
  }
}
