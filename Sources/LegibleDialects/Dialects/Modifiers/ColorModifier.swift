import LegibleColor
import LegibleJSON

/// A change of a colour as Tokens Studio notes it under `$extensions.studio.tokens.modify`.
///
/// Source: Tokens Studio's documentation, “Color modifiers”, and what sd-transforms 2 computes: in LCH
/// a part of the lightness on the way to white or black with the same part of the chroma taken away,
/// in HSL a part of the lightness, in sRGB and Display P3 the same part of each channel; mixing goes
/// straight through the space without regard to opacity; what is changed and the result are mapped
/// into the space, for beyond its gamut parts of lightness and channels mean nothing.
struct ColorModifier {
  /// What is done.
  enum Kind: String, CaseIterable {
    case lighten, darken, mix, alpha
  }

  /// What is done.
  var kind: Kind
  /// How much of it, from 0 to 1.
  var amount: Double
  /// The space it is done in.
  var space: ColorSpace
  /// The colour to mix with.
  var other: Color?

  /// The spaces by the names that Tokens Studio gives them.
  static let spaces: [String: ColorSpace] = [
    "lch": .lch, "srgb": .srgb, "p3": .displayP3, "hsl": .hsl,
  ]

  /// The gamut of the space, for messages.
  var gamutName: String { space == .displayP3 ? "Display P3" : "sRGB" }

  /// The changed colour, in the space of the change.
  func applied(to color: Color) -> Color {
    switch kind {
    case .alpha: return color.withOpacity(amount).mapped(to: space)
    case .mix:
      guard let other else { return color }
      return mixed(color.mapped(to: space), other.mapped(to: space)).mapped(to: space)
    case .lighten, .darken:
      let color = color.mapped(to: space)
      var parts = (0..<3).map { color[$0] }
      for index in 0..<3 where index != space.hueIndex {
        guard let part = parts[index], let end = end(of: index) else { continue }
        parts[index] = part + (end - part) * amount
      }
      return Color(space, parts[0], parts[1], parts[2], alpha: color.alpha).mapped(to: space)
    }
  }

  /// Where a component goes; `nil` for one that stays.
  private func end(of index: Int) -> Double? {
    switch space {
    case .lch: index == 0 ? (kind == .lighten ? 100 : 0) : 0
    case .hsl: index == 2 ? (kind == .lighten ? 100 : 0) : nil
    default: kind == .lighten ? 1 : 0
    }
  }

  /// The colour between two of the space, and the opacity between theirs.
  private func mixed(_ first: Color, _ second: Color) -> Color {
    let alpha = first.alpha + (second.alpha - first.alpha) * amount
    let mixed = ColorInterpolation(space).mixed(
      first.withOpacity(1), second.withOpacity(1), progress: amount)
    return mixed.withOpacity(alpha)
  }
}
