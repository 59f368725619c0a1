import LegibleColor
import LegibleCore
import Testing

@Suite struct ContrastTests {
  /// Foreground, backgrounds from the top, ratio; under all of them lies white.
  ///
  /// Source: ColorAide 8.13 composited in sRGB, with the weights of WCAG.
  @Test(arguments: [
    "#79d60f | #0e193f = 9.303379606",
    "#c6b551 | #6e258b = 4.403291498",
    "#2afbbf | #0c8421 = 3.607487261",
    "#883f9e | #65f518 = 4.498586727",
    "#014f73 | #00fefb = 6.999586162",
    "#c8a657 | #750d67 = 4.501919573",
    "#e098e0 | #7241c2 = 2.995475073",
    "#160f59 | #0f6f97 = 3.000695234",
    "#403991 | #87f0d9 = 7.005133984",
    "#d6fe2d | #ad8311 = 2.996594679",
    "#5dd72d | #9b1026 = 4.496923824",
    "#152a94 | #bcd265 = 7.005562411",
    "#777777 | #ffffff = 4.478089454",
    "#ffffff | #777777 = 4.478089454",
    "#767676 | #ffffff = 4.54222496",
    "rgb(101 113 74 / 0.60) | rgb(123 122 165 / 0.10) | #f6fc73 = 2.193419155",
    "#6575aa | rgb(48 23 57 / 0.60) = 1.027606788",
    "rgb(183 135 114 / 0.54) | #26a973 = 1.09536023",
    "#8d6ea89d | rgb(147 27 78 / 0.20) | #4b857184 | rgb(145 221 112 / 0.87) | #e1a967 = 1.139130813",
    "#6f216e | rgb(226 185 12 / 0.38) = 7.794653707",
    "color(display-p3 0.863 0.227 0.879 / 0.80) | #74304a = 2.187512392",
    "rgb(57 168 222 / 0.05) | #4a94db = 1.008838932",
    "rgb(39 3 235 / 0.90) | rgb(77 134 250 / 0.05) | #606006 = 1.521616417",
    "#2b3baf2e | rgb(248 142 98 / 0.75) | #44a7a474 | rgb(227 205 159 / 0.25) | #90e5f2 = 1.269859004",
    "#d1ece6 | rgb(60 25 210 / 0.25) = 1.299616125",
    "rgb(186 203 236 / 0.20) | rgb(4 188 226 / 0.54) | #c55c07 = 1.191365399",
    "#67a5405b | rgb(215 158 245 / 0.87) | #125ea5a0 | rgb(21 48 37 / 0.87) | #5a537c = 1.113254314",
    "color(display-p3 0.834 0.322 0.361 / 0.60) | #d8f76d = 2.144081187",
    "rgb(70 22 69 / 0.30) | rgb(39 115 49 / 0.30) | #333b83 = 1.20267372",
    "#8f7ad4dd | rgb(124 193 38 / 0.87) | #74fac576 | rgb(154 20 215 / 0.54) | #fc5743 = 1.480715308",
    "#f6f105 | rgb(47 244 173 / 0.54) = 1.050735395",
    "rgb(230 70 110 / 0.75) | #2ccdb5 = 1.98010951",
    "color(display-p3 0.843 0.235 0.121 / 0.60) | #c4ef1a = 2.385323405",
    "rgb(251 59 223 / 0.75) | #cc5963 = 1.203692683",
    "color(display-p3 0.103 0.084 0.342 / 0.50) | #b77301 = 2.212366883",
  ])
  func equalsTheReference(_ row: String) throws {
    let sides = row.split(separator: "=")
    let colors = try sides[0].split(separator: "|").map { try Color(css: String($0)) }
    let expected = try #require(Double(sides[1].dropFirst()))
    let contrast = Contrast(colors[0], over: Array(colors.dropFirst()), canvas: .white)
    #expect(abs(contrast.ratio - expected) < 1e-9)
    #expect(contrast.range == nil)
    #expect(contrast.gamut == nil)
  }

