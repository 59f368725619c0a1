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

  /// A pair with its verdicts.
  struct JudgedPair: Sendable {
    var pair: ColorPair
    var rows: [ContrastEvidence.Row]

    /// The context in which it does worst: the least ratio.
    var worst: ContrastEvidence.Row? { rows.min { $0.leastRatio < $1.leastRatio } }
  }

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
      let paints = try pair.names.map { name throws(LegibleError) in
        try context.store.paintOrCSS(name)
      }
      // What is meant for displays of one gamut has to do on these alone.
      guard
        let shown = WorstContrast(
          paints[0], over: Array(paints.dropFirst()), on: context.gamut)
      else { continue }
      let contrast = shown.contrast
      let isWorstPlace = paints.contains { $0.count > 1 }
      let rowsByStyle = try textStyles(of: pair, in: context).map {
        row(of: pair, contrast, isWorstPlace: isWorstPlace, $0, context)
      }
      // Of several styles the one with the worst verdict speaks for the pair.
      if var worst = rowsByStyle.min(by: { $0.outcome.rank < $1.outcome.rank }) {
        if contrast.range != nil {
          worst.backdrops = BackdropRange(
            shown.foreground, over: shown.layers, on: context.gamut)
        }
        rows.append(worst)
      }
    }
    return JudgedPair(pair: pair, rows: rows)
  }

  private func row(
    of pair: ColorPair, _ contrast: Contrast, isWorstPlace: Bool, _ style: TextStyle,
    _ context: ColorContext
  ) -> ContrastEvidence.Row {
    let assessment = contrast.assessment(
      size: style.size, weight: style.weight, role: pair.role, policy: policy ?? .wcag2ict)
    let isOpen = policy == nil && assessment.isContested
    return ContrastEvidence.Row(
      pair: pair.name, appearance: context.appearance, contrast: context.contrast,
      others: context.others, style: pair.styles.isEmpty ? nil : style.name, shown: contrast,
      isWorstPlace: isWorstPlace, backdrops: nil, required: assessment.requirement.aa,
      outcome: isOpen ? .cannotTell : assessment.aa,
      policies: LargeTextPolicy.allCases.map {
        ContrastEvidence.Policy(name: $0.rawValue, outcome: assessment.aa(under: $0))
      },
      isOfThePlatform: isOfThePlatform(pair, context.store))
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
  private func isOfThePlatform(_ pair: ColorPair, _ store: TokenStore) -> Bool {
    func comesFromThePlatform(_ name: String) -> Bool {
      store.aliasChain(of: name).last?.isOfThePlatform ?? false
    }
    guard comesFromThePlatform(pair.foreground) else { return false }
    let system = try? store.color("ios.color.systemBackground")
    return pair.backgrounds.allSatisfy { name in
      if comesFromThePlatform(name) { return true }
      guard let system, let own = try? store.colorOrCSS(name) else { return false }
      return RGBA8(own) == RGBA8(system)
    }
  }
}

extension Outcome {
  /// The worst first.
  fileprivate var rank: Int {
    switch self {
    case .fail: 0
    case .cannotTell: 1
    case .pass: 2
    case .notApplicable: 3
    }
  }
}
