/// The colours that differ from one in lightness alone, and in chroma where a gamut asks for it.
///
/// A colour whose space has a hue keeps that hue as it was given: its lightness is that of its space, of HSL
/// for `hwb`. All others move along the lightness of OKLCH.
struct LightnessLine {
  /// The lightness of the colour itself, 0...1.
  let start: Double
  private let original: Color
  private let polar: ColorSpace
  /// The colour in the polar space.
  private let anchor: Vector3
  private let gamut: ColorSpace

  /// - Parameter gamut: The gamut that the colours stay in.
  init(through original: Color, in gamut: ColorSpace) {
    self.original = original
    self.gamut = gamut
    polar =
      switch original.space {
      case .hsl, .hwb: .hsl
      case .lch: .lch
      default: .oklch
      }
    anchor = convert(original.components, from: original.space, to: polar)
    start = min(max(anchor[Self.lightnessIndex(polar)] / Self.white(polar), 0), 1)
  }

  /// The colour of a lightness, in the space of the original and with no component missing.
  func color(at lightness: Double, alpha: Double) -> Color {
    var moved = anchor
    moved[Self.lightnessIndex(polar)] = lightness * Self.white(polar)
    if original.space.hueIndex == nil {
      let mapped = Color(.oklch, moved, alpha: alpha).mapped(to: gamut)
      let components = convert(mapped.components, from: mapped.space, to: original.space)
      return Color(original.space, components, alpha: alpha)
    }
    if polar == .hsl {
      moved.y = min(max(moved.y, 0), 100)
    } else {
      moved.y = chroma(of: moved)
    }
    var components = convert(moved, from: polar, to: original.space)
    // The way by RGB may move a hue, or lose that of a grey.
    if let hue = original.space.hueIndex { components[hue] = original.components[hue] }
    return Color(original.space, components, alpha: alpha)
  }

  /// The chroma of a colour, less where the gamut does not hold it.
  private func chroma(of color: Vector3) -> Double {
    func isInside(_ chroma: Double) -> Bool {
      Color(polar, Vector3(color.x, chroma, color.z), alpha: 1).isInGamut(of: gamut)
    }
    if isInside(color.y) { return color.y }
    var (low, high) = (0.0, color.y)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if isInside(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// As many as make a chroma of LCH certain to a thousandth.
  private static let halvings = 18

  private static func lightnessIndex(_ space: ColorSpace) -> Int { space == .hsl ? 2 : 0 }

  private static func white(_ space: ColorSpace) -> Double { space == .oklch ? 1 : 100 }
}
