/// The contrast at the worst place where paints of several colours meet.
package struct WorstContrast: Hashable, Sendable {
  /// The contrast there.
  package let contrast: Contrast
  /// The colour in front there.
  package let foreground: Color
  /// The colours behind it there, the nearest first.
  package let layers: [Color]

  /// The most pairs that are looked at; of more, evenly spread ones.
  private static let mostPairs = 65_536

  /// Looks at every colour on every other: how gradients lie to each other is not known.
  ///
  /// - Parameters:
  ///   - foregrounds: The colours of the text or the shape.
  ///   - layers: The colours of each paint behind it, the nearest first.
  ///   - canvas: What lies behind all layers, when it is known.
  ///   - display: The displays that the pair is meant for; `nil` for all of them.
  /// - Returns: `nil` when a paint has no colour.
  /// - Complexity: O(product of the numbers of colours), 65,536 contrasts at most.
  package init?(
    _ foregrounds: [Color], over layers: [[Color]], canvas: Color? = nil,
    on display: DisplayGamut? = nil
  ) {
    let combinations = Self.combinations(of: Self.thinned([foregrounds] + layers))
    var worst: (least: Double, contrast: Contrast, colors: [Color])?
    for colors in combinations {
      let contrast = Contrast(
        colors[0], over: Array(colors.dropFirst()), canvas: canvas, on: display)
      // The extremes take long, and one pair needs no comparison.
      let isAlone = combinations.count == 1
      let least = (isAlone ? nil : contrast.extremes?.lowerBound) ?? contrast.leastRatio
      if worst.map({ least < $0.least }) ?? true { worst = (least, contrast, colors) }
    }
    guard let worst else { return nil }
    contrast = worst.contrast
    foreground = worst.colors[0]
    self.layers = Array(worst.colors.dropFirst())
  }

  /// Every choice of one colour from each paint; none when a paint has no colour.
  static func combinations(
    of paints: [[Color]]
  ) -> some RandomAccessCollection<[Color]> {
    (0..<paints.reduce(1) { $0 * $1.count }).lazy.map { index in
      var rest = index
      return paints.map { paint in
        defer { rest /= paint.count }
        return paint[rest % paint.count]
      }
    }
  }

  /// The paints with fewer colours each, evenly spread, both ends among them, when there are too many pairs.
  static func thinned(_ paints: [[Color]]) -> [[Color]] {
    var paints = paints
    while paints.reduce(1.0, { $0 * Double($1.count) }) > Double(mostPairs),
      let largest = paints.indices.max(by: { paints[$0].count < paints[$1].count })
    {
      let colors = paints[largest]
      paints[largest] = colors.indices.filter { $0 % 2 == 0 || $0 == colors.count - 1 }
        .map { colors[$0] }
    }
    return paints
  }
}
