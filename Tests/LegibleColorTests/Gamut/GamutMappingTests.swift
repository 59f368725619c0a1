import LegibleColor
import Testing

@Suite struct GamutMappingTests {
  /// A colour outside sRGB, where two ways of mapping lead.
  struct GamutCase: CustomTestStringConvertible {
    let css, mapped, clipped: String
    let displayP3: [Double]

    init(_ css: String, _ mapped: String, _ clipped: String, _ displayP3: [Double]) {
      self.css = css
      self.mapped = mapped
      self.clipped = clipped
      self.displayP3 = displayP3
    }

    var testDescription: String { css }
  }

  /// Source: ColorAide 8.13, its port of the algorithm of CSS Color 4 with local clipping.
  @Test(arguments: [
    GamutCase("lab(82.4431 -97.605 -43.5216)", "#00e2f0", "#00f8ff", [0.0, 0.897969, 0.976338]),
    GamutCase("oklch(0.3922 0.2606 246.9211)", "#004789", "#0034c6", [0.0, 0.263565, 0.572814]),
    GamutCase(
      "color(display-p3 0.8937 0.8573 0.1525)", "#e6da00", "#e6da00", [0.8937, 0.8573, 0.1525]),
    GamutCase(
      "color(xyz-d65 0.153 0.9219 0.5402)", "#2bffd0", "#00ffa8", [0.416245, 1.0, 0.819004]),
    GamutCase("oklch(0.7268 0.59 234.1019)", "#00b5ff", "#008eff", [0.0, 0.701444, 1.0]),
    GamutCase("lch(85.5604 55.4112 301.7421)", "#e3d0ff", "#eac5ff", [0.879404, 0.812545, 1.0]),
    GamutCase("oklab(0.4981 -0.0917 0.1854)", "#5f6b00", "#606d00", [0.382825, 0.419726, 0.0]),
    GamutCase(
      "color(xyz-d65 0.0124 0.2036 0.5593)", "#007b77", "#00a8c4", [0.0, 0.488335, 0.479039]),
    GamutCase(
      "color(display-p3 0.7509 0.522 0.1758)", "#ca8200", "#ca8200", [0.7509, 0.522, 0.1758]),
    GamutCase("oklch(0.1649 0.3112 46.4713)", "#240100", "#590000", [0.132349, 0.005738, 0.0]),
    GamutCase("oklch(0.2996 0.255 70.0472)", "#482400", "#710000", [0.269792, 0.140833, 0.0]),
    GamutCase(
      "color(display-p3 0.9386 0.0117 0.4859)", "#ff007d", "#ff007d", [0.9386, 0.0117, 0.4859]),
    GamutCase("oklch(0.4465 0.7337 121.7779)", "#495e00", "#216b00", [0.300524, 0.369444, 0.0]),
    GamutCase("lab(4.9272 74.5169 -26.7747)", "#370026", "#530036", [0.200201, 0.0, 0.149271]),
    GamutCase("lch(26.458 69.7285 55.5008)", "#712500", "#791a00", [0.423788, 0.150106, 0.0]),
    GamutCase("oklab(0.5426 -0.2208 -0.2167)", "#007da5", "#0081f1", [0.0, 0.487441, 0.681586]),
    GamutCase(
      "oklch(0.211 0.0645 135.7884)", "#091f00", "#091f00", [0.057186, 0.117917, 0.010551]),
    GamutCase(
      "color(rec2020 0.4578 0.5347 0.1309)", "#628500", "#628500", [0.413788, 0.516202, 0.04842]),
    GamutCase("oklab(0.6395 0.2824 0.1315)", "#ff0024", "#ff0000", [1.0, 0.0, 0.111224]),
    GamutCase(
      "color(rec2020 0.0058 0.29 0.6951)", "#004b7f", "#0042b5", [0.0, 0.284702, 0.529276]),
    GamutCase(
      "color(xyz-d50 0.5949 0.1542 0.8951)", "#e000e0", "#ff00ff", [0.825031, 0.0, 0.87496]),
    GamutCase(
      "color(xyz-d65 0.1413 0.8759 0.5344)", "#00ffca", "#00ffa8", [0.176288, 1.0, 0.79378]),
    GamutCase("oklch(0.2515 0.0894 65.3871)", "#3a1700", "#3d1400", [0.215761, 0.093495, 0.0]),
    GamutCase("lch(45.4708 120.0013 189.3323)", "#007570", "#008d8a", [0.0, 0.467128, 0.45055]),
    GamutCase(
      "color(a98-rgb 0.2892 0.8139 0.4437)", "#00c979", "#00d16b", [0.0, 0.803237, 0.458259]),
    GamutCase(
      "color(xyz-d50 0.4756 0.9077 0.7961)", "#84fff2", "#00fff9", [0.602695, 1.0, 0.952773]),
    GamutCase(
      "color(display-p3 0.6447 0.1039 0.5704)", "#b40096", "#b40096", [0.6447, 0.1039, 0.5704]),
    GamutCase("lab(48.3624 -66.2602 65.327)", "#008700", "#008b00", [0.020737, 0.533396, 0.0]),
    GamutCase(
      "color(display-p3 0.6804 0.093 0.5678)", "#be0095", "#be0095", [0.6804, 0.093, 0.5678]),
    GamutCase(
      "color(a98-rgb 0.2799 0.8681 0.806)", "#00d7c9", "#00dece", [0.0, 0.855102, 0.804701]),
    GamutCase(
      "color(rec2020 0.1367 0.8904 0.4102)", "#00d780", "#00ee43", [0.0, 0.864491, 0.467493]),
    GamutCase(
      "color(xyz-d50 0.1654 0.9466 0.793)", "#55ffea", "#00fff5", [0.481981, 1.0, 0.923278]),
    GamutCase(
      "color(display-p3 0.7776 0.6795 0.165)", "#cbac00", "#cbac00", [0.7776, 0.6795, 0.165]),
    GamutCase(
      "color(a98-rgb 0.9654 0.4461 0.8059)", "#ff81ce", "#ff72d2", [1.0, 0.489595, 0.807951]),
  ])
  func equalsTheReference(_ expected: GamutCase) throws {
    let color = try Color(css: expected.css)
    #expect(color.hex == expected.mapped)
    #expect(color.clipped(to: .srgb).hex == expected.clipped)
    #expect(!color.isInGamut(of: .srgb))
    let displayP3 = color.mapped(to: .displayP3)
    for index in 0..<3 {
      #expect(abs(displayP3.components[index] - expected.displayP3[index]) < 1e-6)
    }
  }