  /// Pairs whose ratio lies so near a threshold that rounding it, or other weights, would decide.
  @Test(
    arguments: [
      ("#248a55", "#47f567", 3, 2.999998864443493, false),
      ("#85548f", "#9afd37", 4.5, 4.499988290460819, false),
      ("#9d9bc4", "#1349b4", 3, 2.9999882595278717, false),
      ("#5dffdb", "#c9647c", 3, 3.0000132360119265, true),
      ("#626f30", "#2ddd36", 3, 3.0000148252379137, true),
      ("#8fb8a8", "#a23269", 3, 3.0000156597638896, true),
      ("#43904f", "#dfeb04", 3, 3.0000162862572686, true),
      ("#8e5c11", "#190164", 3, 3.0000166123881216, true),
      ("#56b8d7", "#801525", 4.5, 4.499978068788511, false),
      ("#c624d4", "#40f117", 3, 2.999977770119732, false),
      ("#18f43b", "#9e2099", 4.5, 4.500139707, true),
      ("#0d37c9", "#eb6ca5", 3, 2.999911867, false),
      ("#0d372f", "#eb6ca5", 4.5, 4.499950471, false),
      ("#7b3d96", "#5fe2d0", 4.5, 4.500179935, true),
      ("#5ed525", "#a13f97", 3, 3.000131529, true),
      ("#4a5604", "#f165f1", 3, 2.999881127, false),
      ("#bb08d9", "#77dd82", 3, 3.000091588, true),
      ("#f4ac76", "#2d4f6c", 4.5, 4.499968856, false),
      ("#60ef69", "#bd45b5", 3, 3.000254217, true),
      ("#fcdbb4", "#802a25", 7, 7.000255587, true),
      ("#6ac717", "#3a3cff", 3, 2.995052807, false),
      ("#963f4b", "#d3a472", 3, 2.998300414, false),
      ("#e61a20", "#e9d047", 3, 2.995240362, false),
      ("#9e2f8f", "#240207", 3, 2.997023661, false),
      ("#0dd896", "#59437a", 4.5, 4.496370138, false),
      ("#2a76ee", "#630b3c", 3, 2.996038265, false),
      ("#9425ae", "#42c646", 3, 2.997673382, false),
      ("#0fdc75", "#b63c69", 3, 2.999069952, false),
      ("#050904", "#6424f7", 3, 2.995657897, false),
      ("#4c5354", "#39b56f", 3, 2.99820278, false),
    ] as [(String, String, Double, Double, Bool)])
  func comparesUnrounded(
    foreground: String, background: String, threshold: Double, ratio: Double, passes: Bool
  ) throws {
    let contrast = Contrast(try Color(css: foreground), over: [try Color(css: background)])
    #expect(abs(contrast.ratio - ratio) < 1e-8)
    #expect(contrast.outcome(atLeast: threshold) == (passes ? .pass : .fail))
    #expect((Double(Contrast.text(contrast.ratio)) ?? 0 >= threshold) == passes)
  }

  /// Ratios on sRGB and on Display P3 displays.
  ///
  /// Source: ColorAide 8.13, by the Y of XYZ.
  @Test(arguments: [
    (
      "color(display-p3 0.9878 0.0986 0.5455)", "color(display-p3 0.3509 0.5204 0.9903)",
      1.080076287, 1.040606956
    ),
    ("oklch(0.1057 0.0503 332.1791)", "oklch(0.4169 0.0525 257.8607)", 2.399845274, 2.402310149),
    (
      "color(display-p3 0.9599 0.2676 0.9545)", "oklch(0.7051 0.0721 14.9694)", 1.105660158,
      1.047055554
    ),
    (
      "color(rec2020 0.9181 0.6534 0.9483)", "color(display-p3 0.0645 0.3854 0.9393)", 2.597011548,
      2.733473023
    ),
    (
      "color(display-p3 0.8982 0.1947 0.8922)", "oklch(0.7355 0.0728 18.1428)", 1.388328345,
      1.388853697
    ),
    (
      "color(display-p3 0.5266 0.0543 0.0243)", "color(display-p3 0.7567 0.096 0.8856)",
      2.208832909, 2.211008884
    ),
    ("color(display-p3 0.7527 0.9627 0.187)", "#7c2b1d", 7.305289739, 7.272514247),
    ("color(display-p3 0.9482 0.97 0.2197)", "#4a2655", 10.648670147, 10.608479064),
    // Beyond P3, which a panel cuts off.
    ("oklch(0.3871 0.3428 4.0508)", "#960663", 1.20475321, 1.090230041),
    ("color(rec2020 0.6858 0.1914 0.1318)", "#f10fd7", 1.589320846, 1.665961826),
    ("lab(94.9788 27.4777 -2.821)", "#4569bf", 4.510124175, 4.31522591),
    (
      "oklch(0.2261 0.322 7.648)", "oklch(0.8095 0.0884 292.2514)", 9.245231726, 7.058690671
    ),
  ])
  func judgesWideGamutByTheSmallerRatio(
    foreground: String, background: String, srgb: Double, displayP3: Double
  ) throws {
    let contrast = Contrast(try Color(css: foreground), over: [try Color(css: background)])
    let gamut = try #require(contrast.gamut)
    #expect(abs(gamut.srgb - srgb) < 1e-8)
    #expect(abs(gamut.displayP3 - displayP3) < 1e-8)
    #expect(contrast.ratio == min(gamut.srgb, gamut.displayP3))
  }

