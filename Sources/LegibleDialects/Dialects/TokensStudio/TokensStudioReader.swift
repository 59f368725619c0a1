import LegibleCore
import LegibleJSON

/// Tokens Studio for Figma: token sets in one file or a folder of files, put together by themes.
///
/// Source: Tokens Studio's documentation, “Token types”, “Themes”, “JSON schema” and “Color
/// modifiers”.
enum TokensStudioReader: DialectReader {
  static let name = "Tokens Studio"

  static func recognizes(_ input: DialectInput) -> Bool {
    guard let root = input.root else {
      return input.files.contains("$themes.json") || input.files.contains("$metadata.json")
    }
    if root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"] != nil { return true }
    guard let shape = TokenShape(root) else { return false }
    return hasModifier(root)
      || shape == .plain
        && LooseTree(root).tokens.contains { typeNames.contains($0.type?.string ?? "") }
  }

  /// Whether a color modifier stands in some token.
  private static func hasModifier(_ node: JSONNode) -> Bool {
    node.members.contains { member in
      if member.name == "$extensions" { return member.value["studio.tokens"]?["modify"] != nil }
      return member.value.kind == .object && !member.name.hasPrefix("$")
        && hasModifier(member.value)
    }
  }

  /// Types that no other tool writes.
  private static let typeNames: Set = [
    "borderRadius", "borderWidth", "boxShadow", "composition", "fontFamilies", "fontSizes",
    "fontWeights", "letterSpacing", "lineHeights", "paragraphIndent", "paragraphSpacing", "sizing",
    "spacing", "textCase", "textDecoration",
  ]

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    let project = StudioProject(input, reportingTo: &conversion.collector)
    var trees = project.sets.map { LooseTree($0.root) }
    var layers = project.layers(trees)
    let isOpen = project.themes.count < 2
    layers.settle(&trees, readsNames: isOpen, input, into: &conversion)
    let hasLayers = layers.sets.count > 1 || !layers.groups.isEmpty
    LayerReader(layers, trees, .tokensStudio, unit: input.options.unit, draft: draft).read(
      resolver: hasLayers ? "\(input.stem).resolver.json" : nil, into: &conversion)
  }

  private static func draft(_ token: LooseToken, _ values: inout LooseValues) -> TokenDraft {
    let named = token.type?.string.map { LooseKind(named: $0) ?? .unknown($0) }
    let kind = named ?? LooseKind(guessing: token.value, values)
    if kind == nil, values.reference(token.value) == nil {
      values.subject = token.name
      values.notCarriedOver("a token without a type", hint: "Write its type.", at: token.key)
    }
    return token.draft(kind, &values)
  }
}
