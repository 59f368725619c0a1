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
    guard let root = input.root else { return readSet(input, into: &conversion) }
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
        .assumed,
        DocumentSyntax(path: String(node.string?.prefix { $0 != "#" } ?? "")) == .json
          ? "a file outside of the resolver's folder becomes \(name) in the result"
          : "a file that is not JSON becomes \(name) in the result",
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

  /// Reads the files of a folder as one set, or in contexts where names or the user say so.
  private static func readSet(_ input: DialectInput, into conversion: inout Conversion) {
    var roots: [(name: String, root: JSONNode)] = []
    for file in input.jsonFiles {
      do { roots.append((file, try input.json(file))) } catch { conversion.collector.add(error) }
    }
    var (layers, trees) = layers(roots)
    layers.settle(&trees, readsNames: true, input, into: &conversion)
    LayerReader(layers, trees, .curly, unit: input.options.unit, draft: draft).read(
      resolver: "\(input.stem).resolver.json", into: &conversion)
  }

  /// Files that hold everywhere, with their tokens.
  static func layers(
    _ roots: [(name: String, root: JSONNode)]
  ) -> (layers: TokenLayers, trees: [LooseTree]) {
    let sets = roots.map { name, root in
      TokenLayers.TokenSet(
        name: DialectInput.withoutEndings(name), root: root, fileName: name)
    }
    var layers = TokenLayers(sets: sets)
    layers.constant = Set(sets.map(\.name))
    layers.constantName = "tokens"
    layers.origin = roots.first?.root
    return (layers, sets.map { LooseTree($0.root, keepsDollars: true) })
  }

  /// Reads files that may refer to each other.
  static func files(
    _ roots: [(name: String, root: JSONNode)], unit: Dimension.Unit,
    reportingTo collector: inout FindingCollector
  ) -> [TokenFileDraft] {
    let trees = roots.map { LooseTree($0.root, keepsDollars: true) }
    var values = LooseValues(.curly, trees: trees, defaultUnit: unit)
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
    let name = token.type?.string
    let scoped = FigmaScopes(ofToken: token.node).kind(ofType: name)
    return draft(
      token, scoped ?? name.map(kind(named:)) ?? inferredKind(of: token, &values), &values)
  }

  /// Reads a token of a kind.
  static func draft(
    _ token: LooseToken, _ kind: LooseKind?, _ values: inout LooseValues
  ) -> TokenDraft {
    let own = token.node["$type"] ?? token.node["type"]
    var draft = token.draft(kind, &values)
    if token.isPointer || kind == nil { draft.value = JSONDraft(copying: token.value) }
    draft.isPointer = token.isPointer
    if let known = own?.string.flatMap(TokenType.init(rawValue:)) {
      // An alias may have a type of its own, which has to be that of its target.
      if kind == .type(known) { draft.type = draft.type ?? known }
    } else if own == nil, draft.type?.rawValue == token.type?.string {
      draft.type = nil
    }
    return draft
  }

  /// The kind that a type's name means.
  static func kind(named name: String) -> LooseKind { LooseKind(named: name) ?? .unknown(name) }

  /// The kind of a token without a type, as Style Dictionary has it; `nil` for a reference, and where
  /// neither name nor value says one.
  private static func inferredKind(
    of token: LooseToken, _ values: inout LooseValues
  ) -> LooseKind? {
    guard !token.isPointer, values.reference(token.value) == nil,
      let kind = StyleDictionaryReader.inferredKind(of: token, values)
    else { return nil }
    values.subject = token.name
    values.assumed(
      "a token without a type is taken as \(kind.phrase), by its name or value",
      hint: "Write its type.", at: token.key)
    return kind
  }
}
