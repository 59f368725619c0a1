import LegibleCore
import LegibleTokens

/// The tokens of one setting of everything that changes colours.
struct ColorContext: Sendable {
  /// Light where the tokens do not tell appearances apart.
  var appearance: Appearance
  /// Standard where they do not tell contrast settings apart.
  var contrast: ContrastSetting
  /// The contexts of other modifiers that change colours, such as a theme.
  var others: [TokenContext.Choice]
  /// The resolved tokens, at the size category Large.
  var store: TokenStore

  /// The contexts of a resolver, as far as an audit wants them: all combinations of appearance,
  /// contrast setting and further modifiers that change a colour.
  ///
  /// When there are more than 64, further modifiers change one at a time.
  ///
  /// - Throws: `LegibleError` when the resolver refuses a context.
  static func all(
    of resolver: TokenResolver, appearances: [Appearance], contrastSettings: [ContrastSetting]
  ) throws(LegibleError) -> [ColorContext] {
    var base: [String: String] = [:]
    for choice in resolver.defaultContext.choices { base[choice.modifier] = choice.context }
    let appearance = ContextNames(resolver.modifiers.filter(\.tellsAppearances)) { name in
      appearances.first { $0.rawValue == name.lowercased() }
    }
    let contrast = ContextNames(resolver.modifiers.filter(\.tellsContrastSettings)) { name in
      ContrastSetting(modifierContext: name).flatMap { contrastSettings.contains($0) ? $0 : nil }
    }
    let known = [appearance.modifier, contrast.modifier, "contentSize", "idiom"]
    var further: [Modifier] = []
    for modifier in resolver.modifiers where !known.contains(modifier.name) {
      if try changesColors(modifier, resolver, base) { further.append(modifier) }
    }

    var contexts: [ColorContext] = []
    for appearance in appearance.choices(or: .light) {
      for contrast in contrast.choices(or: .standard) {
        let own = appearance.inputs.merging(contrast.inputs) { $1 }
        for others in combinations(of: further) {
          let inputs = base.merging(own) { $1 }
            .merging(others.map { ($0.modifier, $0.context) }) { $1 }
          contexts.append(
            ColorContext(
              appearance: appearance.value, contrast: contrast.value, others: others,
              store: try resolver.store(inputs)))
        }
      }
    }
    return contexts
  }

  private static let maximumCombinations = 64

  private static func combinations(of modifiers: [Modifier]) -> [[TokenContext.Choice]] {
    var product = 1
    for modifier in modifiers where product <= maximumCombinations {
      product *= modifier.contexts.count
    }
    guard product <= maximumCombinations else {
      return modifiers.flatMap { modifier in
        modifier.contexts.map { [TokenContext.Choice(modifier: modifier.name, context: $0)] }
      }
    }
    var combinations: [[TokenContext.Choice]] = [[]]
    for modifier in modifiers {
      combinations = combinations.flatMap { start in
        modifier.contexts.map {
          start + [TokenContext.Choice(modifier: modifier.name, context: $0)]
        }
      }
    }
    return combinations
  }

  private static func changesColors(
    _ modifier: Modifier, _ resolver: TokenResolver, _ base: [String: String]
  ) throws(LegibleError) -> Bool {
    var first: [String: TokenValue]?
    for context in modifier.contexts {
      let inputs = base.merging([modifier.name: context]) { $1 }
      let colors = try resolver.store(inputs).colorValues
      if let first, first != colors { return true }
      first = colors
    }
    return false
  }
}

/// The contexts of a modifier that mean something to an audit.
private struct ContextNames<Value> {
  /// The modifier's name, `nil` when no modifier has such contexts.
  let modifier: String?
  private let found: [(name: String, value: Value)]

  init(_ modifiers: [Modifier], value: (String) -> Value?) {
    modifier = modifiers.first?.name
    found = (modifiers.first?.contexts ?? []).compactMap { name in
      value(name).map { (name, $0) }
    }
  }

  /// Inputs for the resolver with what they mean.
  func choices(or value: Value) -> [(inputs: [String: String], value: Value)] {
    guard let modifier, !found.isEmpty else { return [([:], value)] }
    return found.map { ([modifier: $0.name], $0.value) }
  }
}

extension Modifier {
  private var plainName: String { name.lowercased().filter(\.isLetter) }

  /// Whether its contexts are light and dark.
  fileprivate var tellsAppearances: Bool {
    ["appearance", "mode", "theme", "scheme", "colorscheme", "colormode"].contains(plainName)
      && ["light", "dark"].allSatisfy { context(named: $0) != nil }
  }

  /// Whether its contexts are those of the setting Increase Contrast.
  fileprivate var tellsContrastSettings: Bool {
    plainName.contains("contrast")
      && Set(contexts.compactMap(ContrastSetting.init(modifierContext:))).count > 1
  }
}

extension ContrastSetting {
  /// The setting that a context of a modifier means.
  fileprivate init?(modifierContext name: String) {
    switch name.lowercased().filter(\.isLetter) {
    case "standard", "normal", "default", "regular", "nopreference": self = .standard
    case "increased", "high", "more", "highcontrast": self = .increased
    default: return nil
    }
  }
}

extension TokenStore {
  /// The values of all colour tokens by path.
  fileprivate var colorValues: [String: TokenValue] {
    Dictionary(
      tokens.lazy.filter { $0.type == .color }.map { ($0.path, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }
}
