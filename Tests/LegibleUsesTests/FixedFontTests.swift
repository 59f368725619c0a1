import LegibleUses
import Testing

@Suite struct FixedFontTests {
  @Test(arguments: [
    ("system 16", FixedFont(size: 16)),
    ("system 16.5 semibold", FixedFont(size: 16.5, weight: "semibold")),
    ("system", nil), ("system x", nil), ("system -1", nil), ("Lato 16", nil), ("body", nil),
    ("", nil),
  ])
  func names(_ name: String, _ font: FixedFont?) {
    #expect(FixedFont(name) == font)
    if let font { #expect(font.name == name) }
  }

  @Test func regularIsNotNamed() {
    #expect(FixedFont(size: 12, weight: "regular").name == "system 12")
  }
}
