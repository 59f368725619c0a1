import LegibleColor
import Testing

@Suite struct ViewingTests {
  /// Computed by hand: illuminance x 0.045 / pi / 625, on top of WCAG's 0.05.
  @Test(arguments: [
    (ViewingCondition.office, 0.011_459_156, 17.270_9), (.overcast, 0.229_183_118, 4.581_8),
    (.sun, 2.291_831_181, 1.427_0),
  ])
  func lightVeilsBlackOnWhite(_ condition: ViewingCondition, _ veil: Double, _ ratio: Double) {
    #expect(abs(Screen.phone.veil(illuminance: condition.illuminance) - veil) < 1e-8)
    let contrast = Contrast(.black, over: [.white])
    #expect(abs(contrast.ratio(in: condition) - ratio) < 1e-3)
  }

  @Test func brighterScreensAndDarkerGlassHelp() {
    let contrast = Contrast(.black, over: [.white])
    let bright = Screen(peakLuminance: 2000, reflectance: 0.045)
    let coated = Screen(peakLuminance: 625, reflectance: 0.018)
    let usual = contrast.ratio(in: .sun)
    #expect(contrast.ratio(in: .sun, on: bright) > usual)
    #expect(contrast.ratio(in: .sun, on: coated) > usual)
  }

  @Test func aWarmWhiteDimsBlueAndKeepsRed() throws {
    let (red, blue) = (try Color(css: "#f00"), try Color(css: "#00f"))
    func loss(_ color: Color, _ condition: ViewingCondition) -> Double {
      let contrast = Contrast(color, over: [.black])
      return contrast.ratio(in: condition) / contrast.ratio
    }
    // The red of sRGB has a little green on a P3 panel.
    #expect(loss(red, .lampWhite) > 0.95)
    #expect(loss(blue, .lampWhite) < 0.75)
    #expect(loss(blue, .warmWhite) > loss(blue, .lampWhite))
    #expect(loss(blue, .warmWhite) < 1)
  }

  @Test func equalColoursStayEqual() {
    for condition in ViewingCondition.all {
      #expect(Contrast(.white, over: [.white]).ratio(in: condition) == 1)
      #expect(!condition.source.isEmpty && !condition.summary.isEmpty)
    }
    #expect(Set(ViewingCondition.all.map(\.name)).count == ViewingCondition.all.count)
  }

  @Test func materialsAreAsGoodAsTheirWorstBackdrop() throws {
    let veil = [try Color(css: "#ffffff99")]
    let range = try #require(BackdropRange(.black, over: veil))
    #expect(range.leastBackdrop == .black)
    #expect(range.least == Contrast(.black, over: veil, canvas: .black).ratio)
    #expect(range.greatestBackdrop == .white && range.greatest == 21)
    #expect(BackdropRange(.black, over: veil + [.white]) == nil)
    // Over some grey a grey text vanishes, although it stands out on black and on white.
    let grey = try Color(css: "#777")
    let thin = [try Color(css: "#7771")]
    let vanishing = try #require(BackdropRange(grey, over: thin))
    #expect(vanishing.least < 1.2)
    #expect(try #require(Contrast(grey, over: thin).range).lowerBound > 3)
  }
}
