import LegibleColor
import LegibleCore
import LegibleTokens

/// Judges pairs in every context.
struct PairJudge {
  /// The contexts.
  let contexts: [ColorContext]
  /// The text styles, at the size category Large.
  let styles: TokenStore?
  /// The policy that decides; `nil` when all have to agree.
  let policy: LargeTextPolicy?

  /// The pair in each context.
  ///
  /// - Throws: `LegibleError` when a colour or a style does not exist; of an inferred pair, contexts
  ///   that lack one of its tokens are left out.
  func judge(_ pair: ColorPair) throws(LegibleError) -> JudgedPair {
    var rows: [ContrastEvidence.Row] = []
    for context in contexts {
      if pair.origin == .inferred, pair.names.contains(where: { context.store[$0] == nil }) {
        continue
      }
      // What is wrong with a token is a finding already.
      if pair.allNames.contains(where: context.store.isBroken) { continue }
      for appearance in appearances(of: pair, in: context) {
        let scene = Scene(pair: pair, context: context, appearance: appearance)
        rows += pair.role == .focus ? try focusRows(scene) : try textRows(scene)
      }
    }
    return JudgedPair(pair: pair, rows: rows)
  }

  /// A pair in a context; in light or dark where the tokens do not tell them apart and `light-dark()` does.
  private struct Scene {
    let pair: ColorPair
    let context: ColorContext
    let appearance: Appearance?

    func paint(_ name: String) throws(LegibleError) -> [Color] {
      try context.store.paintOrCSS(name, in: appearance)
    }
  }

  private func appearances(of pair: ColorPair, in context: ColorContext) -> [Appearance?] {
    let isOpen =
      context.appearance == nil && pair.allNames.contains(where: context.store.dependsOnAppearance)
    return isOpen ? [.light, .dark] : [context.appearance]
  }

  private func textRows(_ scene: Scene) throws(LegibleError) -> [ContrastEvidence.Row] {
    let (pair, context) = (scene.pair, scene.context)
    let paints = try pair.names.map { name throws(LegibleError) in try scene.paint(name) }
    // What is meant for displays of one gamut has to do on these alone.
    guard
      let shown = WorstContrast(paints[0], over: Array(paints.dropFirst()), on: context.gamut)
    else { return [] }
    let isWorstPlace = paints.contains { $0.count > 1 }
    let rowsByStyle = try textStyles(of: pair, in: context).map {
      row(of: scene, shown.contrast, isWorstPlace: isWorstPlace, $0)
    }
    // Of several styles the one with the worst verdict speaks for the pair.
    guard var worst = rowsByStyle.min(by: { $0.outcome.rank < $1.outcome.rank }) else { return [] }
    if shown.contrast.range != nil {
      worst.backdrops = BackdropRange(shown.foreground, over: shown.layers, on: context.gamut)
    }
    return [worst]
  }

  private func row(
    of scene: Scene, _ contrast: Contrast, isWorstPlace: Bool, _ style: TextStyle
  ) -> ContrastEvidence.Row {
    let (pair, context) = (scene.pair, scene.context)
    let assessment = contrast.assessment(
      size: style.size, weight: style.weight, role: pair.role, policy: policy ?? .wcag2ict)
    let policies = LargeTextPolicy.allCases.map {
      ContrastEvidence.Policy(
        name: $0.rawValue, outcome: assessment.outcome(at: pair.level, under: $0))
    }
    let isOpen = policy == nil && Set(policies.map(\.outcome)).count > 1
    return ContrastEvidence.Row(
      pair: pair.name, appearance: scene.appearance, contrast: context.contrast,
      others: context.others, style: pair.styles.isEmpty ? nil : style.name, shown: contrast,
      isWorstPlace: isWorstPlace, backdrops: nil, neighbour: nil, level: pair.level,
      required: assessment.requirement.ratio(at: pair.level),
      outcome: isOpen
        ? .cannotTell : assessment.outcome(at: pair.level, under: assessment.policy),
      policies: policies, isSystemColor: isSystemColor(pair, context.store))
  }

  /// An indicator of focus against each of its neighbours.
  private func focusRows(_ scene: Scene) throws(LegibleError) -> [ContrastEvidence.Row] {
    let (pair, context) = (scene.pair, scene.context)
    let paints = try pair.names.map { name throws(LegibleError) in try scene.paint(name) }
    let component = try pair.component.map { name throws(LegibleError) in try scene.paint(name) }
    let unfocused = try pair.unfocused.map { name throws(LegibleError) in try scene.paint(name) }
    let focus = FocusContrast(
      paints[0], on: Array(paints.dropFirst()), around: component, unfocused: unfocused,
      on: context.gamut)
    let all = paints + [component, unfocused].compactMap(\.self)
    return focus?.comparisons(at: pair.level).map { comparison in
      let outcome = comparison.outcome()
      return ContrastEvidence.Row(
        pair: pair.name, appearance: scene.appearance, contrast: context.contrast,
        others: context.others, style: nil, shown: comparison.contrast,
        isWorstPlace: all.contains { $0.count > 1 }, backdrops: nil,
        neighbour: comparison.neighbour, level: pair.level,
        required: ContrastRequirement.nonText, outcome: outcome,
        policies: LargeTextPolicy.allCases.map {
          ContrastEvidence.Policy(name: $0.rawValue, outcome: outcome)
        }, isSystemColor: isSystemColor(pair, context.store))
    } ?? []
  }

  // MARK: Names

  private func textStyles(
    of pair: ColorPair, in context: ColorContext
  ) throws(LegibleError) -> [TextStyle] {
    guard !pair.styles.isEmpty, let styles else {
      return [TextStyle(name: "body", families: [], size: 17)]
    }
    return try pair.styles.map { name throws(LegibleError) in
      // A larger setting of the reader's never makes text large that is not.
      if !context.hasTextSize, let own = try? context.store.textStyle(name) { return own }
      return try styles.textStyle(name)
    }
  }

  /// Whether all colours come from the platform, by themselves or as aliases; a colour of the app
  /// that equals the system's background counts as that background.
  private func isSystemColor(_ pair: ColorPair, _ store: TokenStore) -> Bool {
    func comesFromThePlatform(_ name: String) -> Bool {
      store.aliasChain(of: name).last?.isSystemColor ?? false
    }
    guard comesFromThePlatform(pair.foreground) else { return false }
    let system = try? store.color("ios.color.systemBackground")
    return pair.allNames.dropFirst().allSatisfy { name in
      if comesFromThePlatform(name) { return true }
      guard let system, let own = try? store.colorOrCSS(name, in: nil) else { return false }
      return RGBA8(own) == RGBA8(system)
    }
  }
}
