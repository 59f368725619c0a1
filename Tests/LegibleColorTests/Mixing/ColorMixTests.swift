import LegibleColor
import LegibleCore
import Testing

@Suite struct ColorMixTests {
  /// Source of most rows: the css-color tests of Web Platform Tests and the examples of CSS
  /// Color 5.
  @Test(arguments: [
    ("color-mix(in srgb, red, blue)", "color(srgb 0.5 0 0.5)"),
    ("color-mix(red, blue)", "oklab(0.539985 0.096203 -0.092841)"),
    ("color-mix(red)", "oklab(0.627955 0.224863 0.125846)"),
    ("color-mix(in srgb, red, lime, blue)", "color(srgb 0.333333 0.333333 0.333333)"),
    ("color-mix(in srgb, red 20%, lime, blue)", "color(srgb 0.2 0.4 0.4)"),
    ("color-mix(in srgb, red 0%, blue 0%)", "color(srgb 0 0 0 / 0)"),
    ("color-mix(in srgb, red 30%, blue 20%)", "color(srgb 0.6 0 0.4 / 0.5)"),
    ("color-mix(in srgb, red 80%, 80% blue)", "color(srgb 0.5 0 0.5)"),
    ("color-mix(in srgb, red calc(50% * 3), blue)", "color(srgb 1 0 0)"),
    ("color-mix(in srgb, red calc(20% + 5%), blue)", "color(srgb 0.25 0 0.75)"),
    (
      "color-mix(in srgb, rgb(100% 0% 0% / 0.7) 20%, rgb(0% 100% 0% / 0.2) 60%)",
      "color(srgb 0.538462 0.461538 0 / 0.26)"
    ),
    ("color-mix(in hsl, white, blue)", "color(srgb 0.625 0.625 0.875)"),
    (
      "color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))",
      "color(srgb 0.33 0.36 0.24)"
    ),
    (
      "color-mix(in hwb, hwb(30deg 30% 40% / .4), hwb(90deg 10% 20% / .8) 75%)",
      "color(srgb 0.610714 0.771429 0.128571 / 0.7)"
    ),
    ("color-mix(in lch, lch(100 0 40deg), lch(100 0 60deg))", "lch(100 0 50)"),
    ("color-mix(in lch shorter hue, lch(100 0 330deg), lch(100 0 20deg))", "lch(100 0 355)"),
    // Just below and just above half a circle.
    ("color-mix(in lch shorter hue, lch(100 0 40deg), lch(100 0 215deg))", "lch(100 0 127.5)"),
    ("color-mix(in lch shorter hue, lch(100 0 40deg), lch(100 0 225deg))", "lch(100 0 312.5)"),
    ("color-mix(in lch shorter hue, lch(100 0 225deg), lch(100 0 40deg))", "lch(100 0 312.5)"),
    ("color-mix(in lch longer hue, lch(100 0 40deg), lch(100 0 215deg))", "lch(100 0 307.5)"),
    ("color-mix(in lch longer hue, lch(100 0 40deg), lch(100 0 225deg))", "lch(100 0 132.5)"),
    ("color-mix(in lch longer hue, lch(100 0 40deg), lch(100 0 60deg))", "lch(100 0 230)"),
    ("color-mix(in lch longer hue, lch(100 0 20deg), lch(100 0 320deg))", "lch(100 0 170)"),
    ("color-mix(in lch increasing hue, lch(100 0 50deg), lch(100 0 40deg))", "lch(100 0 225)"),
    ("color-mix(in lch decreasing hue, lch(100 0 40deg), lch(100 0 50deg))", "lch(100 0 225)"),
    (
      "color-mix(in oklch, oklch(0.1 0.2 none), oklch(0.5 0.6 40deg / none))",
      "oklch(0.3 0.4 40)"
    ),
    ("color-mix(in lab, lab(none 2 3 / .5), lab(none 5 7 / none))", "lab(none 3.5 5 / 0.5)"),
    ("color-mix(in lab, lab(1 2 3 / none), lab(3 4 5 / none))", "lab(2 3 4 / none)"),
    ("color-mix(in xyz, white, color(xyz none 1 1))", "color(xyz-d65 0.950456 1 1.044529)"),
    ("color-mix(in lch, oklch(0.5 none none), lch(20 30 40))", "lch(31 30 40)"),
    ("color-mix(in oklch, oklab(0.5 none none), oklch(0.3 0.1 40))", "oklch(0.4 0.1 40)"),
    ("color-mix(in oklch, white, blue)", "oklch(0.726007 0.156607 264.052023)"),
    ("color-mix(in srgb, transparent 40%, red)", "color(srgb 1 0 0 / 0.6)"),
    (
      "color-mix(in srgb, color-mix(in srgb, red, blue), rgb(none 128 0) 50%)",
      "color(srgb 0.5 0.25098 0.25)"
    ),
    ("COLOR-MIX(IN sRGB , red 25% , /**/ blue )", "color(srgb 0.25 0 0.75)"),
  ])
  func mixes(css: String, written: String) throws {
    #expect(try CSSColor(parsing: css).description == written)
  }

  @Test(arguments: [
    ("color-mix()", "expected a colour"), ("color-mix(in srgb)", "expected a comma after"),
    ("color-mix(in srgb red, blue)", "expected shorter"),
    ("color-mix(in srgb, red blue)", "expected a comma or )"),
    ("color-mix(in srgb, red, blue", "expected a comma or )"),
    ("color-mix(in cmyk, red, blue)", "“cmyk” is not a colour space to mix in"),
    ("color-mix(in lab longer hue, red, blue)", "lab has no hue"),
    ("color-mix(in lch longer, red, blue)", "expected shorter"),
    ("color-mix(in srgb, red 101%, blue)", "a share of color-mix() lies"),
    ("color-mix(in srgb, red -1%, blue)", "a share of color-mix() lies"),
    ("color-mix(in srgb, red 0.5, blue)", "a share of color-mix() is a percentage"),
    ("color-mix(in srgb, 20% red 30%, blue)", "expected a comma or )"),
  ])
  func saysWhatIsWrong(css: String, message: String) {
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: css) }
    #expect(
      error?.findings.first?.message.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func nestsToALimit() {
    let deep = String(repeating: "color-mix(red, ", count: 40)
    #expect(throws: LegibleError.self) { try CSSColor(parsing: deep + "red)") }
  }

  @Test(arguments: ColorSpace.allCases)
  func endsAreTheColours(space: ColorSpace) {
    let (first, second) = (Color(.srgb, 0.2, 0.4, 0.6, alpha: 0.5), Color(.oklch, 0.6, 0.1, 300))
    for hue in HueInterpolation.allCases {
      let method = ColorInterpolation(space, hue: hue)
      let start = method.mixed(first, second, progress: 0)
      let end = method.mixed(first, second, progress: 1)
      #expect(start.space == space)
      #expect(start.okDifference(from: first) < 1e-12)
      #expect(end.okDifference(from: second) < 1e-12)
      #expect(start.alpha == 0.5 && end.alpha == 1)
    }
  }
}
