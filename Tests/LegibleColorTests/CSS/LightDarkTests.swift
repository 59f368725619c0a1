import LegibleColor
import LegibleCore
import LegibleTestSupport
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
    ("light-dark(red▸)", "light-dark() takes two colours"),
    ("light-dark(red, blue▸, lime)", "light-dark() takes two colours"),
    ("light-dark(red ▸blue)", "light-dark() takes two colours"),
    ("light-dark(red, ▸)", "expected a colour"),
    ("light-dark(red, ▸bleu)", "“bleu” is not a CSS colour name"),
    ("light-dark(red, blue▸", "light-dark() takes two colours"),
  ])
  func saysWhatIsWrong(css: String, message: String) {
    let marked = MarkedText(css)
    let error = #expect(throws: LegibleError.self) { try CSSColorVariants(parsing: marked.text) }
    let finding = error?.findings.first
    #expect(finding?.position == marked.positions.first)
    #expect(finding?.message.hasPrefix(message) == true)
  }
}
