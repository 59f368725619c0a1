import LegibleCore
import LegibleText
import Testing

/// What users of other engines report of spaces, hyphens and scripts.
struct ComplaintTests {
  private func ends(
    _ text: String, _ locale: String, _ change: (inout ParagraphSettings) -> Void = { _ in }
  ) throws -> [Int] {
    var settings = ParagraphSettings()
    change(&settings)
    return try TextAnalysis.lineBreaks(in: text, locale: locale, settings: settings)
      .map(\.offset)
  }

  @Test(arguments: [
    // A line ended at a no-break space.
    ("a\u{A0}b c", "en", [4, 5]),
    ("5\u{202F}km hier", "de", [5, 9]),
    // A word joiner in Thai went unheard.
    ("บันทึก\u{2060}เส้นทาง", "th", [11, 14]),
    // A zero-width space parts, at the start too.
    ("\u{200B}ab\u{200B}c", "en", [1, 4, 5]),
    // A line began with a mark that stands on a space.
    ("a \u{301}b", "en", [4]),
    // Korean words were parted between syllables.
    ("경로를 저장", "ko", [4, 6]),
  ])
  func linesEndWhere(_ text: String, _ locale: String, _ expected: [Int]) throws {
    #expect(try ends(text, locale) == expected)
  }

  @Test(arguments: [
    ("សូមស្វាគមន៍មកកាន់", "km"), ("ສະບາຍດີຕອນເຊົ້າ", "lo"), ("မင်္ဂလာပါရှင်", "my"),
    ("ยินดีต้อนรับ", "th"),
  ])
  func scriptsWithoutSpacesBreakBetweenWords(_ text: String, _ locale: String) throws {
    let found = try ends(text, locale)
    let clusters = try TextAnalysis.clusterEnds(of: text)
    #expect(found.count > 1)
    #expect(Set(found).isSubset(of: clusters))
  }

  @Test(arguments: ["今日はとても天気がいいですね。", "「キャンプ場」へ行こう！", "ルートを、保存しました。"])
  func phrasesKeepTheRulesOfLines(_ text: String) throws {
    let phrases = try ends(text, "ja") { $0.lineBreaking.wordBreak = .phrase }
    #expect(try Set(phrases).isSubset(of: ends(text, "ja")))
    let loose = try ends(text, "ja") {
      $0.lineBreaking.wordBreak = .phrase
      $0.lineBreaking.strictness = .auto
    }
    #expect(try Set(loose).isSubset(of: ends(text, "ja")))
  }

  @Test(arguments: ["ja", "ko"])
  func keepAllAndPhrasesWorkOnEveryICU(_ locale: String) throws {
    let text = locale == "ja" ? "山道は、とても長い" : "경로를 저장했습니다"
    let space = 4
    let end = text.utf16.count
    #expect(try ends(text, locale) { $0.lineBreaking.wordBreak = .keepAll } == [space, end])
    #expect(
      try ends(text, locale) {
        $0.lineBreaking.wordBreak = .phrase
        $0.lineBreaking.tailorings = []
      }.count < ends(text, locale) { $0.lineBreaking.tailorings = [] }.count)
  }

  @Test func conjunctsStayWhole() throws {
    let text = "क्षेत्र"
    #expect(try ends(text, "hi") { $0.lineBreaking.strictness = .anywhere } == [4, 7])
  }

  @Test func arabicBreaksAnywhereBetweenLetters() throws {
    #expect(try ends("مرحبا", "ar") { $0.lineBreaking.strictness = .anywhere } == [1, 2, 3, 4, 5])
  }

  @Test func zeroWidthSpacesHaveNoWidth() throws {
    let plain = try embedded.paragraph("ab", style: inter(), locale: "en")
    let spaced = try embedded.paragraph("\u{200B}a\u{200B}b", style: inter(), locale: "en")
    #expect(abs(plain.width - spaced.width) < 1e-9)
  }

  @Test func aLigatureThatFitsIsNotCutForItsWiderStart() throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.wrap = .char
    let paragraph = try embedded.paragraph(
      "لالالالالا", style: inter(), locale: "ar", settings: settings)
    let fit = try paragraph.fit(width: paragraph.width, lines: 1)
    #expect(!fit.isTruncated)
    #expect(try paragraph.fit(width: paragraph.width).lines.count == 1)
  }

  @Test func tabsShowNoSign() throws {
    let tab = try embedded.paragraph("a\ta", style: inter(), locale: "en")
    #expect(tab.missing.isEmpty)
    let fit = try tab.fit(width: .infinity)
    #expect(fit.lines[0].display == "a\ta")
    let glyphs = fit.glyphs(of: fit.lines[0])
    #expect(glyphs.count == 3)
    #expect(glyphs[1].id != 0)
  }

  @Test func trailingSpacesHang() throws {
    let plain = try embedded.paragraph("one two", style: inter(), locale: "en")
    let spaced = try embedded.paragraph("one two   ", style: inter(), locale: "en")
    #expect(plain.width == spaced.width)
    #expect(try spaced.fit(width: plain.width).lines.count == 1)
  }

  @Test func aSoftHyphenShowsOnlyWhereALineEnds() throws {
    let paragraph = try embedded.paragraph("of\u{AD}fice", style: inter(), locale: "en")
    let short = try embedded.paragraph("of\u{2010}", style: inter(), locale: "en").width
    let fit = try paragraph.fit(width: max(short, paragraph.width * 0.7))
    #expect(fit.lines[0].display.hasSuffix("\u{2010}"))
    #expect(fit.lines[0].width == short)
    #expect(try !paragraph.fit(width: paragraph.width).lines[0].display.contains("\u{2010}"))
  }
}
