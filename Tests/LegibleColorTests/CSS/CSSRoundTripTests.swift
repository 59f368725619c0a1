import LegibleColor
import Testing

/// What is written in CSS is read as the same colour, to the six decimals that are written.
struct CSSRoundTripTests {
  @Test(arguments: ColorSpace.allCases)
  func writtenColorsAreReadAgain(_ space: ColorSpace) throws {
    for step in 0..<2000 {
      let parts = SIMD3(step * 37 % 101, step * 53 % 103, step * 71 % 107)
      let color = Color(
        .srgb, Double(parts.x) / 100, Double(parts.y) / 102, Double(parts.z) / 106,
        alpha: step % 3 == 0 ? Double(step % 101) / 100 : 1
      ).converted(to: space)
      let text = color.css
      let again = try Color(css: text)
      #expect(again.css == text)
      let difference =
        (color.converted(to: .srgb).components - again.converted(to: .srgb).components)
      // Older notations have steps of 1/255.
      let step = space == .srgb || space == .hsl || space == .hwb ? 0.5 / 255 + 1e-9 : 1e-4
      for index in 0..<3 { #expect(abs(difference[index]) < step, "\(text)") }
    }
  }

  /// Mixtures of imaginary colours lie beyond all limits: what is written is cut when it is read.
  @Test func writtenExtremesAreReadAgain() throws {
    let text = "color-mix(in lch longer hue, red 10%, oklch(6% 580 20 / 5), hwb(90 20% 2) 0%)"
    let mixture = try CSSColor(parsing: text).description
    let once = try CSSColor(parsing: mixture).description
    #expect(once.hasPrefix("lch(100 1000000000 "))
    #expect(try CSSColor(parsing: once).description == once)
  }
}
