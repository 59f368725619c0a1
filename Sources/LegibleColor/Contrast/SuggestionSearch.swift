import LegibleCore

/// The search for the nearest colour that passes, along the line of its OKLCH lightness.
struct SuggestionSearch {
  /// The colour to change.
  private let original: Color
  private let oklch: Color
  /// The gamut that candidates stay in.
  private let gamut: ColorSpace
  private let threshold: Double
  private let contrast: (Color) -> Contrast

  /// Prepares a search.
  ///
  /// - Parameter contrast: The contrast of the pair with a candidate in the place of the colour.
  init(
    _ original: Color, atLeast threshold: Double, contrast: @escaping (Color) -> Contrast
  ) {
    self.original = original
    self.threshold = threshold
    self.contrast = contrast
    oklch = original.converted(to: .oklch)
    gamut = original.isInGamut(of: .srgb) ? .srgb : .displayP3
  }

  /// The nearest candidate that passes; of two that are equally near the darker one.
  func nearest() -> ContrastSuggestion? {
    if let found = nearest(alpha: original.alpha) { return found }
    guard original.alpha < 1 else { return nil }
    for step in RGBA8.channel(original.alpha)...255 {
      let alpha = Double(step) / 255
      if let found = suggestion(at: lightness, alpha: alpha) { return found }
    }
    return nearest(alpha: 1)
  }

  private var lightness: Double { min(max(oklch.components.x, 0), 1) }

  private func nearest(alpha: Double) -> ContrastSuggestion? {
    [first(towards: 0, alpha: alpha), first(towards: 1, alpha: alpha)].compactMap { $0 }
      .min { $0.difference < $1.difference }
  }

  /// Coarser than an 8-bit step, each of which is then looked at in finer ones.
  private static let stride = 1.0 / 256
  private static let finerSteps = 32

  /// The first candidate that passes on the way from the original lightness to an end.
  ///
  /// Black or white differs most from any ground: where the end fails, the whole way does. Near the
  /// threshold rounding lets candidates pass and fail by turns, so the stretch before the first
  /// coarse step that passes is searched together with the one before it.
  private func first(towards end: Double, alpha: Double) -> ContrastSuggestion? {
    guard var found = suggestion(at: end, alpha: alpha) else { return nil }
    let way = end - lightness
    let count = Int((abs(way) / Self.stride).rounded(.up))
    for step in 0..<max(count, 1) {
      let place = lightness + way * Double(step) / Double(max(count, 1))
      guard let passing = suggestion(at: place, alpha: alpha) else { continue }
      found = passing
      let start = lightness + way * Double(max(step - 2, 0)) / Double(max(count, 1))
      for finer in 0..<Self.finerSteps {
        let between = start + (place - start) * Double(finer) / Double(Self.finerSteps)
        if let nearer = suggestion(at: between, alpha: alpha) { return nearer }
      }
      return found
    }
    return found
  }

  // MARK: Candidates

  private func suggestion(at lightness: Double, alpha: Double) -> ContrastSuggestion? {
    let moved = Color(
      .oklch, Vector3(lightness, oklch.components.y, oklch.components.z), alpha: alpha)
    let written = moved.mapped(to: gamut).converted(to: original.space).writable
    guard let least = leastContrast(of: written) else { return nil }
    return ContrastSuggestion(
      color: written, contrast: least, difference: written.okDifference(from: original))
  }

  /// The smallest contrast of a colour and its roundings, `nil` when one of them fails.
  private func leastContrast(of color: Color) -> Contrast? {
    var least: Contrast?
    for rounding in roundings(of: color) {
      let contrast = contrast(rounding)
      guard contrast.outcome(atLeast: threshold) == .pass else { return nil }
      if least.map({ contrast.ratio < $0.ratio }) ?? true { least = contrast }
    }
    return least
  }

  private func roundings(of color: Color) -> [Color] {
    let eightBit = Color(RGBA8(color))
    if gamut == .srgb { return color == eightBit ? [color] : [color, eightBit] }
    let wide = color.clipped(to: gamut)
    let steps = wide.components.mapped { Double(RGBA8.channel($0)) / 255 }
    return [color, Color(gamut, steps, alpha: color.alpha), eightBit]
  }
}

extension Color {
  /// The colour as files write it: 8-bit steps in sRGB, elsewhere no more digits than a display can
  /// show.
  fileprivate var writable: Color {
    if space == .srgb { return Color(RGBA8(self)) }
    let rounded = (0..<3).map { index -> Double? in
      guard let value = self[index] else { return nil }
      // Where 100 % is 1, a unit of the scale holds more than where it is 100 or a full circle.
      let isFine = (space.components[index].hundredPercent ?? 360) <= 1
      let scale = isFine ? 10_000.0 : 100
      return (value * scale).rounded() / scale
    }
    let alpha = (self.alpha * 1000).rounded() / 1000
    return Color(
      space, rounded[0], rounded[1], rounded[2], alpha: missing.contains(.alpha) ? nil : alpha)
  }
}
