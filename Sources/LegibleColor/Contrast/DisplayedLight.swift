/// The relative luminance of an opaque colour as displays show it.
struct DisplayedLight {
  /// By the weights of WCAG: of use for colours within sRGB.
  let wcag: Double
  /// Whether sRGB holds the colour, but for the errors of conversion.
  let isInSRGB: Bool
  private let linear: Vector3

  /// - Parameter linear: Linear sRGB, which may leave 0...1.
  @inline(__always)
  init(linear: Vector3) {
    self.linear = linear
    isInSRGB = linear.isWithin(Self.range)
    wcag = Self.snapped(RelativeLuminance.wcag(linear: linear.clampedToUnit))
  }

  /// A luminance that is that of white but for the errors of conversion and the six decimals of CSS, as 1:
  /// white on black is 21, whatever space it is written in.
  @inline(__always)
  private static func snapped(_ luminance: Double) -> Double {
    luminance > 1 - 5e-6 ? 1 : luminance
  }

  /// Encoded values within ``Color/gamutTolerance`` of 0...1, in linear light: there the curve of sRGB
  /// rises by 1/12.92 and by 2.4/1.055.
  private static var range: ClosedRange<Double> {
    -Color.gamutTolerance / 12.92...1 + Color.gamutTolerance * 2.4 / 1.055
  }

  /// On displays of both gamuts, for colours that sRGB cannot hold: WCAG gives no weights for them.
  var ofGamuts: (srgb: Double, displayP3: Double) {
    let mapped = isInSRGB ? linear : Self.srgb.reducingChroma(of: Self.srgb.oklab(linear))
    let xyz = SRGBLinear.toXYZMatrix * linear
    let panel = DisplayP3.fromXYZMatrix * xyz
    return (
      Self.snapped((SRGBLinear.toXYZMatrix * mapped.clampedToUnit).y),
      Self.snapped((DisplayP3.toXYZMatrix * panel.clampedToUnit).y)
    )
  }

  private static let srgb = SRGB.linearGamut
}

/// Two luminances against each other.
struct LuminancePair {
  let ratio: Double

  /// Source: WCAG 2.2, “contrast ratio”.
  @inline(__always)
  init(_ foreground: Double, _ background: Double) {
    ratio = (max(foreground, background) + 0.05) / (min(foreground, background) + 0.05)
  }
}

/// Two opaque colours against each other, on the displays that there are.
struct DisplayedPair {
  /// The ratio that decides: that on the display, or the smallest of those below.
  let ratio: Double
  /// The ratios on two kinds of display, when sRGB cannot hold one of the colours.
  let gamut: GamutRatios?

  /// - Parameter display: The displays that the pair is meant for; `nil` for both.
  init(
    _ foreground: DisplayedLight, _ background: DisplayedLight, on display: DisplayGamut? = nil
  ) {
    if foreground.isInSRGB && background.isInSRGB {
      (ratio, gamut) = (LuminancePair(foreground.wcag, background.wcag).ratio, nil)
      return
    }
    let (front, behind) = (foreground.ofGamuts, background.ofGamuts)
    let srgb = LuminancePair(front.srgb, behind.srgb)
    let displayP3 = LuminancePair(front.displayP3, behind.displayP3)
    ratio =
      switch display {
      case nil: min(srgb.ratio, displayP3.ratio)
      case .srgb: srgb.ratio
      case .displayP3: displayP3.ratio
      }
    gamut = GamutRatios(srgb: srgb.ratio, displayP3: displayP3.ratio)
  }
}
