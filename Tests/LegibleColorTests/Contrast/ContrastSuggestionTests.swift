import LegibleColor
import Testing

@Suite struct ContrastSuggestionTests {
  @Test(
    arguments: [
      ("#777", ["#fff"], 4.5, "#767676"), ("#888", ["#777"], 3, "#d4d4d4"),
      ("#888", ["#777"], 4.5, "#060606"), ("#777", ["#777"], 4.6, "#030303"),
      ("#ff000080", ["#fff"], 3, "#9f000080"), ("#777", ["#0000", "#fff"], 4.5, "#767676"),
      ("#fff", ["#000"], 4.5, "#ffffff"),
    ] as [(String, [String], Double, String)])
  func isTheNearestThatPasses(
    text: String, layers: [String], threshold: Double, expected: String
  ) throws {
    let layers = try layers.map { try Color(css: $0) }
    let found = ContrastSuggestion(
      for: try Color(css: text), over: layers, atLeast: threshold)
    let suggestion = try #require(found)
    #expect(suggestion.color.hex == expected)
    #expect(suggestion.contrast == Contrast(suggestion.color, over: layers))
    #expect(suggestion.contrast.ratio >= threshold)
  }

  @Test func isNoneWhereNoColourPasses() {
    let grey = Color(red: 0x77, green: 0x77, blue: 0x77)
    #expect(ContrastSuggestion(for: grey, over: [grey], atLeast: 7) == nil)
    #expect(ContrastSuggestion(for: grey.withOpacity(0.2), over: [grey], atLeast: 7) == nil)
    #expect(ContrastSuggestion(for: grey, over: [grey.withOpacity(0.1)], atLeast: 4.5) == nil)
    #expect(
      ContrastSuggestion(for: grey, over: [.white], atLeast: 7, changing: .background) == nil)
    #expect(ContrastSuggestion(for: grey, over: [], atLeast: 4.5, changing: .background) == nil)
  }

  @Test func growsOpaqueWhereNoLightnessPasses() throws {
    let text = try Color(css: "#0003")
    let suggestion = try #require(ContrastSuggestion(for: text, over: [.white], atLeast: 4.5))
    #expect(suggestion.color.hex == "#00000089")
    #expect(Contrast(try Color(css: "#00000088"), over: [.white]).ratio < 4.5)
  }

  @Test func movesTheBackground() throws {
    let blue = try Color(css: "#5b8def")
    let suggestion = try #require(
      ContrastSuggestion(for: .white, over: [blue, .black], atLeast: 4.5, changing: .background))
    #expect(Contrast(.white, over: [suggestion.color]).ratio >= 4.5)
    let ends = [suggestion.color, blue].map { $0.converted(to: .oklch).components }
    #expect(ends[0].x < ends[1].x && abs(ends[0].z - ends[1].z) < 2)
  }

  @Test(arguments: ["oklch(0.7 0.14 255)", "color(display-p3 0.2 0.9 0.4)", "hsl(30 90% 60%)"])
  func keepsTheSpaceAndTheHue(_ css: String) throws {
    let color = try Color(css: css)
    let suggestion = try #require(ContrastSuggestion(for: color, over: [.white], atLeast: 4.5))
    #expect(suggestion.color.space == color.space)
    let hues = try [color, suggestion.color].map {
      try #require($0.converted(to: .oklch)[2])
    }
    #expect(abs(hues[0] - hues[1]) < 6)
    #expect(suggestion.contrast.leastRatio < 4.6)
    #expect(suggestion.difference == suggestion.color.okDifference(from: color))
  }

  /// The hue is written as it was given, nothing is `none`, and the suggestion passes as hexadecimal too.
  @Test(arguments: [
    ("hsl(27 28% 47%)", ColorSpace.hsl, 0, 27.0), ("hwb(27 33% 43%)", .hwb, 0, 27),
    ("oklch(0.7 0.14 255)", .oklch, 2, 255), ("lch(65 40 200)", .lch, 2, 200),
    ("oklch(0.7 0.3 30)", .oklch, 2, 30), ("oklch(0.7 0 none)", .oklch, 2, 0),
    ("hsl(none 0% 60%)", .hsl, 0, 0), ("lch(65 0.00001 123)", .lch, 2, 123),
    ("hsl(210 none 60%)", .hsl, 0, 210),
  ])
  func writesTheHueThatWasGiven(
    _ css: String, _ space: ColorSpace, _ index: Int, _ hue: Double
  ) throws {
    let color = try Color(css: css)
    for ground in [Color.white, Color.black] {
      let found = ContrastSuggestion(for: color, over: [ground], atLeast: 7)
      let suggestion = try #require(found)
      #expect(suggestion.color.space == space)
      #expect(suggestion.color[index] == hue)
      #expect(suggestion.color.missing.isEmpty)
      #expect(suggestion.contrast.leastRatio >= 7)
      let written = Contrast(try Color(css: suggestion.color.css), over: [ground])
      let hex = Contrast(try Color(css: suggestion.color.hex), over: [ground])
      #expect(written.leastRatio >= 7 && hex.leastRatio >= 7)
    }
  }

  /// A generator that gives the same numbers in every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }

  /// Some pairs in spaces of all kinds, with a threshold.
  static let pairs: [(color: Color, ground: Color, threshold: Double)] = {
    var numbers = Numbers()
    func unit() -> Double { Double.random(in: 0...1, using: &numbers) }
    let spaces: [ColorSpace] = [.srgb, .oklch, .displayP3, .lab, .hsl]
    return (0..<60).map { index in
      let rgb = Color(.srgb, unit(), unit(), unit())
      let wide = Color(.displayP3, unit(), unit(), unit())
      let space = spaces[index % spaces.count]
      let color = (space == .displayP3 ? wide : rgb).converted(to: space)
      return (color, Color(.srgb, unit(), unit(), unit()), [3, 4.5, 7][index % 3])
    }
  }()

  /// Every suggestion passes after rounding to 8 bits, and no colour of a finer walk along the
  /// lightness is nearer by more than a small 8-bit step.
  @Test(arguments: pairs.indices) func nothingNearerPasses(_ index: Int) throws {
    let (color, ground, threshold) = Self.pairs[index]
    let suggestion = ContrastSuggestion(for: color, over: [ground], atLeast: threshold)
    if let suggestion {
      #expect(suggestion.contrast.ratio >= threshold)
      for rounding in [suggestion.color, Color(RGBA8(suggestion.color))] {
        #expect(Contrast(rounding, over: [ground]).leastRatio >= threshold)
      }
    }
    let oklch = color.converted(to: .oklch)
    let gamut = color.isInGamut(of: .srgb) ? ColorSpace.srgb : .displayP3
    var nearest = Double.infinity
    for step in 0...2000 {
      let moved = Color(.oklch, Double(step) / 2000, oklch[1], oklch[2]).mapped(to: gamut)
      let passes = [moved, Color(RGBA8(moved))].allSatisfy {
        Contrast($0, over: [ground]).ratio >= threshold
      }
      if passes { nearest = min(nearest, moved.okDifference(from: color)) }
    }
    #expect((suggestion?.difference ?? .infinity) <= nearest + 0.006)
  }
}
