import LegibleCore
import LegibleJSON

/// Tokens Studio for Figma: token sets in one file or a folder of files, put together by themes.
///
/// Source: Tokens Studio's documentation, “Token types”, “Themes” and “JSON schema”.
enum TokensStudioReader: DialectReader {
  static let name = "Tokens Studio"

  static func recognizes(_ input: DialectInput) -> Bool {
    guard let root = input.root else {
      return input.files.contains("$themes.json") || input.files.contains("$metadata.json")
    }
    if root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"] != nil { return true }
    return TokenShape(root) == .plain
      && LooseTree(root).tokens.contains { typeNames.contains($0.type?.string ?? "") }
  }

  /// Types that no other tool writes.
  private static let typeNames: Set = [
    "borderRadius", "borderWidth", "boxShadow", "composition", "fontFamilies", "fontSizes",
    "fontWeights", "letterSpacing", "lineHeights", "paragraphIndent", "paragraphSpacing", "sizing",
    "spacing", "textCase", "textDecoration",
  ]

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    let project = StudioProject(input, reportingTo: &conversion.collector)
    let trees = project.sets.map { LooseTree($0.root) }
    var contexts = StudioContexts(project, trees)
    var values = LooseValues(.tokensStudio, raw: contexts.raw(of: trees))
    for (set, tree) in zip(project.sets, trees) {
      var file = TokenFileDraft(name: set.fileName, origin: set.root, groups: tree.groups)
      for token in tree.tokens {
        values.subject = token.name
        values.variants = contexts.variants(of: token, in: set.name, &values)
        file.tokens.append(draft(token, &values))
      }
      conversion.files.append(file)
    }
    for finding in values.collector.findings { conversion.collector.add(finding) }
    guard project.sets.count > 1 || !project.themes.isEmpty else { return }
    let names = conversion.files.map { Set($0.tokens.map(\.name)) }
    let themes = StudioThemes(project, tokens: names, contexts)
    conversion.resolver = themes.resolver(
      named: "\(input.stem).resolver.json", reportingTo: &conversion.collector)
    if let origin = conversion.resolver?.origin { conversion.files += contexts.files(from: origin) }
  }

  private static func draft(_ token: LooseToken, _ values: inout LooseValues) -> TokenDraft {
    let named = token.type?.string.map { LooseKind(named: $0) ?? .unknown($0) }
    let kind = named ?? LooseKind(guessing: token.value, values)
    if kind == nil, values.reference(token.value) == nil {
      values.notCarriedOver("a token without a type", hint: "Write its type.", at: token.key)
    }
    if let modify = token.node["$extensions"]?["studio.tokens"]?["modify"] {
      values.notCarriedOver(
        "2025.10 does not modify colors: the color is the one before", hint: "Write the result.",
        at: modify)
    }
    return token.draft(kind, &values)
  }
}
