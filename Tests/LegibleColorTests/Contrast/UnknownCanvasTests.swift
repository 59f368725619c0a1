import LegibleColor
import LegibleCore
import Testing

/// Verdicts over a canvas that is not known.
struct UnknownCanvasTests {
  /// Threshold, foreground, background and what is to be said of it.
  @Test(arguments: [
    // Over black and white more than 4.5, over the colour itself 1.
    (4.5, "#757575", "#0000", Outcome.cannotTell), (3, "#757575", "#0000", .cannotTell),
    // A little grey under half-transparent white helps at first: 5.28 over black, 5.3 over #070707.
    (5.29, "#ffffff80", "#0000", .cannotTell), (5.4, "#ffffff80", "#0000", .fail),
    (4.5, "#fff", "#000000cc", .pass), (4.5, "#555", "#000000cc", .fail),
    (4.5, "#000", "#ffffffe6", .pass), (1, "#777", "#0000", .pass),
  ])
  func heedEveryCanvas(
    _ threshold: Double, _ foreground: String, _ background: String, _ outcome: Outcome
  ) throws {
    let pair = Contrast(try Color(css: foreground), over: [try Color(css: background)])
    #expect(pair.outcome(atLeast: threshold) == outcome)
    #expect(pair.range != nil)
  }

  /// No canvas gives a ratio outside of the extremes, and a pair that passes does so on all of them.
  @Test(arguments: [
    (ColorSpace.srgb, DisplayGamut?.none), (.displayP3, nil), (.displayP3, .srgb),
    (.displayP3, .displayP3),
  ])
  func holdForEveryCanvas(_ space: ColorSpace, _ display: DisplayGamut?) throws {
    // The mapping of wide colours cannot be parted by channels.
    let tolerance = space == .srgb ? 1e-9 : 1e-3
    for step in 0..<60 {
      let parts = (step * 47 % 256, step * 91 % 256, step * 139 % 256, 20 + step * 31 % 236)
      let front = Color(
        space, Double(parts.0) / 255, Double(parts.1) / 255, Double(parts.2) / 255,
        alpha: Double(parts.3) / 255)
      let ground = Color(
        space, Double(parts.2) / 255, Double(parts.0) / 255, Double(parts.1) / 255,
        alpha: Double(step % 9) / 10)
      let pair = Contrast(front, over: [ground], on: display)
      let extremes = try #require(pair.extremes)
      for canvas in 0..<125 {
        let color = Color(
          .srgb, Double(canvas / 25) / 4, Double(canvas / 5 % 5) / 4, Double(canvas % 5) / 4)
        let ratio = Contrast(front, over: [ground], canvas: color, on: display)
          .leastRatio
        #expect(ratio >= extremes.lowerBound * (1 - tolerance))
        #expect(ratio <= extremes.upperBound * (1 + tolerance))
      }
    }
  }
}
