extension Color {
  /// How far two colours are apart in CIE L*a*b*: the difference of 1976.
  ///
  /// About 2.3 is just noticeable, but more in saturated colours. Opacity does not count.
  /// Source: CIE 15, “CIELAB colour difference”.
  ///
  /// - Parameters:
  ///   - other: The colour to compare with.
  ///   - white: The white that L*a*b* is relative to; CSS has D50.
  package func cie76Difference(from other: Color, white: LabWhite = .d50) -> Double {
    distance(white.lab(of: self), white.lab(of: other))
  }

  /// How far two colours are apart by CIEDE2000, with the three factors for viewing conditions 1.
  ///
  /// About 1 is just noticeable. Opacity does not count.
  ///
  /// - Parameters:
  ///   - other: The colour to compare with.
  ///   - white: The white that L*a*b* is relative to; CSS has D50, the CIE D65.
  public func ciede2000Difference(from other: Color, white: LabWhite = .d50) -> Double {
    CIEDE2000.between(white.lab(of: self), white.lab(of: other))
  }

  /// How far two colours are apart: the distance in OKLab, about 0.02 being just noticeable.
  ///
  /// Opacity does not count. Source: CSS Color 4, “ΔEOK”.
  public func okDifference(from other: Color) -> Double {
    distance(
      convert(components, from: space, to: .oklab),
      convert(other.components, from: other.space, to: .oklab))
  }
}

/// The white that CIE L*a*b* is relative to.
public enum LabWhite: String, Hashable, Sendable, CaseIterable {
  /// The white of CSS's `lab()`, and of print.
  case d50
  /// The white of most displays.
  case d65

  /// A colour's L*a*b*, 0...100 in lightness.
  func lab(of color: Color) -> Vector3 {
    switch self {
    case .d50: convert(color.components, from: color.space, to: .lab)
    case .d65: CIELab.lab(convert(color.components, from: color.space, to: .xyzD65) / CIELab.d65)
    }
  }
}

/// The straight line between two points.
func distance(_ first: Vector3, _ second: Vector3) -> Double {
  let step = first - second
  return (step * step).sum().squareRoot()
}
