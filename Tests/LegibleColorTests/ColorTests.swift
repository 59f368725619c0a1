import LegibleColor
import Testing

@Suite struct ColorTests {
  @Test func takesWhatIsNotFiniteForNone() {
    let color = Color(.srgb, .nan, .infinity, 0.5, alpha: -.infinity)
    #expect(color == Color(.srgb, nil, nil, 0.5, alpha: nil))
    #expect(color[0] == nil && color[2] == 0.5)
    #expect(color.alpha == 0)
  }

  @Test func clampsOpacity() {
    #expect(Color(.srgb, 0, 0, 0, alpha: 3).alpha == 1)
    #expect(Color.white.withOpacity(-1).alpha == 0)
    #expect(Color.white.withOpacity(.nan).alpha == 0)
  }

  @Test func isTheSameFromBytesAndFromCSS() throws {
    #expect(try Color(css: "#2f62a180") == Color(red: 0x2F, green: 0x62, blue: 0xA1, alpha: 0x80))
    #expect(Color(RGBA8(red: 1, green: 2, blue: 3)).hex == "#010203")
  }

  @Test func describesItsSpaces() {
    #expect(ColorSpace.allCases.count == 15)
    #expect(ColorSpace.oklch.hueIndex == 2)
    #expect(ColorSpace.hsl.gamut == .srgb)
    #expect(ColorSpace.lab.gamut == nil)
    #expect(ColorSpace.lab.components.map(\.name) == ["l", "a", "b"])
    #expect(ColorSpace.hwb.components[0].isHue)
    #expect(ColorSpace.lch.components[1].range.contains(1e9))
    for space in ColorSpace.allCases { #expect((space.base == nil) == (space == .xyzD65)) }
  }
}
