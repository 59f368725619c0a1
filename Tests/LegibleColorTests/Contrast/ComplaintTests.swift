import LegibleColor
import LegibleCore
import Testing

/// What users of other tools complained about, which must not happen here.
///
/// Numbers are those of issues in public trackers, the tool's name before them.
@Suite struct ComplaintTests {
  private func contrast(_ text: String, _ layers: String...) throws -> Contrast {
    Contrast(try Color(css: text), over: try layers.map { try Color(css: $0) })
  }

  @Test(arguments: [
    ("wcag#200", "#777", "#fff", "4.47"), ("axe-core#494", "#0078d7", "#fff", "4.49"),
    ("stark#52", "#777776", "#fff", "4.48"), ("lighthouse#4709", "#777", "#fefefe", "4.44"),
  ])
  func roundingUpIsNoPass(_ issue: String, _ text: String, _ ground: String, _ shown: String) throws
  {
    let pair = try contrast(text, ground)
    #expect(pair.outcome(atLeast: 4.5) == .fail)
    #expect(Contrast.text(pair.ratio) == shown)
  }

  @Test(arguments: [
    ("tota11y#153", "#999", "#fff"), ("accessibility-developer-tools#324", "#888", "#eee"),
    ("leonardo", "oklch(0.7 0.14 255)", "#fff"),
  ])
  func suggestionsPass(_ issue: String, _ text: String, _ ground: String) throws {
    let layers = [try Color(css: ground)]
    let found = ContrastSuggestion(for: try Color(css: text), over: layers, atLeast: 4.5)
    let suggestion = try #require(found)
    #expect(Contrast(Color(RGBA8(suggestion.color)), over: layers).ratio >= 4.5)
    #expect(Contrast(try Color(css: suggestion.color.css), over: layers).ratio >= 4.5)
  }

  /// axe-core#2924: the order of translucent layers decides.
  @Test func layersAreBlendedFromTheBottom() throws {
    let (red, blue) = ("rgb(255 0 0 / 0.5)", "rgb(0 0 255 / 0.5)")
    #expect(try contrast("#fff", red, blue, "#fff").background.hex == "#bf4080")
    #expect(try contrast("#fff", blue, red, "#fff").background.hex == "#8040bf")
  }

  /// accesslint#23, axe-core#4007: backgrounds in modern notations are neither skipped nor a crash.
  @Test(arguments: ["oklch(0.2 0.05 250)", "color(display-p3 0.1 0.1 0.2)", "lab(15 5 -20)"])
  func modernNotationsAreJudged(_ ground: String) throws {
    #expect(try contrast("#000", ground).ratio < 2)
    #expect(try contrast("#fff", ground).ratio > 12)
  }

  /// axe-core#4269, #4894 and #5309: `none` is 0, and gives a verdict.
  @Test func noneGivesAVerdict() throws {
    #expect(try contrast("oklch(0.4 0.1 none)", "#fff") == contrast("oklch(0.4 0.1 0)", "#fff"))
    #expect(try contrast("rgb(none none none)", "#fff").outcome(atLeast: 4.5) == .pass)
    #expect(try contrast("rgb(0 0 0 / none)", "#fff").ratio == 1)
  }

  /// axe-core#5036: OKLCH within sRGB is the sRGB colour it names.
  @Test func oklchWithinSRGBIsExact() throws {
    let color = try Color(css: "#3b82f6")
    let oklch = color.converted(to: .oklch)
    #expect(
      abs(Contrast(oklch, over: [.white]).ratio - Contrast(color, over: [.white]).ratio) < 1e-9)
    #expect(oklch.hex == "#3b82f6")
  }

  /// esbuild#4488: green and blue swapped in the mapping is unseen with near-greys.
  @Test func mappingKeepsGreenAndBlueApart() throws {
    let hues = try [("oklch(0.8 0.3 145)", 145.0), ("oklch(0.5 0.3 265)", 265.0)].map { css, hue in
      let mapped = try Color(css: css).mapped(to: .srgb).converted(to: .oklch)
      return abs((try #require(mapped[2])) - hue)
    }
    #expect(hues.allSatisfy { $0 < 12 })
  }

  /// HTML_CodeSniffer#155, accessibility-tool-audit#51: 14 pt bold is 18.67 px, and a px is no pt.
  @Test func pointsAreNoPixels() {
    #expect(!LargeTextPolicy.wcag2ict.isLarge(size: 18.5, weight: 700))
    #expect(LargeTextPolicy.wcag2ict.isLarge(size: 18.67, weight: 700))
    #expect(!LargeTextPolicy.wcag2ict.isLarge(size: 18, weight: 400))
    #expect(LargeTextPolicy.native.isLarge(size: 18, weight: 400))
  }

  /// accessibility-checker#21: the size is considered.
  @Test func theSizeCounts() throws {
    let pair = try contrast("#777", "#fff")
    #expect(pair.assessment(size: 17, weight: 400).aa == .fail)
    #expect(pair.assessment(size: 24, weight: 400).aa == .pass)
  }

  /// oddcontrast#94: a wide-gamut pair has both ratios, and the smaller one counts.
  @Test func wideColoursHaveBothRatios() throws {
    let pair = try contrast("color(display-p3 0 0.6 0)", "#fff")
    let gamut = try #require(pair.gamut)
    #expect(gamut.srgb != gamut.displayP3 && pair.ratio == min(gamut.srgb, gamut.displayP3))
  }

  /// pika#141: the space in which a colour is written does not change the ratio.
  @Test(arguments: ColorSpace.allCases) func theSpaceDoesNotCount(_ space: ColorSpace) throws {
    let color = try Color(css: "#336699")
    let ratio = Contrast(color.converted(to: space), over: [.white]).ratio
    #expect(abs(ratio - Contrast(color, over: [.white]).ratio) < 1e-7)
  }

  /// material-color-utilities#33, HexColors#32, atom-pigments#103: opacity comes last in `#rrggbbaa`.
  @Test func opacityComesLast() throws {
    #expect(try contrast("#000000ff", "#fff").ratio == 21)
    #expect(try contrast("#ff000000", "#fff").ratio == 1)
  }

  /// pa11y#544: a ratio is never `NaN:1`.
  @Test(arguments: ["oklch(none none none)", "color(xyz 0 0 0)", "rgb(0 0 0 / 0)", "lab(400 9 9)"])
  func ratiosAreNumbers(_ css: String) throws {
    for pair in [try contrast(css, css), try contrast("#fff", css), try contrast(css)] {
      #expect(pair.ratio >= 1 && pair.ratio <= 21)
      #expect(!Contrast.text(pair.ratio).contains("n"))
    }
  }
}
