import LegibleColor
import LegibleCore
import LegibleTestSupport
import Testing

@Suite struct RelativeColorTests {
  /// Source of most rows: the css-color tests of Web Platform Tests and the examples of CSS Color 5.
  @Test(arguments: [
    ("rgb(from rebeccapurple r g b)", "color(srgb 0.4 0.2 0.6)"),
    ("rgba(from rgb(20%, 40%, 60%, 80%) r g b / alpha)", "color(srgb 0.2 0.4 0.6 / 0.8)"),
    ("rgb(from rgb(20%, 40%, 60%, 80%) r g b)", "color(srgb 0.2 0.4 0.6 / 0.8)"),
    ("rgb(from rgb(20%, 40%, 60%, 80%) r g b / 1)", "color(srgb 0.2 0.4 0.6)"),
    ("rgb(from #336699cc r g b / 20%)", "color(srgb 0.2 0.4 0.6 / 0.2)"),
    ("rgb(from hsl(120deg 20% 50% / .5) r g b / alpha)", "color(srgb 0.4 0.6 0.4 / 0.5)"),
    ("rgb(from indianred 255 g b)", "color(srgb 1 0.360784 0.360784)"),
    ("rgb(from rebeccapurple r 20% 10)", "color(srgb 0.4 0.2 0.039216)"),
    ("rgb(from rebeccapurple g b r)", "color(srgb 0.2 0.6 0.4)"),
    ("rgb(from rebeccapurple r r r / r)", "color(srgb 0.4 0.4 0.4)"),
    ("rgb(from rgb(0 0 0 / 60%) alpha 153 153 / 0.9)", "color(srgb 0.002353 0.6 0.6 / 0.9)"),
    ("rgb(from rebeccapurple r calc(g * .5 + g * .5) 10)", "color(srgb 0.4 0.2 0.039216)"),
    ("rgb(from darkolivegreen max(r, g) 0 calc(-1 * b))", "color(srgb 0.419608 0 -0.184314)"),
    ("rgb(from rebeccapurple none none none)", "color(srgb none none none)"),
    ("rgb(from rgb(20% 40% 60% / 80%) r g b / none)", "color(srgb 0.2 0.4 0.6 / none)"),
    ("rgb(from color(display-p3 0 1 0) r g b / alpha)", "color(srgb -0.511605 1.018266 -0.310675)"),
    ("rgb(from white calc(r * 2) g b)", "color(srgb 2 1 1)"),
    ("rgb(from #123 r g b / calc(alpha * 2))", "color(srgb 0.066667 0.133333 0.2)"),
    ("RGB( FROM /* */ #123 R G B/ALPHA )", "color(srgb 0.066667 0.133333 0.2)"),
    ("rgb(from#123 r g b)", "color(srgb 0.066667 0.133333 0.2)"),
    ("hsl(from rebeccapurple h s l)", "color(srgb 0.4 0.2 0.6)"),
    ("hsl(from lightseagreen calc(h + 180) s l)", "color(srgb 0.698039 0.12549 0.156863)"),
    ("hsl(from hsl(from rebeccapurple h s l) h s l)", "color(srgb 0.4 0.2 0.6)"),
    ("hsl(from rebeccapurple h alpha l / 20%)", "color(srgb 0.4 0.396 0.404 / 0.2)"),
    ("hsl(from rgb(20%, 40%, 60%, 80%) h 20% l)", "color(srgb 0.32 0.4 0.48 / 0.8)"),
    ("hsl(from rebeccapurple none s l)", "hsl(none 50% 40%)"),
    ("hsl(from hsl(180 none 50%) h s l)", "hsl(180 none 50%)"),
    ("hsl(from lch(20 0 180) h s calc(l * 2))", "hsl(none 0% 37.875149%)"),
    ("hsl(from rebeccapurple h s l / none)", "color(srgb 0.4 0.2 0.6 / none)"),
    ("hwb(from rebeccapurple h w b)", "color(srgb 0.4 0.2 0.6)"),
    ("hwb(from rebeccapurple h b w)", "color(srgb 0.6 0.4 0.8)"),
    ("hwb(from rgb(20%, 40%, 60%, 80%) h w 20%)", "color(srgb 0.2 0.5 0.8 / 0.8)"),
    ("hwb(from rebeccapurple h w w / w)", "color(srgb 0.5 0.2 0.8)"),
    ("lab(from lab(25 20 50 / 40%) l a b)", "lab(25 20 50 / 0.4)"),
    ("lab(from lab(25 20 50) l b a / calc(alpha * 0.8))", "lab(25 50 20 / 0.8)"),
    ("lab(from lab(25 20 50) l a none / .35)", "lab(25 20 none / 0.35)"),
    ("lch(from lab(0.7 45 30) l c h / alpha)", "lch(0.7 54.083269 33.690068)"),
    ("lch(from lch(-200 -300 -400 / -500%) l c h / alpha)", "lch(0 0 320 / 0)"),
    ("lch(from green calc(l / 2) c h)", "lch(23.138854 67.984243 134.383856)"),
    ("lch(from peru l c calc(h + 60deg / 1deg))", "lch(62.25276 54.011704 123.680319)"),
    ("lch(from lch(none none none) l c h)", "lch(none none none)"),
    ("lch(from oklch(0.2 0.2 none) l c h)", "lch(5.108732 59.488241 none)"),
    ("lch(from lch(0.7 none 30) calc(l) calc(c) h)", "lch(0.7 0 30)"),
    (
      "oklab(from oklab(54.3% -22.5% -5%) calc(1.0 - l) calc(a * 0.8) b)",
      "oklab(0.457 -0.072 -0.02)"
    ),
    ("oklch(from oklch(52.6% 0.115 44.6deg) l c calc(h + 90))", "oklch(0.526 0.115 134.6)"),
    ("oklch(from oklch(52.6% 0.115 0.25turn) l c h)", "oklch(0.526 0.115 90)"),
    ("oklch(from oklch(78% 0.06 75 / 0.7) l c h / calc(alpha * 2))", "oklch(0.78 0.06 75)"),
    ("oklch(from oklch(0.7 0.45 30 / 40%) 2 3 400 / 500)", "oklch(1 3 40)"),
    ("oklch(from oklch(0.7 0.45 30 / 40%) -2 -3 -400 / -500)", "oklch(0 0 320 / 0)"),
    ("oklch(from hsl(none 50% 50%) calc(l * 0.8) c h)", "oklch(0.441871 0.16367 none)"),
    ("oklch(from oklab(0.5 none none) l c h)", "oklch(0.5 none none)"),
    (
      "color(from color(srgb 0.7 0.5 0.3 / 40%) srgb b alpha r / g)",
      "color(srgb 0.3 0.4 0.7 / 0.5)"
    ),
    ("color(from color(srgb 1.7 1.5 1.3 / 140%) srgb r g b)", "color(srgb 1.7 1.5 1.3)"),
    ("color(from color(srgb 0.7 0.5 0.3) srgb -200% -3 400%)", "color(srgb -2 -3 4)"),
    ("color(from color(display-p3 1 1 0) srgb r g calc(b + 0.5))", "color(srgb 1 1 0.153732)"),
    ("color(from color(display-p3 none 0.5 1) display-p3 r g b)", "color(display-p3 none 0.5 1)"),
    ("color(from red display-p3 r g b)", "color(display-p3 0.917488 0.200287 0.138561)"),
    ("color(from color(xyz 7 -20.5 100) xyz y z x / alpha)", "color(xyz-d65 -20.5 100 7)"),
    (
      "color(from color(xyz-d50 7 -20.5 100 / 40%) xyz-d50 x y 0.2)",
      "color(xyz-d50 7 -20.5 0.2 / 0.4)"
    ),
    ("alpha(from blue / 80%)", "color(srgb 0 0 1 / 0.8)"),
    ("alpha(from oklch(0.6 0.1 200 / 0.5) / calc(alpha / 2))", "oklch(0.6 0.1 200 / 0.25)"),
    ("alpha(from lab(50 10 none / 30%))", "lab(50 10 none / 0.3)"),
    ("alpha(from hsl(120 50% 50%) / none)", "color(srgb 0.25 0.75 0.25 / none)"),
    ("rgb(from color-mix(in srgb, red, blue) g r b)", "color(srgb 0 0.5 0.5)"),
    (
      "color-mix(in srgb, rgb(from red r g b / 50%), blue)",
      "color(srgb 0.333333 0 0.666667 / 0.75)"
    ),
  ])
  func reads(css: String, written: String) throws {
    let color = try CSSColor(parsing: css)
    #expect(color.description == written)
    #expect(try CSSColor(parsing: written).description == written)
  }

