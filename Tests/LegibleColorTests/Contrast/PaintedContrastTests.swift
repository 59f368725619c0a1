import LegibleColor
import LegibleCore
import Testing

/// The ratio of the colours as they are painted, in 8 bits.
@Suite struct PaintedContrastTests {
  /// Foreground, background, the exact and the deciding ratio cut off, and what decides.
  ///
  /// Source: the formula of WCAG 2.2 over the 8-bit colours that the rows name: #937053, #777777, #f50000.
  @Test(arguments: [
    ("hsl(27 28% 45%)", "white", "4.50", "4.48", ContrastBasis.painted),
    ("#937053", "white", "4.48", "4.48", .exact),
    ("hsl(0 0% 46.5%)", "white", "4.50", "4.47", .painted),
    ("rgb(0 0 0 / 53.5%)", "white", "4.50", "4.47", .painted),
    ("oklch(0.58 0.28 30)", "white", "4.57", "4.30", .clipped),
    ("oklch(0.55 0.30 30)", "white", "4.95", "4.46", .clipped),
    ("oklch(0 0.4 120)", "white", "21.00", "21.00", .exact),
    ("#777", "white", "4.47", "4.47", .exact),
  ])
  func decidesWhereItIsTheSmallest(
    _ front: String, _ ground: String, _ exact: String, _ least: String, _ basis: ContrastBasis
  ) throws {
    let pair = Contrast(try Color(css: front), over: [try Color(css: ground)])
    #expect(Contrast.text(pair.ratio) == exact)
    #expect(Contrast.text(pair.leastRatio) == least)
    #expect(pair.basis == basis)
    #expect((pair.basisPhrase == nil) == (basis == .exact))
    #expect(pair.outcome(atLeast: pair.leastRatio) == .pass)
    #expect(pair.outcome(atLeast: pair.leastRatio.nextUp) == .fail)
  }

  @Test func saysWhatWasDoneToTheColours() throws {
    let pair = Contrast(try Color(css: "hsl(27 28% 45%)"), over: [.white])
    #expect(pair.leastFigure == "4.48:1 (painted as #937053 on #ffffff)")
    let wide = Contrast(try Color(css: "oklch(0.58 0.28 30)"), over: [.white])
    #expect(wide.leastFigure == "4.30:1 (clipped to #f50000 on #ffffff, as browsers do)")
    #expect(Contrast(.black, over: [.white]).leastFigure == "21.00:1")
  }

  /// Foreground on white, the displays it is meant for, and the ratio that decides there.
  ///
  /// Source: `gamut` and `clipped` of the same pairs, meant for all displays.
  @Test(arguments: [
    ("color(display-p3 0 0.55 0)", DisplayGamut?.none, "4.26", ContrastBasis.clipped),
    ("color(display-p3 0 0.55 0)", .srgb, "4.26", .clipped),
    ("color(display-p3 0 0.55 0)", .displayP3, "4.52", .displayP3),
    ("color(display-p3 0.95 0.2 0)", nil, "3.79", .displayP3),
    ("color(display-p3 0.95 0.2 0)", .srgb, "3.96", .exact),
    ("color(display-p3 0.95 0.2 0)", .displayP3, "3.79", .displayP3),
    // What sRGB holds is the same everywhere.
    ("hsl(27 28% 45%)", .srgb, "4.48", .painted), ("hsl(27 28% 45%)", .displayP3, "4.48", .painted),
  ])
  func countsOnItsDisplaysAlone(
    _ front: String, _ display: DisplayGamut?, _ least: String, _ basis: ContrastBasis
  ) throws {
    let pair = Contrast(try Color(css: front), over: [.white], on: display)
    #expect(Contrast.text(pair.leastRatio) == least)
    #expect(pair.basis == basis)
    #expect(pair.outcome(atLeast: pair.leastRatio) == .pass)
    #expect(pair.outcome(atLeast: pair.leastRatio.nextUp) == .fail)
  }

  /// Layers are rounded once, after all of them are blended: 0.535 of black on 0.5 of white on black.
  @Test func roundsOnceAfterCompositing() throws {
    let layers = [try Color(css: "rgb(255 255 255 / 50.1%)"), Color.black]
    let pair = Contrast(try Color(css: "rgb(255 255 255 / 20.1%)"), over: layers)
    // 0.501 x 255 = 127.755; 0.201 x 255 + 0.799 x 127.755 = 153.33.
    #expect(pair.painted.background.hex == "#808080")
    #expect(pair.painted.foreground.hex == "#999999")
    #expect(
      pair.painted.ratio == Contrast.ratio(pair.painted.foreground, on: pair.painted.background))
  }

  /// Halves go up, as browsers round: 0.5 is 127.5 steps, and so are 40.5 and 254.5.
  @Test(arguments: [(127.5, 128), (40.5, 41), (254.5, 255), (0.5, 1), (126.5, 127)])
  func roundsHalvesUp(_ step: Double, _ expected: Int) {
    let color = RGBA8(Color(.srgb, step / 255, 0, 0, alpha: 1))
    #expect(Int(color.red) == expected)
  }

  /// A ratio that equals the threshold passes.
  @Test(arguments: [4.5, 3, 7]) func passesAtTheThreshold(_ threshold: Double) throws {
    let pair = Contrast(.black, over: [.white])
    #expect(pair.outcome(atLeast: 21) == .pass)
    #expect(pair.outcome(atLeast: 21.0.nextUp) == .fail)
    // #949494 has 3.03; its own ratio as the threshold stands for one that is met exactly.
    let grey = Contrast(try Color(css: "#949494"), over: [.white])
    #expect(grey.outcome(atLeast: grey.leastRatio) == .pass)
    #expect(Contrast(.white, over: [.white]).outcome(atLeast: 1) == .pass)
    #expect(pair.outcome(atLeast: threshold) == .pass)
  }

  /// All integer hsl() colours of some hues on white: whatever passes does so as it is painted.
  @Test func leavesNoWrongPass() throws {
    var differences = 0
    for hue in stride(from: 0, to: 360, by: 30) {
      for saturation in stride(from: 0, through: 100, by: 10) {
        for lightness in 36...56 {
          let color = Color(.hsl, Double(hue), Double(saturation), Double(lightness))
          let pair = Contrast(color, over: [.white])
          let hex = Contrast(Color(RGBA8(color)), over: [.white])
          if pair.outcome(atLeast: 4.5) == .pass { #expect(hex.outcome(atLeast: 4.5) == .pass) }
          if pair.ratio >= 4.5, hex.ratio < 4.5 { differences += 1 }
        }
      }
    }
    #expect(differences > 0)
  }

  /// White on black is 21 in every space, in the digits that CSS is written with as well.
  @Test(arguments: ColorSpace.allCases) func whiteOnBlackIs21(_ space: ColorSpace) throws {
    let white = Color.white.converted(to: space)
    for color in [white, try Color(css: white.css)] {
      #expect(Contrast(color, over: [.black]).ratio == 21)
      #expect(Contrast.text(Contrast(.black, over: [color]).leastRatio) == "21.00")
      #expect(Contrast.ratio(color, on: .black) == 21)
      #expect(ContrastGrid([color], over: [.black]).ratios == [21])
    }
  }
}
