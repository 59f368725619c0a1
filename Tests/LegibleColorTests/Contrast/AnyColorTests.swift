import LegibleColor
import LegibleCore
import Testing

/// No colour, however odd, stops the program or gives a ratio that is none.
@Suite struct AnyColorTests {
  /// Components that formulas trip over, beside plain ones.
  private static let odd: [Double?] = [
    nil, .nan, .infinity, -.infinity, 0, -0.0, 1, 0.5, -1, 1.5, -207, 300, 99,
    .leastNonzeroMagnitude, 1e9, -1e9,
    1e160, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]
  private static let alphas: [Double?] = [
    nil, 0, 1e-9, 0.7, 0.89, 0.95, 1 - 1e-16, 1, 2, -.infinity,
  ]

  @Test(arguments: ColorSpace.allCases) func neverStops(_ space: ColorSpace) {
    var numbers = ContrastSuggestionTests.Numbers()
    func pick<Item>(_ items: [Item]) -> Item {
      items[Int.random(in: items.indices, using: &numbers)]
    }
    func component(_ index: Int) -> Double? {
      if Bool.random(using: &numbers) { return pick(Self.odd) }
      let range = space.components[index].range
      let reach = range.upperBound.isFinite ? range.upperBound : 1
      return Double.random(in: -reach...2 * reach, using: &numbers)
    }
    func color() -> Color {
      Color(space, component(0), component(1), component(2), alpha: pick(Self.alphas))
    }
    for round in 0..<60 {
      let (front, layers) = (color(), (0...round % 4).map { _ in color() })
      let canvas = round % 3 == 0 ? nil : round % 3 == 1 ? color() : Color.white
      let pair = Contrast(front, over: layers, canvas: canvas)
      var ratios = [pair.ratio, pair.leastRatio, pair.paintedRatio]
      ratios += [pair.range, pair.extremes].compactMap { $0 }.flatMap {
        [$0.lowerBound, $0.upperBound]
      }
      ratios.append(Contrast.ratio(front, on: layers[0]))
      ratios += ContrastGrid([front], over: layers, canvas: canvas).ratios
      for ratio in ratios {
        #expect(ratio >= 1 - 1e-12 && ratio <= 21 + 1e-12, "\(front) \(layers)")
      }
      #expect(pair.leastRatio <= pair.ratio)
      _ = pair.outcome(atLeast: 4.5)
      _ = pair.basisPhrase
      _ = pair.lightnessDifference
    }
  }

  /// Layers that hide the canvas but for the last digit: every canvas gives one ratio.
  @Test(arguments: [
    ("#553d74", "color(srgb 1.5 1.5 1.5 / 70%)"), ("#ca495c", "lab(99 -58 -110 / 89%)"),
    ("#a10f44", "lab(55 300 -207 / 0.95)"), ("#fff0", "#0000"), ("#000", "rgb(0 0 0 / 99.99999%)"),
  ])
  func ordersTheEndsOverAnUnknownCanvas(_ front: String, _ ground: String) throws {
    let pair = Contrast(try Color(css: front), over: [try Color(css: ground)])
    let extremes = try #require(pair.extremes)
    #expect(extremes.lowerBound >= 1 && extremes.upperBound <= 21)
    #expect(pair.outcome(atLeast: extremes.lowerBound) == .pass)
    #expect(pair.outcome(atLeast: extremes.upperBound.nextUp) == .fail)
  }
}
