public import LegibleCore

/// A way of seeing colours: a deficiency, how strong it is and by which model.
///
/// Contrast verdicts are not to be computed again on simulated colours: WCAG's ratios allow for
/// deficiencies already. What it tells is whether colours stay apart.
public struct VisionSimulation: Hashable, Sendable {
  /// The model.
  package let model: VisionModel
  /// The deficiency.
  package let kind: VisionDeficiency
  /// How strong it is, from 0 for normal vision to 1 for a missing kind of cones.
  package let severity: Double

  /// Creates a simulation.
  ///
  /// - Parameters:
  ///   - kind: The deficiency.
  ///   - model: The model.
  ///   - severity: 0...1. Brettel's and Viénot's models are for 1; what lies between blends with
  ///     the original in linear light. Machado's tables are blended from tenth to tenth.
  ///   - location: The place of the wish, for errors.
  /// - Throws: `LegibleError` with rule `vision-unsupported` for Viénot's model of tritanopia,
  ///   which does not exist, or a severity outside 0...1.
  public init(
    _ kind: VisionDeficiency, model: VisionModel = .brettel, severity: Double = 1,
    at location: SourceLocation = .unspecified
  ) throws(LegibleError) {
    guard model != .vienot || kind != .tritan else {
      throw LegibleError(
        rule: .visionUnsupported, "Viénot's model does not cover tritan deficiencies",
        hint: "Take brettel or machado.", at: location)
    }
    guard (0...1).contains(severity) else {
      throw LegibleError(
        rule: .visionUnsupported, "a severity lies between 0 and 1", hint: nil, at: location)
    }
    self.model = model
    self.kind = kind
    self.severity = severity
  }

  /// Linear sRGB as it is seen; components may leave 0...1.
  func simulated(_ linear: Vector3) -> Vector3 {
    switch model {
    case .brettel: blended(linear, Brettel.of(kind).simulated(linear))
    case .vienot: blended(linear, Vienot.matrix(of: kind) * linear)
    case .machado: Machado.simulated(linear, kind, severity: severity)
    }
  }

  private func blended(_ original: Vector3, _ full: Vector3) -> Vector3 {
    original + (full - original) * severity
  }
}

extension Color {
  /// The colour as someone with a deficiency may see it, in sRGB.
  ///
  /// It is mapped into sRGB first, as a display of the models' time would, and cut to 0...1 last.
  public func simulated(_ simulation: VisionSimulation) -> Color {
    let shown = convert(mapped(to: .srgb).components, from: .srgb, to: .srgbLinear)
    let seen = simulation.simulated(shown).clampedToUnit
    return Color(
      .srgb, convert(seen, from: .srgbLinear, to: .srgb), alpha: alpha,
      missing: missing.intersection(.alpha))
  }
}
