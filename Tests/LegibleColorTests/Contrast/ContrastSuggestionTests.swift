import LegibleColor
import Testing

@Suite struct ContrastSuggestionTests {
  @Test(
    arguments: [
      ("#777", ["#fff"], 4.5, "#767676"), ("#888", ["#777"], 3, "#d4d4d4"),
      ("#888", ["#777"], 4.5, "#060606"), ("#777", ["#777"], 4.6, "#030303"),
      ("#ff000080", ["#fff"], 3, "#9f000080"), ("#777", ["#0000", "#fff"], 4.5, "#767676"),
    ] as [(String, [String], Double, String)])
  func isTheNearestThatPasses(
    text: String, layers: [String], threshold: Double, expected: String
  ) throws {
    let layers = try layers.map { try Color(css: $0) }
    let found = ContrastSuggestion(
      for: try Color(css: text), over: layers, atLeast: threshold)
    let suggestion = try #require(found)
    #expect(suggestion.color.hex == expected)
    #expect(suggestion.contrast == Contrast(Color(suggestion.color), over: layers))
    #expect(suggestion.contrast.ratio >= threshold)
  }

  @Test func isNoneWhereNoLightnessPasses() throws {
    let grey = Color(red: 0x77, green: 0x77, blue: 0x77)
    #expect(ContrastSuggestion(for: grey, over: [grey], atLeast: 7) == nil)
    #expect(ContrastSuggestion(for: grey.opacity(0.2), over: [.white], atLeast: 4.5) == nil)
    #expect(ContrastSuggestion(for: grey, over: [grey.opacity(0.1)], atLeast: 4.5) == nil)
  }

  @Test func keepsTheHue() throws {
    let blue = try Color(css: "oklch(0.7 0.14 255)")
    let suggestion = try #require(ContrastSuggestion(for: blue, over: [.white], atLeast: 4.5))
    let hue = try #require(Color(suggestion.color).converted(to: .oklch)[2])
    #expect(abs(hue - 255) < 1.5)
    #expect(suggestion.contrast.ratio < 4.6)
  }
}
