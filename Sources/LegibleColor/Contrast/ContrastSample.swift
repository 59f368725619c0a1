/// A pair over one known canvas.
struct ContrastSample {
  /// As they show, in encoded sRGB, which they may exceed.
  let foreground, background: Vector3
  /// The pair in 8-bit sRGB, mapped.
  let painted: PaintedContrast
  /// The pair in 8-bit sRGB, clipped; `nil` when both colours lie within sRGB.
  let clipped: PaintedContrast?
  /// Whether the ratios in 8-bit sRGB count beside the exact one.
  let countsPainted: Bool
  private let pair: DisplayedPair

  /// The exact ratio.
  var ratio: Double { pair.ratio }
  /// The exact ratios by display.
  var gamut: GamutRatios? { pair.gamut }
  /// The ratio that decides.
  var leastRatio: Double {
    countsPainted ? min(ratio, painted.ratio, clipped?.ratio ?? painted.ratio) : ratio
  }

  init(
    _ text: PremultipliedLayer, _ ground: PremultipliedLayer, canvas: Vector3,
    on display: DisplayGamut?, countsPainted: Bool
  ) {
    self.countsPainted = countsPainted
    background = ground.over(canvas)
    foreground = text.over(background)
    pair = DisplayedPair(
      DisplayedLight(linear: SRGBCurve.decode(foreground)),
      DisplayedLight(linear: SRGBCurve.decode(background)), on: display)
    let cut = PaintedContrast(RGBA8(encoded: foreground), RGBA8(encoded: background))
    guard pair.gamut != nil else {
      (painted, clipped) = (cut, nil)
      return
    }
    painted = PaintedContrast(
      RGBA8(Color(.srgb, foreground, alpha: 1)), RGBA8(Color(.srgb, background, alpha: 1)))
    clipped = cut
  }
}

extension ClosedRange {
  /// The range between two values, whichever is the smaller one.
  static func between(_ first: Bound, _ second: Bound) -> ClosedRange {
    first <= second ? first...second : second...first
  }
}
