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
  init(foreground: [Color], layers: [[Color]], canvas: Color?) {
    let worst = WorstContrast(foreground, over: layers, canvas: canvas)
    self.init(
      foreground: worst?.foreground ?? .black, layers: worst?.layers ?? [], canvas: canvas)
    isWorstPlace = ([foreground] + layers).contains { $0.count > 1 }
  }

  var contrast: Contrast { Contrast(foreground, over: layers, canvas: canvas) }

  func assessment(of contrast: Contrast) -> ContrastAssessment {
    contrast.assessment(size: size, weight: weight, role: role, policy: decidingPolicy)
  }
}
