public import LegibleCore
public import LegibleTokens

/// Tokens in all the modes that platforms tell apart, ready for exporters.
///
/// A token file on the default store exports its own tokens alone; the store of iOS exports its
/// tokens when it is the one that is resolved.
public struct ExportModel: Sendable {
  /// The tokens in the order of their files, with their values in the base mode.
  let tokens: [Token]
  /// The stores of the base scope by mode.
  let modes: ModeStores
  /// The contexts of other modifiers, each alone, in the order of the resolver.
  let scopes: [Scope]

  /// One context of a modifier that is neither appearance nor contrast.
  struct Scope: Sendable {
    let modifier: Modifier
    let context: String
    let modes: ModeStores
  }

  /// Resolves the tokens of a resolver in each mode.
  ///
  /// - Parameters:
  ///   - resolver: The tokens.
  ///   - inputs: Contexts for modifiers; the default of each other modifier holds, or its first
  ///     context. A modifier with an input is not varied.
  /// - Throws: `LegibleError` with every error of the tokens in any of the contexts: what is broken
  ///   is not exported in part.
  /// - Complexity: O(*tokens* · *modes* · *contexts of other modifiers*).
  public init(
    _ resolver: TokenResolver, inputs: [String: String] = [:]
  ) throws(LegibleError) {
    var base: [String: String] = [:]
    for choice in resolver.defaultContext.choices { base[choice.modifier] = choice.context }
    let given = Set(inputs.keys.map { $0.lowercased() })
    for (name, context) in inputs {
      let modifier = resolver.modifiers.first { $0.name.lowercased() == name.lowercased() }
      base[modifier?.name ?? name] = context
    }
    let free = resolver.modifiers.filter { !given.contains($0.name.lowercased()) }

    let modes = try ModeStores(resolver, base, varying: free)
    var scopes: [Scope] = []
    for modifier in free where ModifierRole(modifier) == .other {
      for context in modifier.contexts where context != base[modifier.name] {
        var inputs = base
        inputs[modifier.name] = context
        let stores = try ModeStores(resolver, inputs, varying: free)
        scopes.append(Scope(modifier: modifier, context: context, modes: stores))
      }
    }
    let isPlatform = resolver.path.hasPrefix(EmbeddedTokens.scheme)
    tokens = modes.base.tokens.filter {
      isPlatform || !$0.location.path.hasPrefix(EmbeddedTokens.scheme)
    }
    self.modes = modes
    self.scopes = scopes
  }

  /// Notes about tokens that other modes have and the base mode has not.
  var missingFromBase: [Finding] {
    let known = Set(modes.base.tokens.map(\.path))
    var findings: [Finding] = []
    var seen: Set<String> = []
    for stores in [modes] + scopes.map(\.modes) {
      for mode in ColorMode.allCases {
        for token in stores[mode].tokens where !known.contains(token.path) {
          guard seen.insert(token.path).inserted else { continue }
          findings.append(
            Finding(
              rule: "export-missing-base", severity: .warning,
              message: "\(token.path) has no value in the default context and is left out",
              hint: "Give it a value there.", at: token.location, subject: token.path))
        }
      }
    }
    return findings
  }
}
