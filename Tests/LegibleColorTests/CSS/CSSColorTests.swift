import LegibleColor
import LegibleCore
import LegibleTestSupport
import Testing

@Suite struct CSSColorTests {
  /// What is read, and what it is when it is written again.
  ///
  /// Source of most rows: the css-color tests of Web Platform Tests.
  /// What leaves the range of `rgb()` is cut to it, in CSS and in hexadecimal alike.
  ///
  /// Source: CSS Color 4, “Serializing sRGB values”.
  @Test(arguments: [
    ("hsl(120 150% 50%)", "rgb(0, 255, 0)", "#00ff00"),
    ("hsl(75 150% 50%)", "rgb(223, 255, 0)", "#dfff00"),
    ("hsl(200, 250%, 40%)", "rgb(0, 187, 255)", "#00bbff"),
    ("hsl(120 50% 150%)", "rgb(255, 255, 255)", "#ffffff"),
    ("hsl(120 50% -10%)", "rgb(0, 0, 0)", "#000000"),
    ("hwb(120 -50% 0%)", "rgb(0, 255, 0)", "#00ff00"),
    ("rgb(300 0 0)", "rgb(255, 0, 0)", "#ff0000"),
    ("hsl(120 150% 50% / 50%)", "rgba(0, 255, 0, 0.5)", "#00ff0080"),
    ("hsl(none 150% 50%)", "hsl(none 100% 50%)", "#ff0000"),
  ])
  func legacyColoursAreCut(_ text: String, _ css: String, _ hex: String) throws {
    let color = try CSSColor(parsing: text)
    #expect(color.description == css)
    #expect(color.color.hex == hex)
    #expect(color.color.isInGamut(of: .srgb))
  }

  /// Source: CSS Color 4 (2025), “Predefined Color Spaces”: Display P3 with a linear curve.
  @Test func linearDisplayP3() throws {
    let red = try Color(css: "color(display-p3-linear 1 0 0)")
    #expect(red.css == "color(display-p3-linear 1 0 0)")
    let coded = try Color(css: "color(display-p3-linear 0.5 0.2 0)").converted(to: .displayP3)
    // The curve of sRGB: 1.055 x 0.5 ^ (1 / 2.4) - 0.055, and likewise of 0.2.
    #expect(abs(coded.components.x - 0.735357) < 1e-6 && abs(coded.components.y - 0.484529) < 1e-6)
    let mixed = try Color(css: "color-mix(in display-p3-linear, color(display-p3 1 0 0), black)")
    #expect(mixed.space == .displayP3Linear && abs(mixed.components.x - 0.5) < 1e-12)
  }

