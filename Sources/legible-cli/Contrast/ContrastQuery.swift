import LegibleKit
/// A pair to be judged, with all that decides the verdict.
struct ContrastQuery {
  var foreground: Color
  /// What lies behind it, the nearest first.
  var layers: [Color]
  var canvas: Color?
  /// The font size in pt.
  var size = Self.defaultSize
  /// The weight on the CSS scale.
  var weight = Self.defaultWeight
  /// The policy that decides; `nil` when none was asked for.
  var policy: LargeTextPolicy?
  var role = ContrastRole.text

  /// The text style body at the category Large.
  static let defaultSize = 17.0
  static let defaultWeight = 400.0

  var contrast: Contrast { Contrast(foreground, over: layers, canvas: canvas) }

  func assessment(of contrast: Contrast) -> ContrastAssessment {
    contrast.assessment(size: size, weight: weight, role: role, policy: policy ?? .wcag2ict)
  }
}
