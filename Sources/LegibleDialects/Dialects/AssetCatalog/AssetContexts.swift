import LegibleCore
import LegibleJSON
import LegibleTokens

/// Distributes the colours of a catalog over the contexts of up to four modifiers.
///
/// A colour that depends on several of them cannot be said by one modifier alone: each modifier but
/// the last defines a variant for every choice of the later ones, and the next one refers to it.
struct AssetContexts {
  private struct Modifier {
    var name: String
    /// The default first.
    var contexts: [String]
  }

  /// A context for each of some modifiers, in their order.
  private typealias Choice = [(modifier: String, context: String)]

  private let colors: [AssetColor]
  private let modifiers: [Modifier]

  init(_ colors: [AssetColor]) {
    self.colors = colors
    let slots = colors.flatMap(\.slots.keys)
    var devices = colors.contains(where: \.hasUniversal) ? ["universal"] : []
    for device in colors.flatMap(\.devices) where !devices.contains(device) {
      devices.append(device)
    }
    var modifiers: [Modifier] = []
    if devices.count > 1 { modifiers.append(Modifier(name: "device", contexts: devices)) }
    if colors.contains(where: \.dependsOnGamut) {
      modifiers.append(Modifier(name: "gamut", contexts: AssetColor.Gamut.allCases.map(\.context)))
    }
    if slots.contains(where: \.isHighContrast) {
      modifiers.append(Modifier(name: "contrast", contexts: ["standard", "increased"]))
    }
    if slots.contains(where: \.isDark) {
      modifiers.append(Modifier(name: "appearance", contexts: ["light", "dark"]))
    }
    self.modifiers = modifiers
  }

  /// Adds files and, where there are contexts, a resolver.
  func write(into conversion: inout Conversion, stem: String, origin: JSONNode) {
    var files: [String: [TokenDraft]] = [:]
    for color in colors {
      let relevant = modifiers.filter { isRelevant($0, to: color) }
      if relevant.isEmpty {
        files[Self.file("", "", stem), default: []].append(token(color, [], value(color, [])))
      }
      for (index, modifier) in relevant.enumerated() {
        for later in choices(of: relevant[(index + 1)...]) {
          for context in modifier.contexts {
            let whole = [(modifier.name, context)] + later
            let draft = index == 0 ? value(color, whole) : reference(color, whole)
            files[Self.file(modifier.name, context, stem), default: []]
              .append(token(color, later, draft))
          }
        }
      }
    }
    for modifier in [Modifier(name: "", contexts: [""])] + modifiers {
      for context in modifier.contexts {
        let name = Self.file(modifier.name, context, stem)
        if let tokens = files[name] {
          conversion.files.append(TokenFileDraft(name: name, origin: origin, tokens: tokens))
        }
      }
    }
    conversion.resolver = resolver(of: Set(files.keys), stem, origin)
  }

  private static func file(_ modifier: String, _ context: String, _ stem: String) -> String {
    modifier.isEmpty ? "\(stem).tokens.json" : "\(stem).\(modifier).\(context).tokens.json"
  }

  private func resolver(
    of files: Set<String>, _ stem: String, _ origin: JSONNode
  ) -> ResolverDraft? {
    let usesPlatform = colors.flatMap(\.slots.values).contains { $0.string != nil }
    guard usesPlatform || !modifiers.isEmpty else { return nil }
    var resolver = ResolverDraft(name: "\(stem).resolver.json", origin: origin)
    if usesPlatform { resolver.bases = [EmbeddedTokens.scheme + "ios.resolver.json"] }
    let base = Self.file("", "", stem)
    if files.contains(base) { resolver.steps.append(.set(name: "colors", files: [base])) }
    for modifier in modifiers {
      let contexts = modifier.contexts.map { context in
        let file = Self.file(modifier.name, context, stem)
        return (name: context, files: files.contains(file) ? [file] : [])
      }
      resolver.steps.append(.modifier(name: modifier.name, contexts: contexts))
    }
    return resolver
  }

  // MARK: Choices

  /// Whether two choices that differ in one modifier alone give different colours.
  private func isRelevant(_ modifier: Modifier, to color: AssetColor) -> Bool {
    choices(of: modifiers.filter { $0.name != modifier.name }[...]).contains { rest in
      let values = modifier.contexts.map { value(color, rest + [(modifier.name, $0)])?.json }
      return Set(values).count > 1
    }
  }

  private func choices(of modifiers: ArraySlice<Modifier>) -> [Choice] {
    modifiers.reduce([[]]) { choices, modifier in
      choices.flatMap { choice in modifier.contexts.map { choice + [(modifier.name, $0)] } }
    }
  }

  // MARK: Tokens

  private func value(_ color: AssetColor, _ choice: Choice) -> SourceMappedJSON? {
    var slot = AssetColor.Slot()
    for (modifier, context) in choice {
      switch modifier {
      case "device": slot.device = context
      case "gamut": slot.gamut = AssetColor.Gamut.allCases.first { $0.context == context }
      case "contrast": slot.isHighContrast = context == "increased"
      default: slot.isDark = context == "dark"
      }
    }
    return color.value(in: slot)
  }

  private func reference(_ color: AssetColor, _ choice: Choice) -> SourceMappedJSON? {
    let target = path(of: color, choice).joined(separator: ".")
    return SourceMappedJSON(DraftReference(target: target).text, from: color.root)
  }

  private func token(_ color: AssetColor, _ choice: Choice, _ value: SourceMappedJSON?)
    -> TokenDraft
  {
    var token = TokenDraft(path: path(of: color, choice), key: color.root, node: color.root)
    token.value = value
    if value?.string == nil { token.type = .color }
    if choice.isEmpty { token.kept = color.kept }
    token.isVariant = !choice.isEmpty
    return token
  }

  /// The token that users name, or the variant of it that a later modifier chooses.
  private func path(of color: AssetColor, _ choice: Choice) -> [String] {
    choice.isEmpty ? color.path : ["variants"] + choice.map(\.context) + color.path
  }
}