  @Test(arguments: [
    ("#fff", "rgb(255, 255, 255)"), ("#FFCc99", "rgb(255, 204, 153)"),
    ("#0f08", "rgba(0, 255, 0, 0.533)"), ("#2f62a180", "rgba(47, 98, 161, 0.5)"),
    ("rebeccapurple", "rgb(102, 51, 153)"), ("GhostWhite", "rgb(248, 248, 255)"),
    ("TRANSPARENT", "rgba(0, 0, 0, 0)"), (" /* a */ red\n", "rgb(255, 0, 0)"),
    ("rgb(2.5, 3.4, 4.6)", "rgb(3, 3, 5)"), ("rgb(00, 51, 102)", "rgb(0, 51, 102)"),
    ("r\\gb(00, 51, 102)", "rgb(0, 51, 102)"), ("r\\67 b(00, 51, 102)", "rgb(0, 51, 102)"),
    ("rgb(/* R */0, /* G */51, /* B */255)", "rgb(0, 51, 255)"),
    ("rgb(10%,20%,30%)", "rgb(26, 51, 77)"), ("rgb(-12%, 110%, 1400%)", "rgb(0, 255, 255)"),
    ("RGBA(100%, 100%, 100%, 0)", "rgba(255, 255, 255, 0)"),
    ("rgba(0%, 20%, 100%, 0.42)", "rgba(0, 51, 255, 0.42)"),
    ("rgba(0, 51, 255, 37)", "rgb(0, 51, 255)"), ("rgb(0 0 0 / 0.9999999)", "rgb(0, 0, 0)"),
    ("rgb(128 none none)", "rgb(128, 0, 0)"),
    ("rgba(257 30 40 / 50%)", "rgba(255, 30, 40, 0.5)"), ("rgb(10%20%30%)", "rgb(26, 51, 77)"),
    ("rgb(20% 51 none / none)", "rgba(51, 51, 0, 0)"),
    ("hsl(120 30% 50%)", "rgb(89, 166, 89)"), ("hsl(120 30 50)", "rgb(89, 166, 89)"),
    ("hsl(0 0% 49.99999%)", "rgb(127, 127, 127)"), ("hsl(30 -50% 60)", "rgb(153, 153, 153)"),
    ("hsLA(-300, 100%, 37.5%, 12)", "rgb(191, 191, 0)"),
    ("hsl(0.5turn 100% 50%)", "rgb(0, 255, 255)"), ("hsl(none 100% none)", "hsl(none 100% none)"),
    ("hwb(120 30% 50%)", "rgb(77, 128, 77)"), ("hwb(90 50% 100%)", "rgb(85, 85, 85)"),
    ("hwb(320deg 30% 40% / 0)", "rgba(153, 77, 128, 0)"),
    ("hwb(120 80% 0% / none)", "hwb(120 80% 0% / none)"),
    ("lab(20% -50% 90%/0.5)", "lab(20 -62.5 112.5 / 0.5)"),
    ("lab(400 0 10/50%)", "lab(100 0 10 / 0.5)"),
    ("lab(20 none none / none)", "lab(20 none none / none)"),
    ("lch(10 20 -700deg)", "lch(10 20 20)"), ("lch(20% 80% 10/0.5)", "lch(20 120 10 / 0.5)"),
    ("lch(10 20 1.28rad)", "lch(10 20 73.338598)"), ("lch(10 -20 100grad)", "lch(10 0 90)"),
    (
      "lch(calc(50 * 3) calc(0.5 - 1) calc(20deg * 2) / calc(-0.5 + 1))", "lch(100 0 40 / 0.5)"
    ),
    ("oklab(calc((1 + 2) / 4) 0 calc(50% - 10%))", "oklab(0.75 0 0.16)"),
    ("oklab(-0.4 0 0)", "oklab(0 0 0)"), ("oklab(4 0 0.1/50%)", "oklab(1 0 0.1 / 0.5)"),
    ("oklch(20% 60% 10/0.5)", "oklch(0.2 0.24 10 / 0.5)"),
    ("oklch(0.2 none none)", "oklch(0.2 none none)"),
    ("color(srgb 20% 0 10/50%)", "color(srgb 0.2 0 10 / 0.5)"),
    ("color(srgb-linear .2 .2 25%)", "color(srgb-linear 0.2 0.2 0.25)"),
    ("color(display-p3 none none none / none)", "color(display-p3 none none none / none)"),
    ("color(a98-rgb -200% 0 0 / -200%)", "color(a98-rgb -2 0 0 / 0)"),
    ("color(prophoto-rgb 200 200 200 / 200)", "color(prophoto-rgb 200 200 200)"),
    ("color(rec2020 1e-7 1e2 +.5)", "color(rec2020 0 100 0.5)"),
    ("color(xyz .20 0 10/0.5)", "color(xyz-d65 0.2 0 10 / 0.5)"),
    ("color(xyz 1e400 -1e20 0)", "color(xyz-d65 1000000000 -1000000000 0)"),
    ("oklch(0.5 0.1 1e999)", "oklch(0.5 0.1 0)"),
    ("color(xyz-d50 -1 -1 -1)", "color(xyz-d50 -1 -1 -1)"),
    ("color(xyz-d65 0.12345678901234567890 0 0)", "color(xyz-d65 0.123457 0 0)"),
  ])
  func reads(css: String, written: String) throws {
    let color = try CSSColor(parsing: css)
    #expect(color.description == written)
    #expect(try CSSColor(parsing: written).description == written)
  }

