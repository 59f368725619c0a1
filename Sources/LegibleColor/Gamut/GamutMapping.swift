/// How a colour is brought into a gamut that does not hold it.
public enum GamutMapping: String, Hashable, Sendable, CaseIterable {
  /// Not at all: components may leave their range.
  case none
  /// Each RGB component is cut to 0...1, as browsers do; hue and lightness may change.
  case clip
  /// As CSS Color 4 asks: chroma shrinks until cutting the rest cannot be seen.
  case css
  /// CSS Color 4's other way: chroma shrinks to the surface, and nothing is cut.
  case rayTrace = "raytrace"
}

extension Color {
  /// The same colour in another space, brought into its gamut.
  public func converted(to space: ColorSpace, gamutMapping mapping: GamutMapping) -> Color {
    switch mapping {
    case .none: converted(to: space)
    case .clip: clipped(to: space)
    case .css: mapped(to: space)
    case .rayTrace: rayTraced(to: space)
    }
  }
}