  /// Source: ColorAide 8.13, and the web platform's tests for the last three.
  @Test(arguments: [
    ("lab(82.4431 -97.605 -43.5216)", "#00dfeb"),
    ("oklch(0.3922 0.2606 246.9211)", "#00487a"),
    ("color(display-p3 0.8937 0.8573 0.1525)", "#e4da00"),
    ("color(xyz-d65 0.153 0.9219 0.5402)", "#74ffd4"),
    ("oklch(0.7268 0.59 234.1019)", "#00b4f7"),
    ("lch(85.5604 55.4112 301.7421)", "#e1d3ff"),
    ("oklab(0.4981 -0.0917 0.1854)", "#606a00"),
    ("color(xyz-d65 0.0124 0.2036 0.5593)", "#007874"),
    ("oklch(0.1649 0.3112 46.4713)", "#1e0600"),
    ("oklch(0.2996 0.255 70.0472)", "#422700"),
    ("color(display-p3 0.9386 0.0117 0.4859)", "#fb007e"),
    ("oklch(0.4465 0.7337 121.7779)", "#4b5d00"),
    ("lab(4.9272 74.5169 -26.7747)", "#320024"),
    ("lch(26.458 69.7285 55.5008)", "#692d00"),
    ("lab(50 -160 160)", "#00822d"), ("lab(100 0 10)", "#ffffff"), ("lch(0 1.5 320)", "#000000"),
  ])
  func tracesRays(css: String, hex: String) throws {
    let color = try Color(css: css)
    #expect(color.converted(to: .srgb, gamutMapping: .rayTrace).hex == hex)
  }

  @Test(arguments: [
    ("oklch(1.2 0.3 50)", "#ffffff"), ("lab(100 80 80)", "#ffffff"), ("oklch(0 0.3 50)", "#000000"),
    ("color(xyz-d65 -1 -1 -1)", "#000000"), ("color(xyz-d65 1e9 0 1e9)", "#ffffff"),
  ])
  func endsAtBlackAndWhite(css: String, hex: String) throws {
    #expect(try Color(css: css).hex == hex)
  }

  @Test(arguments: ColorSpace.allCases)
  func staysInside(of space: ColorSpace) {
    let color = Color(.oklch, 0.7, 0.39, 150)
    #expect(color.mapped(to: space).isInGamut(of: space, tolerance: 1e-12))
    #expect(color.clipped(to: space).isInGamut(of: space, tolerance: 1e-12))
    #expect(color.rayTraced(to: space).isInGamut(of: space, tolerance: 1e-12))
    #expect(Color(.oklch, nil, 0.39, 150, alpha: nil).mapped(to: space).missing.contains(.alpha))
  }

  @Test func leavesWhatIsInsideAlone() {
    let color = Color(.srgb, 0.25, 0.5, 1)
    #expect(color.mapped(to: .srgb) == color)
    #expect(color.clipped(to: .srgb) == color)
  }
}