  @Test func hasItsEnds() {
    #expect(Contrast(.black, over: [.white]).ratio == 21)
    #expect(Contrast(.white, over: [.white]).ratio == 1)
    #expect(Contrast(.black, over: [.white]) == Contrast(.black, over: [.white, .black]))
  }

  @Test(
    arguments: [
      (4.499, "4.49"), (4.5, "4.50"), (21, "21.00"), (1, "1.00"), (4.35, "4.35"),
      (2.999_999, "2.99"),
      (.nan, "0.00"),
    ] as [(Double, String)])
  func printsCutOff(ratio: Double, text: String) {
    #expect(Contrast.text(ratio) == text)
  }

  @Test func givesARangeOverAnUnknownCanvas() throws {
    let text = try Color(css: "#fff")
    let veil = [try Color(css: "#000000cc")]
    let contrast = Contrast(text, over: veil)
    let range = try #require(contrast.range)
    #expect(range.upperBound == Contrast(text, over: veil, canvas: .black).ratio)
    #expect(range.lowerBound == Contrast(text, over: veil, canvas: .white).ratio)
    #expect(contrast.ratio == range.lowerBound)
    #expect(contrast.outcome(atLeast: range.lowerBound) == .pass)
    #expect(contrast.outcome(atLeast: 17) == .cannotTell)
    #expect(contrast.outcome(atLeast: 21.1) == .fail)
  }

  @Test func cannotTellWhereSomeCanvasHidesTheText() throws {
    // Over black the text is lighter than its ground, over white it is darker.
    let contrast = Contrast(try Color(css: "#777"), over: [try Color(css: "#7777771a")])
    let range = try #require(contrast.range)
    #expect(range.lowerBound > 3)
    #expect(contrast.outcome(atLeast: 3) == .cannotTell)
    #expect(contrast.outcome(atLeast: 7) == .fail)
  }

  @Test func needsNoCanvasUnderAnOpaqueLayer() throws {
    let layers = [try Color(css: "#ff00007f"), Color.white]
    #expect(Contrast(.black, over: layers).range == nil)
    #expect(Contrast(.black, over: []).range == 1...21)
    #expect(Contrast(.black, over: [], canvas: .white).ratio == 21)
  }

  @Test func compositesInEncodedSRGB() throws {
    let half = Color(.srgb, 1, 1, 1, alpha: 0.5)
    #expect(Color.composited([half, .black]).components == SIMD3(repeating: 0.5))
    let veil = Color.composited([half, half])
    #expect(veil.alpha == 0.75 && veil.components == .one)
    #expect(Color.composited([]).alpha == 0)
    // Opacities whose sum rounds to just below 1 are opaque all the same.
    for step in 1...254 {
      let layer = Color(red: 9, green: 9, blue: 9, alpha: UInt8(step))
      #expect(Color.composited([layer, .white]).alpha == 1)
    }
  }
}
