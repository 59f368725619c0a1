import LegibleCore

/// The search for the nearest colour that passes, along the line of its lightness.
struct SuggestionSearch {
  /// The colour to change.
  private let original: Color
  private let line: LightnessLine
  /// The gamut that candidates stay in.
  private let gamut: ColorSpace
  private let threshold: Double
  /// Whether a colour may pass although black and white fail: one between two grounds.
  private let passesBetween: Bool
  private let contrast: (Color) -> Contrast

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - passesBetween: Whether several grounds count, so that a colour may pass although black and white fail.
  ///   - contrast: The contrast of the pair with a candidate in the place of the colour.
  init(
    _ original: Color, atLeast threshold: Double, passesBetween: Bool = false,
    contrast: @escaping (Color) -> Contrast
  ) {
    self.original = original
    self.threshold = threshold
    self.passesBetween = passesBetween
    self.contrast = contrast
    gamut = original.isInGamut(of: .srgb) ? .srgb : .displayP3
    line = LightnessLine(through: original, in: gamut)
  }

  /// The nearest candidate that passes; of two that are equally near the darker one.
  func nearest() -> ContrastSuggestion? {
    if let found = nearest(alpha: original.alpha) { return found }
    guard original.alpha < 1 else { return nil }
    for step in RGBA8.channel(original.alpha)...255 {
      let alpha = Double(step) / 255
      if let found = suggestion(at: line.start, alpha: alpha) { return found }
    }
    return nearest(alpha: 1)
  }

  private func nearest(alpha: Double) -> ContrastSuggestion? {
    [first(towards: 0, alpha: alpha), first(towards: 1, alpha: alpha)].compactMap { $0 }
      .min { $0.difference < $1.difference }
  }

  /// Coarser than an 8-bit step, each of which is then looked at in finer ones.
  private static let stride = 1.0 / 256
  private static let finerSteps = 32

  /// The first candidate that passes on the way from the original lightness to an end.
  ///
  /// Black or white differs most from any one ground: where the end fails, the whole way does. Near the
  /// threshold rounding lets candidates pass and fail by turns, so the stretch before the first
  /// coarse step that passes is searched together with the one before it.
  private func first(towards end: Double, alpha: Double) -> ContrastSuggestion? {
    let last = suggestion(at: end, alpha: alpha)
    guard last != nil || passesBetween else { return nil }
    let way = end - line.start
    let count = Int((abs(way) / Self.stride).rounded(.up))
    for step in 0..<max(count, 1) {
      let place = line.start + way * Double(step) / Double(max(count, 1))
      guard let passing = suggestion(at: place, alpha: alpha) else { continue }
      let start = line.start + way * Double(max(step - 2, 0)) / Double(max(count, 1))
      for finer in 0..<Self.finerSteps {
        let between = start + (place - start) * Double(finer) / Double(Self.finerSteps)
        if let nearer = suggestion(at: between, alpha: alpha) { return nearer }
      }
      return passing
    }
    return last
  }

  // MARK: Candidates

  private func suggestion(at lightness: Double, alpha: Double) -> ContrastSuggestion? {
    let written = line.color(at: lightness, alpha: alpha).writable
    let contrast = contrast(written)
    guard passes(contrast), roundings(of: written).allSatisfy({ passes(self.contrast($0)) }) else {
      return nil
    }
    return ContrastSuggestion(
      color: written, contrast: contrast, difference: written.okDifference(from: original))
  }

  private func passes(_ contrast: Contrast) -> Bool {
    contrast.outcome(atLeast: threshold) == .pass
  }

  /// What else the colour becomes in 8 bits.
  private func roundings(of color: Color) -> [Color] {
    let eightBit = Color(RGBA8(color))
    if gamut == .srgb { return color == eightBit ? [] : [eightBit] }
    let wide = color.clipped(to: gamut)
    let steps = wide.components.mapped { Double(RGBA8.channel($0)) / 255 }
    return [Color(gamut, steps, alpha: color.alpha), eightBit]
  }
}

extension Color {
  /// The colour as files write it: 8-bit steps in sRGB, elsewhere no more digits than a display can
  /// show.
  fileprivate var writable: Color {
    if space == .srgb { return Color(RGBA8(self)) }
    var rounded = components
    for index in 0..<3 {
      // Where 100 % is 1, a unit of the scale holds more than where it is 100 or a full circle.
      let isFine = (space.components[index].hundredPercent ?? 360) <= 1
      let scale = isFine ? 10_000.0 : 100
      rounded[index] = (components[index] * scale).rounded() / scale
    }
    return Color(space, rounded, alpha: (alpha * 1000).rounded() / 1000)
  }
}
