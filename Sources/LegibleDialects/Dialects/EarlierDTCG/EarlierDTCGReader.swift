import LegibleCore
import LegibleJSON
import LegibleTokens

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
      return readFile(input, root, into: &conversion)
    }
    readResolver(input, root, into: &conversion)
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

  /// Reads a file that stands for itself.
  private static func readFile(
    _ input: DialectInput, _ root: JSONNode, into conversion: inout Conversion
  ) {
    let tree = LooseTree(root, keepsDollars: true)
    var values = LooseValues(.curly, trees: [tree], defaultUnit: input.options.unit)
    var file = TokenFileDraft(name: input.fileName, origin: root, groups: tree.groups)
    for token in tree.tokens { file.tokens.append(draft(token, &values)) }
    conversion.files = [file]
    values.reportUnitless()
    for finding in values.collector.findings { conversion.collector.add(finding) }
  }

  /// Reads a token of the kind that its type, its value or its name says.
  static func draft(_ token: LooseToken, _ values: inout LooseValues) -> TokenDraft {
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
    if token.isPointer || kind == nil { draft.value = SourceMappedJSON(copying: token.value) }
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
