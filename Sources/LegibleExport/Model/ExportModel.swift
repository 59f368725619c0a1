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
  /// The scopes in which tokens change, those of fewer contexts first.
  let scopes: [ExportScope]
  /// What is wrong with tokens that are left out, and what was too much to resolve.
  let findings: [Finding]
  /// The tokens that are left out.
  private let brokenPaths: Set<String>
  /// What the tokens come from.
  let resolver: TokenResolver
  private let influences: TokenInfluences

  /// Resolves the tokens of a resolver in each mode and each scope.
  ///
  /// A token that is broken in any of the contexts is left out of all; the findings of an export say so.
  ///
  /// - Parameters:
  ///   - resolver: The tokens.
  ///   - inputs: The contexts of modifiers that are not varied; of each other modifier the default holds, or
  ///     its first context.
  /// - Throws: `LegibleError` where a file or the resolver cannot be read, or no token is sound.
  /// - Complexity: O(*tokens* · *modes* · *combinations of contexts that change tokens together*);
  ///   of more than 1,000 combinations each context is resolved, with the defaults of the others.
  public init(
    _ resolver: TokenResolver, in inputs: TokenContext = [:]
  ) throws(LegibleError) {
    let resolver = resolver.convertingEarlierValues
    let chosen = try resolver.completed(inputs, takesFirst: true)
    let given = Set(inputs.choices.map { $0.modifier.lowercased() })
    func isFixed(_ name: String) -> Bool { given.contains(name.lowercased()) }

    try resolver.requireSources(
      fixed: TokenContext(choices: chosen.choices.filter { isFixed($0.modifier) }))
    let roles = PlatformRoles(resolver.modifiers)
    let base = Self.choices(of: .base, roles).filter { !isFixed($0.modifier) }
      .reduce(chosen) { $0.choosing($1.context, of: $1.modifier) }
    let store = try ExportStore(resolver.resolve(in: base))
    let isPlatform = resolver.path.hasPrefix(EmbeddedTokens.scheme)
    let tokens = store.tokens.filter { isPlatform || !$0.isSystemColor }

    let influences = TokenInfluences(resolver)
    let missing = influences.tokens.filter { store[$0] == nil }
    let telling = (tokens.map(\.path) + missing).reduce(into: Set<Int>()) {
      $0.formUnion(influences.modifiers(of: $1))
    }
    let names = Set(telling.map { resolver.modifiers[$0].name }.filter { !isFixed($0) })
    func switches(_ mode: ColorMode) -> [TokenContext.Choice] {
      Self.choices(of: mode, roles).filter { names.contains($0.modifier) }
    }
    let modes = try ModeStores(resolver, base, switches: switches)
    let plan = ScopePlan(
      resolver, tokens, missing: missing, base: base, influences, roles
    ) { isFixed($0.name) }
    var scopes: [ExportScope] = []
    for (context, choices) in zip(plan.contexts, plan.choices) {
      let taken = Set(choices.map(\.modifier))
      let stores = try ModeStores(resolver, context) { mode in
        switches(mode).filter { !taken.contains($0.modifier) }
      }
      scopes.append(ExportScope(choices: choices, modes: stores))
    }
    let leftOut = LeftOut(tokens, in: modes.stores + scopes.flatMap(\.modes.stores))
    let sound = tokens.filter { !leftOut.paths.contains($0.path) }
    let errors = leftOut.findings.filter { $0.severity == .error }
    if sound.isEmpty, !errors.isEmpty { throw LegibleError(errors) }
    Self.compare(&scopes, with: modes, sound, plan, resolver.modifiers)
    self.tokens = sound
    self.modes = modes
    self.scopes = scopes
    brokenPaths = leftOut.paths
    var known: Set<Finding> = []
    findings = (resolver.openingProblems + resolver.findings + leftOut.findings + plan.findings)
      .filter { known.insert($0).inserted }
    self.resolver = resolver
    self.influences = influences
  }

  /// What tokens depend on.
  var modifiers: [Modifier] { resolver.modifiers }

  /// Whether a token may not be the same in every context.
  func mayChange(_ path: String) -> Bool { !influences.modifiers(of: path).isEmpty }

  /// The modifiers with contexts that no platform switches by itself.
  var scopedModifiers: [Modifier] {
    modifiers.filter { modifier in
      scopes.contains { $0.choices.contains { $0.modifier == modifier.name } }
    }
  }

  /// The contexts that a mode chooses.
  private static func choices(
    of mode: ColorMode, _ roles: PlatformRoles
  ) -> [TokenContext.Choice] {
    mode.settings.compactMap { roles[$0] }
  }

  /// Finds the tokens that each scope has to say anew.
  private static func compare(
    _ scopes: inout [ExportScope], with modes: ModeStores, _ tokens: [Token], _ plan: ScopePlan,
    _ modifiers: [Modifier]
  ) {
    let positions = Dictionary(
      modifiers.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let needed = scopes.map { Set($0.choices.compactMap { positions[$0.modifier] }) }
    let below = scopes.indices.map { index in
      scopes[..<index].indices.filter { scopes[$0].holds(in: scopes[index]) }
    }
    var places: [Set<Int>: [Int]] = [:]
    for token in tokens {
      let reach = plan.modifiers(of: token)
      guard !reach.isEmpty else { continue }
      let own = places[reach] ?? scopes.indices.filter { needed[$0].isSubset(of: reach) }
      places[reach] = own
      var said: Set<Int> = []
      for index in own {
        // The last of those that hold as well is what would be shown.
        let last = below[index].last(where: said.contains)
        let shown = last.map { scopes[$0].modes } ?? modes
        guard scopes[index].modes.differs(token.path, from: shown) else { continue }
        scopes[index].changed.append(token)
        said.insert(index)
      }
    }
  }

  /// Notes about tokens that other modes have and the base mode has not.
  var missingFromBase: [Finding] {
    let known = brokenPaths.union(modes.base.tokens.map(\.path))
    var findings: [Finding] = []
    var seen: Set<String> = []
    for stores in [modes] + scopes.map(\.modes) {
      for store in stores.stores {
        for token in store.tokens where !known.contains(token.path) {
          guard seen.insert(token.path).inserted else { continue }
          findings.append(
            Finding(
              rule: .exportMissingBase, severity: .warning,
              message: "\(token.path) has no value in the default context and is left out",
              hint: "Give it a value there.", at: token.location, subject: token.path))
        }
      }
    }
    return findings
  }
}

extension Token {
  /// Whether it is one of the tokens of iOS that are part of the binary.
  var isSystemColor: Bool { location.path.hasPrefix(EmbeddedTokens.scheme) }
}
