import LegibleColor
import Testing

/// Gradients: the worst place counts, at a stop or between.
@Suite struct WorstContrastTests {
  private func gradient(_ stops: [(String, Double)]) throws -> [Color] {
    ColorGradient(
      try stops.map { ColorGradient.Stop(try Color(css: $0.0), at: $0.1) }
    ).colors
  }

  /// Text, stops and the least ratio, cut off.
  ///
  /// Source: the formula of WCAG 2.2 over 256 steps; black has 2.44 and 5.25 on pure blue and red, 15.3 on
  /// lime, and less between.
  @Test(arguments: [
    ("#fff", ["#f00", "#00f"], "3.99"), ("#000", ["#00f", "#f00"], "1.95"),
    ("#000", ["#f00", "#0f0"], "3.93"), ("#777", ["#000", "#fff"], "1.00"),
    ("#000", ["#fff"], "21.00"), ("#000", ["#fff", "#0000"], "1.00"),
  ])
  func isTheLeastOfAll(_ text: String, _ stops: [String], _ expected: String) throws {
    let places = stops.enumerated().map { ($1, Double($0)) }
    let worst = try #require(
      WorstContrast([try Color(css: text)], over: [try gradient(places)], canvas: .black))
    #expect(Contrast.text(worst.contrast.leastRatio) == expected)
    #expect(
      worst.contrast == Contrast(worst.foreground, over: worst.layers, canvas: .black))
  }

  /// Nothing lies between two stops at one place.
  @Test func edgesHaveNoPlacesBetween() throws {
    let edge = try gradient([("#000", 0), ("#000", 0.5), ("#fff", 0.5), ("#fff", 1)])
    #expect(Set(edge.map(\.hex)) == ["#000000", "#ffffff"])
    let soft = try gradient([("#000", 0), ("#fff", 1)])
    #expect(soft.count == 256 && Set(soft.map(\.hex)).count == 256)
  }

  /// Colours beyond sRGB run through OKLab in browsers, through encoded values elsewhere: both count.
  @Test func wideStopsTakeBothWays() throws {
    let stops = try gradient([("color(display-p3 1 0 0)", 0), ("color(display-p3 0 0 1)", 1)])
    #expect(Set(stops.map(\.space)) == [.displayP3, .srgb, .oklab])
  }

  @Test func severalGradientsMeetEverywhere() throws {
    let ramp = try gradient([("#000", 0), ("#fff", 1)])
    let worst = try #require(WorstContrast(ramp, over: [ramp]))
    #expect(worst.contrast.leastRatio == 1)
    #expect(WorstContrast(ramp, over: [ramp, ramp, ramp]) != nil)
    #expect(WorstContrast([], over: [ramp]) == nil)
  }
}