  /// Source of most rows: the css-color tests of Web Platform Tests.
  @Test(arguments: [
    ("rgb(from rebeccapurple r ▸10deg 10)", "rgb() takes no angle"),
    ("rgb(from rebeccapurple ▸l g b)", "expected a number instead of “l”"),
    ("rgb(from rebeccapurple ▸red g b)", "expected a number instead of “red”"),
    ("rgb(from rebeccapurple▸, r, g, b)", "expected a number"),
    ("rgb(from rebeccapurple r▸, g, b)", "rgb() separates its values by spaces"),
    ("rgba(from darkblue 16▸, 32, b, 0.5)", "rgb() separates its values by spaces"),
    ("rgb(from rebeccapurple r g▸)", "rgb() has too few values"),
    ("rgb(from rebeccapurple r g b ▸alpha)", "rgb() has too many values"),
    ("rgb(from rebeccapurple ▸r(1) g b)", "r() is not supported"),
    ("rgb(▸r g b)", "expected a number instead of “r”"),
    ("rgb(from ▸r g b)", "“r” is not a CSS colour name"),
    ("rgb(from▸)", "expected a colour"),
    ("hsl(from rebeccapurple ▸10% s l)", "a percentage where an angle"),
    ("hsl(from rebeccapurple ▸x s l)", "expected a number instead of “x”"),
    ("hsl(from red h s l) ▸1", "unexpected text"),
    ("hwb(from rebeccapurple ▸10% w b)", "a percentage where an angle"),
    ("lab(from lab(.25 20 50) ▸10deg a b)", "an angle where a number"),
    ("lch(from lch(.70 45 30) l c ▸10%)", "a percentage where an angle"),
    ("lch(from lch(.70 45 30) ▸lightness c h)", "expected a number instead of “lightness”"),
    ("lch(from lch(.70 45 30) l calc(c ▸+ 1deg) h)", "calc() adds a number"),
    ("color(from color(srgb 0.7 0.5 0.3) srgb ▸red g b)", "expected a number instead of “red”"),
    ("color(from color(xyz 7 -20.5 100) xyz ▸r y z)", "expected a number instead of “r”"),
    ("color(from color(xyz 7 -20.5 100) xyz x y▸)", "color() has too few"),
    ("color(from red ▸r g b)", "“r” is not a colour space of color()"),
    ("color(from red▸)", "the name of a colour space belongs after"),
    ("color-mix(in srgb, rgb(from red r g b), ▸r)", "“r” is not a CSS colour name"),
    ("alpha(▸red / 50%)", "alpha() begins with from"),
    ("alpha(from red / ▸r)", "expected a number instead of “r”"),
    ("alpha(from red ▸50%)", "expected / and an opacity"),
    ("rgb(from ▸currentcolor r g b)", "“currentcolor” is not supported"),
    ("rgb(from ▸var(--accent) r g b)", "var() is not supported"),
  ])
  func saysWhatIsWrong(css: String, message: String) {
    let marked = MarkedText(css)
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: marked.text) }
    let finding = error?.findings.first
    #expect(finding?.position == marked.positions.first)
    #expect(finding?.message.hasPrefix(message) == true, "\(finding?.message ?? "")")
  }

  @Test func namesTheKeywords() {
    let error = #expect(throws: LegibleError.self) {
      try CSSColor(parsing: "color(from red xyz r g b)")
    }
    #expect(
      error?.findings.first?.hint == "Of the colour after from, x, y, z and alpha may stand here.")
  }

  @Test func nestsToALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "rgb(from ", count: depth) + "red"
        + String(repeating: " r g b)", count: depth)
    }
    #expect(try CSSColor(parsing: nested(32)).description == "color(srgb 1 0 0)")
    #expect(throws: LegibleError.self) { try CSSColor(parsing: nested(33)) }
    #expect(throws: LegibleError.self) { try CSSColor(parsing: nested(100_000)) }
  }

  @Test func gamutIsKept() throws {
    let green = try Color(css: "rgb(from color(display-p3 0 1 0) r g b)").converted(to: .displayP3)
    #expect(green.okDifference(from: Color(.displayP3, 0, 1, 0)) < 1e-9)
  }
}
