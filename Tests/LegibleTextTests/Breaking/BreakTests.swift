import LegibleText
import Testing

/// Where lines may break, by locale and by setting.
struct BreakTests {
  @Test(arguments: [
    ("Weg und Ziel", "de", [4, 8, 12]),
    ("บันทึกเส้นทาง", "th", [6, 10, 13]),
    ("保存しました。", "ja", [1, 2, 3, 4, 5, 7]),
    ("12,5 km", "de", [7]),
  ])
  func opportunitiesFollowTheLocale(_ text: String, _ locale: String, _ expected: [Int]) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    #expect(paragraph.lineBreaks.map(\.offset) == expected)
  }

  @Test func strictnessDecidesOnSmallKana() throws {
    func breaks(_ lineBreak: ParagraphSettings.LineBreaking.Strictness) throws -> [Int] {
      var settings = ParagraphSettings()
      settings.lineBreaking.strictness = lineBreak
      return try embedded.paragraph(
        "キャンプ", style: inter(), locale: "ja", settings: settings
      ).lineBreaks.map(\.offset)
    }
    #expect(try breaks(.strict) == [2, 3, 4])
    #expect(try breaks(.normal) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    (ParagraphSettings.LineBreaking.WordBreak.normal, [1, 2, 4, 5, 8]), (.keepAll, [4, 8]),
    (.breakAll, [1, 2, 4, 5, 6, 7, 8]),
  ])
  func wordBreakDecidesInsideWords(
    _ wordBreak: ParagraphSettings.LineBreaking.WordBreak, _ expected: [Int]
  ) throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.wordBreak = wordBreak
    let paragraph = try embedded.paragraph(
      "山道は 駅map", style: inter(), locale: "ja", settings: settings)
    #expect(paragraph.lineBreaks.map(\.offset) == expected)
  }

  @Test(arguments: [
    ("道￥字", "ja", ParagraphSettings.LineBreaking.Strictness.strict, [3]),
    ("道￥字", "ja", .loose, [1, 2, 3]),
    ("道￥字", "de", .loose, [3]), ("道…字", "de", .strict, [2, 3]), ("道…字", "de", .loose, [1, 2, 3]),
  ])
  func signsBreakByStrictnessAndLanguage(
    _ text: String, _ locale: String, _ lineBreak: ParagraphSettings.LineBreaking.Strictness,
    _ expected: [Int]
  ) throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.strictness = lineBreak
    let paragraph = try embedded.paragraph(
      text, style: inter(), locale: locale, settings: settings)
    #expect(paragraph.lineBreaks.map(\.offset) == expected)
  }

  @Test func whiteSpaceCollapsesOnlyWhenAsked() throws {
    let text = "  one \n  two  "
    let kept = try embedded.paragraph(text, style: inter(), locale: "en")
    #expect(try kept.fit(width: .infinity).lines.count == 2)
    let collapsed = try embedded.paragraph(
      text, style: inter(), locale: "en", settings: .css)
    let plain = try embedded.paragraph(
      "one two", style: inter(), locale: "en", settings: .css)
    #expect(abs(collapsed.width - plain.width) < 1e-9)
    #expect(try collapsed.fit(width: .infinity).lines.map(\.display) == ["one two"])
  }

  @Test func wrapNoneBreaksOnlyHard() throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.wrap = .none
    let paragraph = try embedded.paragraph(
      "one two\nthree", style: inter(), locale: "en", settings: settings)
    #expect(paragraph.lineBreaks.map(\.offset) == [8, 13])
    #expect(try paragraph.fit(width: 10).lines.count == 2)
  }
}
