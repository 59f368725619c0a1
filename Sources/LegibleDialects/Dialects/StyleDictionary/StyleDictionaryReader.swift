import LegibleCore
import LegibleJSON
import LegibleTokens

/// Style Dictionary: tokens with `value`, whose category is the first name of their path (CTI).
///
/// Source: Style Dictionary's documentation, “Design Tokens”. What a length without a unit is, its
/// transforms decide, which are not in the files.
enum StyleDictionaryReader: DialectReader {
  static let name = "Style Dictionary"

  static func recognizes(_ input: DialectInput) -> Bool {
    if let root = input.root { return isDictionary(root) }
    let shapes = input.jsonFiles.compactMap { file -> TokenShape? in
      (try? input.json(file)).flatMap { TokenShape($0) }
    }
    return !shapes.isEmpty && shapes.allSatisfy { $0 == .plain }
  }

  private static func isDictionary(_ root: JSONNode) -> Bool {
    TokenShape(root) == .plain && TokenShape.hasNoDollars(root)
  }

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    var layers = TokenLayers(sets: [])
    if let root = input.root {
      layers.sets.append(
        TokenLayers.TokenSet(
          name: input.stem, root: root, fileName: "\(input.stem).tokens.json"))
    }
    for file in input.jsonFiles {
      do {
        let root = try input.json(file)
        if TokenShape(root) == .plain {
          let name = DialectInput.withoutEndings(file)
          layers.sets.append(TokenLayers.TokenSet(name: name, root: root, fileName: file))
        }
      } catch {
        conversion.collector.add(error)
      }
    }
    var trees = layers.sets.map { LooseTree($0.root) }
    layers.constant = Set(layers.sets.map(\.name))
    layers.constantName = "tokens"
    layers.origin = layers.sets.first?.root
    layers.settle(&trees, readsNames: true, input, into: &conversion)
    LayerReader(layers, trees, .styleDictionary, unit: input.options.unit, draft: draft).read(
      resolver: trees.count > 1 ? "\(input.stem).resolver.json" : nil, into: &conversion)
  }

  private static func draft(_ token: LooseToken, _ values: inout LooseValues) -> TokenDraft {
    if let type = token.type?.string {
      return token.draft(LooseKind(named: type) ?? .unknown(type), &values)
    }
    values.subject = token.name
    guard values.reference(token.value) == nil else { return token.draft(nil, &values) }
    guard let kind = inferredKind(of: token, values) else {
      values.notCarriedOver(
        "a token without a type or a category", hint: "Write its type.", at: token.key)
      return token.draft(nil, &values)
    }
    if kind != category(of: token) {
      values.assumed(
        "a token without a type or a category is taken as \(kind.phrase), by its value",
        hint: "Write its type.", at: token.key)
    }
    return token.draft(kind, &values)
  }

  /// The kind of a token without a type: a value that can only be one thing decides, then the category.
  static func inferredKind(of token: LooseToken, _ values: LooseValues) -> LooseKind? {
    let category = category(of: token)
    guard let guess = LooseKind(guessing: token.value, values) else { return category }
    switch (guess, category) {
    case (_, nil): return guess
    case (.type(.color), _), (.type(.duration), _): return guess
    // A line height may be a length, and a number may be anything.
    case (.type(.dimension), .lineHeight), (.type(.number), _): return category
    case (.type(.dimension), _): return guess
    default: return category
    }
  }

  /// The kind that the token's category or its path names.
  private static func category(of token: LooseToken) -> LooseKind? {
    let attributes = token.node["attributes"]
    let category = attributes?["category"]?.string ?? token.path.first ?? ""
    let detail = attributes?["type"]?.string ?? token.path.dropFirst().first ?? ""
    switch category.lowercased() {
    case "size", "sizes", "font", "fonts", "text":
      if let kind = LooseKind(named: detail), kind != .type(.dimension) { return kind }
      if category.lowercased().hasPrefix("size") { return .type(.dimension) }
      return fontKinds[detail.lowercased()]
    default: return LooseKind(named: category)
    }
  }

  private static let fontKinds: [String: LooseKind] = [
    "family": .type(.fontFamily), "weight": .type(.fontWeight), "size": .type(.dimension),
    "sizes": .type(.dimension), "spacing": .type(.dimension), "leading": .lineHeight,
  ]
}
