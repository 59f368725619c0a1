package import LegibleCore

/// How the indicator of keyboard focus, such as a ring, stands out: against what it touches on either side, and
/// against what its own pixels show without focus.
///
/// ```swift
/// let ring = FocusContrast([blue], on: [[page]], around: [button])
/// ring?.outcome(at: .aa)  // fail
/// ring?.worst(at: .aa).neighbour  // component
/// ```
///
/// Sources: WCAG 2.2, 1.4.11 Non-text Contrast (AA), which asks for 3:1 against adjacent colours of what identifies a
/// state; 2.4.13 Focus Appearance (AAA), which asks for 3:1 between the same pixels in both states. The size that
/// 2.4.13 asks for as well is not judged.
public struct FocusContrast: Hashable, Sendable {
  /// What the indicator is compared with.
  public enum Neighbour: String, Hashable, Sendable, CaseIterable {
    /// What lies outside of it.
    case background
    /// The fill of the control that it encloses.
    case component
    /// What its own pixels show without focus.
    case unfocused

    /// The success criterion of WCAG 2.2.
    package var criterion: String { self == .unfocused ? "2.4.13" : "1.4.11" }
    /// The level of that criterion.
    package var level: ContrastLevel { self == .unfocused ? .aaa : .aa }
    /// What follows “against” in a sentence.
    public var phrase: String {
      switch self {
      case .background: "the background"
      case .component: "the component"
      case .unfocused: "its unfocused state"
      }
    }
  }

  /// The indicator against one of its neighbours.
  public struct Comparison: Hashable, Sendable {
    /// What it is compared with.
    public let neighbour: Neighbour
    /// The contrast, at the worst place of gradients.
    public let contrast: Contrast
    /// Whether what lies under a translucent indicator is not known.
    fileprivate let isOpen: Bool

    /// Whether it reaches a ratio, 3:1 being what WCAG asks for; `cannotTell` where an unknown canvas decides.
    package func outcome(atLeast threshold: Double = ContrastRequirement.nonText) -> Outcome {
      isOpen ? .cannotTell : contrast.outcome(atLeast: threshold)
    }
  }

  /// One for each neighbour that is known, the sides first.
  package let comparisons: [Comparison]
  /// Whether the unfocused state was given, and is not taken to be the background.
  private let knowsUnfocused: Bool

  /// Compares an indicator.
  ///
  /// - Parameters:
  ///   - indicator: Its colour, or those of a gradient.
  ///   - layers: What lies outside of it and under it, the nearest first.
  ///   - component: What it encloses, on the same background; `nil` when only the background touches it.
  ///   - unfocused: What its pixels show without focus, on the same background; `nil` when that is the background.
  ///   - canvas: What lies behind all layers, when it is known.
  ///   - display: The displays that the colours are meant for; `nil` for all of them.
  /// - Returns: `nil` when a paint has no colour.
  /// - Complexity: As of `WorstContrast`.
  public init?(
    _ indicator: [Color], on layers: [[Color]], around component: [Color]? = nil,
    unfocused: [Color]? = nil, canvas: Color? = nil, on display: DisplayGamut? = nil
  ) {
    guard
      let outside = WorstContrast(indicator, over: layers, canvas: canvas, on: display)
    else { return nil }
    let isTranslucent = indicator.contains { $0.alpha < 1 }
    let isOpen =
      isTranslucent && canvas == nil && !layers.contains { $0.allSatisfy { $0.alpha >= 1 } }
    func compare(_ neighbour: Neighbour, _ paint: [Color]) -> Comparison? {
      // The indicator covers the background, not its neighbour.
      let canvases: [Color?] = isOpen ? [.black, .white] : [canvas]
      let contrasts = canvases.compactMap { canvas in
        WorstContrast(
          isTranslucent ? Self.painted(indicator, on: layers, canvas, display) : indicator,
          over: [paint] + layers, canvas: canvas, on: display)?.contrast
      }
      return contrasts.min { $0.leastRatio < $1.leastRatio }.map {
        Comparison(neighbour: neighbour, contrast: $0, isOpen: isOpen)
      }
    }
    var comparisons = [
      Comparison(neighbour: .background, contrast: outside.contrast, isOpen: false)
    ]
    if let component {
      guard let inside = compare(.component, component) else { return nil }
      comparisons.append(inside)
    }
    if let unfocused {
      guard let before = compare(.unfocused, unfocused) else { return nil }
      comparisons.append(before)
    } else {
      comparisons.append(
        Comparison(neighbour: .unfocused, contrast: outside.contrast, isOpen: false))
    }
    self.comparisons = comparisons
    knowsUnfocused = unfocused != nil
  }

