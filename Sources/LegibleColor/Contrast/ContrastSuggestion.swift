import LegibleCore

/// A foreground that reaches a ratio, near the one that does not.
public struct ContrastSuggestion: Hashable, Sendable {
  /// The colour in 8-bit sRGB, with the opacity of the original.
  public let color: RGBA8
  /// Its contrast, computed from the 8-bit colour.
  public let contrast: Contrast

  /// Searches the nearest foreground that passes, by moving the OKLCH lightness up and down and
  /// mapping what leaves sRGB; hue, chroma and opacity stay where they can.
  ///
  /// - Parameters:
  ///   - foreground: The colour to change.
  ///   - layers: What lies behind it, the nearest first.
  ///   - canvas: What lies behind all layers, when it is known.
  ///   - threshold: The ratio to reach, compared after rounding the colour to 8 bits.
  /// - Returns: `nil` when neither black nor white nor a colour between reaches the ratio.
  public init?(
    for foreground: Color, over layers: [Color], canvas: Color? = nil,
    atLeast threshold: Double
  ) {
    let search = Search(
      foreground: foreground, origin: foreground.converted(to: .oklch), layers: layers,
      canvas: canvas, threshold: threshold)
    let candidates = [search.nearest(towards: 0), search.nearest(towards: 1)].compactMap { $0 }
    guard let best = candidates.min(by: { search.distance($0) < search.distance($1) }) else {
      return nil
    }
    self = best
  }

  private init(color: RGBA8, contrast: Contrast) {
    self.color = color
    self.contrast = contrast
  }

  private struct Search {
    let foreground: Color
    let origin: Color
    let layers: [Color]
    let canvas: Color?
    let threshold: Double

    /// The smallest passing step from the original lightness towards an end.
    ///
    /// Towards an end the ratio falls at most once before it grows, so that bisection finds where
    /// it starts to pass; rounding to 8 bits may need a few small steps more.
    func nearest(towards end: Double) -> ContrastSuggestion? {
      guard var best = suggestion(at: end) else { return nil }
      var (failing, passing) = (min(max(origin.components.x, 0), 1), end)
      for _ in 0..<Self.steps {
        let middle = (failing + passing) / 2
        if let suggestion = suggestion(at: middle) {
          (passing, best) = (middle, suggestion)
        } else {
          failing = middle
        }
      }
      return best
    }

    /// Enough to part two neighbouring 8-bit colours.
    private static let steps = 16

    func distance(_ suggestion: ContrastSuggestion) -> Double {
      Color(suggestion.color).okDifference(from: foreground)
    }

    private func suggestion(at lightness: Double) -> ContrastSuggestion? {
      let moved = Color(
        .oklch, Vector3(lightness, origin.components.y, origin.components.z),
        alpha: origin.alpha)
      let rounded = RGBA8(moved)
      let contrast = Contrast(Color(rounded), over: layers, canvas: canvas)
      guard contrast.outcome(atLeast: threshold) == .pass else { return nil }
      return ContrastSuggestion(color: rounded, contrast: contrast)
    }
  }
}
