import LegibleColor
import LegibleCore
import Testing

@Suite struct LightDarkTests {
  @Test(arguments: [
    ("light-dark(#fff, #000)", "#ffffff", "#000000"),
    ("LIGHT-DARK( white /**/,rgb(0 0 0 / 50%) )", "#ffffff", "#00000080"),
    ("color-mix(in srgb, light-dark(red, blue), white)", "#ff8080", "#8080ff"),
    ("rgb(from light-dark(#123456, #abcdef) b g r)", "#563412", "#efcdab"),
    ("light-dark(light-dark(red, lime), light-dark(lime, blue))", "#ff0000", "#0000ff"),
  ])
  func readsBoth(css: String, light: String, dark: String) throws {
    let variants = try CSSColorVariants(parsing: css)
    #expect(variants.dependsOnAppearance)
    #expect(variants.light.color.hex == light && variants.dark.color.hex == dark)
    #expect(variants[.light] == variants.light && variants[.dark] == variants.dark)
    #expect(try Color(css: css, in: .dark).hex == dark)
  }

  @Test func othersAreTheSameInBoth() throws {
    let variants = try CSSColorVariants(parsing: "#777")
    #expect(!variants.dependsOnAppearance && variants.light == variants.dark)
  }

  @Test(arguments: [
    ("light-dark(red)", 15, "light-dark() takes two colours"),
    ("light-dark(red, blue, lime)", 21, "light-dark() takes two colours"),
    ("light-dark(red blue)", 16, "light-dark() takes two colours"),
    ("light-dark(red, )", 17, "expected a colour"),
    ("light-dark(red, bleu)", 17, "“bleu” is not a CSS colour name"),
    ("light-dark(red, blue", 21, "light-dark() takes two colours"),
  ])
  func saysWhatIsWrong(css: String, column: Int, message: String) {
    let error = #expect(throws: LegibleError.self) { try CSSColorVariants(parsing: css) }
    #expect(error?.findings.first?.location.column == column)
    #expect(error?.findings.first?.message.hasPrefix(message) == true)
  }
}