  /// A translucent indicator as it shows on the background, over each of its colours.
  private static func painted(
    _ indicator: [Color], on layers: [[Color]], _ canvas: Color?, _ display: DisplayGamut?
  ) -> [Color] {
    let paints = WorstContrast.thinned([indicator] + layers)
    return WorstContrast.combinations(of: paints).map { colors in
      Contrast(colors[0], over: Array(colors.dropFirst()), canvas: canvas, on: display).foreground
    }
  }

  // MARK: Verdicts

  /// The comparisons that count at a level: the sides, and the unfocused state at AAA or where it was given.
  package func comparisons(at level: ContrastLevel) -> [Comparison] {
    comparisons.filter { $0.neighbour != .unfocused || level == .aaa || knowsUnfocused }
  }

  /// The comparison that decides at a level: the worst outcome, and of those the least ratio.
  ///
  /// - Parameters:
  ///   - level: The level of WCAG.
  ///   - threshold: The ratio that is asked for.
  public func worst(
    at level: ContrastLevel, atLeast threshold: Double = ContrastRequirement.nonText
  ) -> Comparison {
    let deciding = comparisons(at: level)
    return deciding.dropFirst().reduce(deciding[0]) { worst, next in
      let ranks = (worst.outcome(atLeast: threshold).rank, next.outcome(atLeast: threshold).rank)
      let isWorse =
        ranks.1 < ranks.0
        || ranks.1 == ranks.0 && next.contrast.leastRatio < worst.contrast.leastRatio
      return isWorse ? next : worst
    }
  }

  /// Whether everything that counts at a level reaches a ratio.
  package func outcome(
    at level: ContrastLevel, atLeast threshold: Double = ContrastRequirement.nonText
  ) -> Outcome {
    worst(at: level, atLeast: threshold).outcome(atLeast: threshold)
  }

  /// The verdicts by level, and that on the sides as the one on shapes.
  ///
  /// - Parameter policy: The one on large text that the answer names; it changes nothing here.
  package func assessment(policy: LargeTextPolicy = .wcag2ict) -> ContrastAssessment {
    let sides = comparisons.filter { $0.neighbour.level == .aa }.map { $0.outcome() }
    let outcomes = ContrastAssessment.Outcomes(aa: outcome(at: .aa), aaa: outcome(at: .aaa))
    return ContrastAssessment(
      policy: policy, isLarge: false,
      requirement: ContrastRequirement(role: .focus, isLarge: false),
      nonText: sides.min { $0.rank < $1.rank } ?? .notApplicable,
      wcag2ict: outcomes, native: outcomes, apple: outcomes)
  }
}

extension ContrastSuggestion {
  /// Searches the nearest colour of an indicator of focus that passes all comparisons that count at a level.
  ///
  /// - Parameters:
  ///   - indicator: Its colour.
  ///   - layers: What lies outside of it and under it, the nearest first.
  ///   - component: What it encloses, if that touches it.
  ///   - unfocused: What its pixels show without focus; `nil` when that is the background.
  ///   - canvas: What lies behind all layers, when it is known.
  ///   - level: The level whose criteria count.
  ///   - threshold: The ratio to reach.
  /// - Returns: `nil` when no colour passes.
  /// - Complexity: Some hundreds of contrasts.
  package init?(
    forFocus indicator: Color, on layers: [Color], around component: Color? = nil,
    unfocused: Color? = nil, canvas: Color? = nil, at level: ContrastLevel = .aa,
    atLeast threshold: Double = ContrastRequirement.nonText
  ) {
    // What shows through a translucent one has to be known.
    let isKnown = indicator.alpha >= 1 || canvas != nil || layers.contains { $0.alpha >= 1 }
    guard !layers.isEmpty, isKnown else { return nil }
    let search = SuggestionSearch(indicator, atLeast: threshold, passesBetween: true) { candidate in
      let focus = FocusContrast(
        [candidate], on: layers.map { [$0] }, around: component.map { [$0] },
        unfocused: unfocused.map { [$0] }, canvas: canvas)
      return focus?.worst(at: level, atLeast: threshold).contrast
        ?? Contrast(candidate, over: layers, canvas: canvas)
    }
    guard let found = search.nearest() else { return nil }
    self = found
  }
}
