import LegibleKit
/// A pair to be judged, with all that decides the verdict.
struct ContrastQuery {
  var foreground: Color
  /// What lies behind it, the nearest first.
  var layers: [Color]
  var canvas: Color?
  /// Whether the colours are those of the worst place of a gradient.
  var isWorstPlace = false
  /// The font size in pt.
  var size = Self.defaultSize
  /// The weight on the CSS scale.
  var weight = Self.defaultWeight
  /// The policy that decides; `nil` when none was asked for.
  var policy: LargeTextPolicy?
  var role = ContrastRole.text
  /// The appearance that the colours belong to, where `light-dark()` makes them depend on it.
  private(set) var appearance: Appearance?
  /// The comparisons of an indicator of focus.
  private(set) var focus: FocusContrast?
  /// What the indicator encloses.
  private(set) var component: Color?
  /// What its pixels show without focus.
  private(set) var unfocused: Color?
  var goal = ContrastGoal.level(.aa)

  /// The text style body at the category Large.
  static let defaultSize = 17.0
  static let defaultWeight = 400.0

  init(foreground: Color, layers: [Color], canvas: Color? = nil, policy: LargeTextPolicy? = nil) {
    self.foreground = foreground
    self.layers = layers
    self.canvas = canvas
    self.policy = policy
  }

  /// A query about paints, of which a gradient has many colours: the place where they contrast least.
  ///
  /// - Parameter appearance: The one whose colours count, where they depend on it.
  init(_ paints: ContrastPaints, in appearance: Appearance?, role: ContrastRole) {
    let foreground = paints.foreground[appearance]
    let layers = paints.layers.map { $0[appearance] }
    let canvas = paints.canvas?[appearance].first
    let worst = WorstContrast(foreground, over: layers, canvas: canvas)
    self.init(
      foreground: worst?.foreground ?? .black, layers: worst?.layers ?? [], canvas: canvas)
    let (component, unfocused) = (paints.component?[appearance], paints.unfocused?[appearance])
    isWorstPlace = ([foreground, component ?? [], unfocused ?? []] + layers).contains {
      $0.count > 1
    }
    self.role = role
    self.appearance = appearance
    self.component = component?.first
    self.unfocused = unfocused?.first
    if role == .focus {
      focus = FocusContrast(
        foreground, on: layers, around: component, unfocused: unfocused, canvas: canvas)
    }
  }

  /// The contrast that decides.
  var contrast: Contrast {
    guard let focus else { return Contrast(foreground, over: layers, canvas: canvas) }
    return focus.worst(
      at: goal.level, atLeast: threshold ?? ContrastRequirement.nonText
    ).contrast
  }

  func assessment(of contrast: Contrast) -> ContrastAssessment {
    focus?.assessment(policy: decidingPolicy)
      ?? contrast.assessment(size: size, weight: weight, role: role, policy: decidingPolicy)
  }
}
