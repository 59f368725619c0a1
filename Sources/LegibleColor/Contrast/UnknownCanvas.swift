/// A pair over a canvas that is not known: any colour of 8-bit sRGB, or a picture of them.
struct UnknownCanvas: Hashable {
  let text, ground: PremultipliedLayer
  /// Whether the colours are looked at as sRGB has them, or else as Display P3 has them.
  let isInSRGB: Bool

  /// The luminances of foreground and background over each step of a channel, split by channels: their
  /// weights are in.
  ///
  /// Light of colours beyond sRGB counts as far as sRGB has it; for Display P3 it may be less than none
  /// in a channel, of which the weights make a luminance nonetheless.
  ///
  /// - Parameter isPainted: Whether the channels are rounded to 8 bits.
  private func luminances(isPainted: Bool) -> (front: [Vector3], behind: [Vector3]) {
    let weights = Vector3(
      RelativeLuminance.wcag(linear: Vector3(1, 0, 0)),
      RelativeLuminance.wcag(linear: Vector3(0, 1, 0)),
      RelativeLuminance.wcag(linear: Vector3(0, 0, 1)))
    func light(_ encoded: Vector3) -> Vector3 {
      guard isInSRGB else { return SRGBCurve.decode(encoded) * weights }
      let shown = isPainted ? Color(RGBA8(encoded: encoded)).components : encoded.clampedToUnit
      return SRGBCurve.decode(shown) * weights
    }
    var (front, behind): ([Vector3], [Vector3]) = ([], [])
    for step in 0...255 {
      let background = ground.over(Vector3(repeating: Double(step) / 255))
      front.append(light(text.over(background)))
      behind.append(light(background))
    }
    return (front, behind)
  }

  /// The least and the greatest of the ratios that decide: of each canvas the smaller one of the exact and
  /// the painted ratio, which is one of sRGB.
  var ratios: ClosedRange<Double> {
    let exact = ratios(isPainted: false)
    // No display goes beyond 21, whatever colours a file holds.
    guard isInSRGB else { return min(exact.lowerBound, 21)...min(exact.upperBound, 21) }
    let painted = ratios(isPainted: true)
    return min(exact.lowerBound, painted.lowerBound)...min(exact.upperBound, painted.upperBound)
  }

  /// Where one canvas makes the foreground lighter than the background and another one darker, the
  /// foreground vanishes on some canvas between.
  private func ratios(isPainted: Bool) -> ClosedRange<Double> {
    let (front, behind) = luminances(isPainted: isPainted)
    let lighter = Self.greatest(front, behind)
    let darker = Self.greatest(behind, front)
    let least = lighter > 1 && darker > 1 ? 1 : 1 / min(lighter, darker)
    // A pair that no canvas changes has one ratio, which rounding gives two values in any order.
    return .between(least, max(lighter, darker))
  }

  /// The greatest quotient of two luminances over all canvases.
  ///
  /// Channels are independent: each takes the step at which the numerator exceeds so many times the
  /// denominator by most, until the quotient grows no more. Source: Dinkelbach, “On nonlinear fractional
  /// programming”, Management Science 13 (1967).
  private static func greatest(_ numerators: [Vector3], _ denominators: [Vector3]) -> Double {
    var quotient = 0.0
    while true {
      var (best, top, bottom) = (Vector3(repeating: -.infinity), Vector3.zero, Vector3.zero)
      for (numerator, denominator) in zip(numerators, denominators) {
        let excess = numerator - denominator * quotient
        let isBetter = excess .> best
        best.replace(with: excess, where: isBetter)
        top.replace(with: numerator, where: isBetter)
        bottom.replace(with: denominator, where: isBetter)
      }
      let next = (top.sum() + 0.05) / (max(bottom.sum(), 0) + 0.05)
      guard next > quotient * (1 + 1e-12) else { return max(next, quotient) }
      quotient = next
    }
  }
}
