/// The colour difference of 2000.
///
/// Source: CIE 142; Sharma, Wu, Dalal: The CIEDE2000 color-difference formula (2005), whose
/// names of the parts are kept.
enum CIEDE2000 {
  /// The difference of two L*a*b* triples.
  static func between(_ first: Vector3, _ second: Vector3) -> Double {
    let g = stretch(of: (chroma(first) + chroma(second)) / 2)
    let (one, two) = (Polar(first, g), Polar(second, g))

    let lightness = two.lightness - one.lightness
    let chroma = two.chroma - one.chroma
    let turn = hueStep(from: one, to: two)
    let hue =
      2 * (one.chroma * two.chroma).squareRoot() * Elementary.sine(degrees: turn / 2)

    let meanLightness = (one.lightness + two.lightness) / 2
    let meanChroma = (one.chroma + two.chroma) / 2
    let meanHue = meanHue(one, two)

    let t =
      1 - 0.17 * Elementary.cosine(degrees: meanHue - 30)
      + 0.24 * Elementary.cosine(degrees: 2 * meanHue)
      + 0.32 * Elementary.cosine(degrees: 3 * meanHue + 6)
      - 0.20 * Elementary.cosine(degrees: 4 * meanHue - 63)
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * t

    let sector = (meanHue - 275) / 25
    let rotation = 30 * Elementary.exponential(-sector * sector)
    let coupling = -2 * share(of: meanChroma) * Elementary.sine(degrees: 2 * rotation)

    let (l, c, h) = (lightness / lightnessScale, chroma / chromaScale, hue / hueScale)
    return max(0, l * l + c * c + h * h + coupling * c * h).squareRoot()
  }

  /// A colour in the polar form that the formula has after stretching the a* axis.
  private struct Polar {
    let lightness, chroma, hue: Double

    init(_ lab: Vector3, _ g: Double) {
      let a = lab.y * (1 + g)
      lightness = lab.x
      let length = (a * a + lab.z * lab.z).squareRoot()
      // What rounding leaves of a grey has no hue, and its square root would show.
      chroma = length < 1e-10 ? 0 : length
      hue = Direction.degrees(y: lab.z, x: a)
    }
  }

  private static func chroma(_ lab: Vector3) -> Double {
    (lab.y * lab.y + lab.z * lab.z).squareRoot()
  }

  /// The square root of C^7 / (C^7 + 25^7).
  private static func share(of chroma: Double) -> Double {
    let ratio = chroma / 25
    let square = ratio * ratio
    let seventh = square * square * square * ratio
    return seventh.isFinite ? (seventh / (seventh + 1)).squareRoot() : 1
  }

  private static func stretch(of chroma: Double) -> Double { 0.5 * (1 - share(of: chroma)) }

  /// The angle between opposite hues, with room for the rounding of both.
  private static let half = 180 + 1e-12

  /// The shorter way round from one hue to the other, in degrees; 0 when one has no hue.
  private static func hueStep(from one: Polar, to two: Polar) -> Double {
    guard one.chroma * two.chroma != 0 else { return 0 }
    let step = two.hue - one.hue
    if step > half { return step - 360 }
    return step < -half ? step + 360 : step
  }

  /// The middle of the shorter way round; the sum when one colour has no hue.
  private static func meanHue(_ one: Polar, _ two: Polar) -> Double {
    let sum = one.hue + two.hue
    guard one.chroma * two.chroma != 0 else { return sum }
    if abs(one.hue - two.hue) <= half { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }
}