  /// What is no colour, the column of the error and the start of its message.
  @Test(arguments: [
    ("▸", "the colour is empty"), ("  ▸", "the colour is empty"),
    ("▸42", "expected a colour"),
    ("▸#", "a hexadecimal colour has"), ("▸#12", "a hexadecimal colour has"),
    ("▸#fffff", "a hexadecimal colour has"), ("#fff▸g", "not a hexadecimal digit"),
    ("▸#12345678a", "a hexadecimal colour has"), ("▸auto", "“auto” is not a CSS colour name"),
    ("▸dar\u{212A}blue", "“dar\u{212A}blue” is no"), ("▸é red", "“é” is no"),
    ("red ▸blue", "unexpected text"), ("▸rgb", "“rgb” is no"),
    ("rgb(▸)", "rgb() has too few"),
    ("rgb(1▸)", "rgb() has too few"), ("rgb(1, 2▸)", "rgb() has too few"),
    ("rgb(1 2▸", "rgb() has too few"), ("rgb(1 2 3▸", "rgb() has no closing"),
    ("rgb(1,2,3,4▸,5)", "rgb() has too many"), ("rgb(1 2 3 ▸4)", "rgb() has too many"),
    ("rgb(0, 0 ▸0)", "expected a comma"), ("rgb(0 0▸, 0)", "a comma after"),
    ("rgb(10%, 50%, ▸0)", "rgb() with commas"), ("rgb(0, 0, 0, ▸0deg)", "an opacity is"),
    ("rgb(0, 0, ▸light)", "expected a number instead of “light”"),
    ("rgb(▸none, none, none)", "none cannot stand between commas"),
    ("rgb(▸1deg 2 3)", "rgb() takes no angle"), ("hsl(0, 0%, ▸0)", "hsl() with commas"),
    ("hsl(▸50% 50% 0%)", "a percentage where an angle"),
    ("hwb(90deg▸, 50%, 50%)", "hwb() separates its values by spaces"),
    ("▸hwba(120 30% 50%)", "hwba() is not a CSS colour function"),
    ("lab(40% 0 ▸0deg)", "an angle where a number"), ("lch(1 2 3▸px)", "unknown unit “px”"),
    ("color(srgb 0% 0 0 ▸10%)", "color() has too many"),
    ("color(▸lab 1 2 3)", "“lab” is not a colour space of color()"),
    ("color(▸0 0 0)", "color() begins with"),
    ("rgb(0 0 0 / /* open▸", "rgb() has too few"),
  ])
  func saysWhatIsWrong(css: String, message: String) {
    let marked = MarkedText(css)
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: marked.text) }
    let finding = error?.findings.first
    #expect(finding?.rule == "color-syntax")
    #expect(finding?.position == marked.positions.first)
    #expect(finding?.message.hasPrefix(message) == true, "\(finding?.message ?? "")")
  }

  @Test(arguments: [
    "currentcolor", "CanvasText", "ButtonFace", "inherit", "color-mix(in srgb, red, canvas)",
    "light-dark(red, blue)",
    "contrast-color(red)", "device-cmyk(0 1 1 0)", "var(--accent)", "rgb(var(--x) 0 0)",
    "oklch(random(1, 2) 0 0)", "lab(calc(1 + env(x)) 0 0)",
  ])
  func refusesWhatDependsOnADocument(css: String) {
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: css) }
    #expect(error?.findings.first?.rule == "color-unsupported")
    #expect(error?.findings.first?.message.contains("is not supported: ") == true)
  }

  @Test func pointsIntoTheFile() {
    let start = SourceLocation(path: "a.css", line: 7, column: 12)
    let error = #expect(throws: LegibleError.self) {
      try CSSColor(parsing: "rgb(\u{1F3A8} 0 0)", at: start)
    }
    #expect(error?.findings.first?.location == SourceLocation(path: "a.css", line: 7, column: 16))
  }

  @Test func takesTheOlderNotationWhereItLosesNothing() {
    #expect(Color(red: 1, green: 2, blue: 3, alpha: 128).css == "rgba(1, 2, 3, 0.5)")
    #expect(Color(.srgb, 0.3333, 0, 0).css == "color(srgb 0.3333 0 0)")
    #expect(Color(.srgb, 2, 0, 0).css == "color(srgb 2 0 0)")
    #expect(Color(.srgb, nil, 0, 0).css == "color(srgb none 0 0)")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1e-9, "0"), (-1e-9, "0"), (0.1 + 0.2, "0.3"), (-1.5, "-1.5"),
      (0.000_001, "0.000001"), (123_456.999_999_9, "123457"), (1e16, "10000000000000000"),
      (1e21, "1000000000000000000000"), (.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func writesNumbersWithoutExponents(value: Double, text: String) {
    #expect(CSSNumber.text(value) == text)
  }
}
