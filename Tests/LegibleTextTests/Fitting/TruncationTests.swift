import LegibleCore
import LegibleText
import Testing

/// Where a line is cut and what stands for the rest.
struct TruncationTests {
  private func cut(
    _ text: String, _ width: Double, _ truncation: Truncation = .tail, lines: Int = 1,
    ellipsis: Ellipsis = .platform, locale: String = "en",
    settings: ParagraphSettings = ParagraphSettings()
  ) throws -> Fit {
    try embedded.paragraph(text, style: inter(), locale: locale, settings: settings)
      .fit(width: width, lines: lines, truncation: truncation, ellipsis: ellipsis)
  }

  /// Pango's answers for the same font, but for `word` and `clip`, which it has not.
  @Test(arguments: [
    (Truncation.tail, "Smarter for…"), (.middle, "Smart…anding"), (.head, "…derstanding"),
    (.word, "Smarter…"), (.clip, "Smarter form "),
  ])
  func givesWayWhereItIsTold(_ truncation: Truncation, _ expected: String) throws {
    let fit = try cut("Smarter form understanding", 120, truncation)
    #expect(fit.lines[0].display == expected)
    #expect(fit.isTruncated)
  }

  /// What stays on both sides of a cut in the middle is as wide as the clusters allow.
  @Test(arguments: [
    ("Cambio de contraseña automatizado", 160.0, "Cambio …matizado"),
    ("Sélectionner une fenêtre", 160, "Sélectio…e fenêtre"),
    ("America/Martinique", 44, "A…e"), ("Показ запросов", 120, "Показ …росов"),
  ])
  func halvesAreEquallyWide(_ text: String, _ width: Double, _ expected: String) throws {
    var settings = ParagraphSettings()
    settings.truncation.reshapes = false
    let fit = try cut(text, width, .middle, settings: settings)
    #expect(fit.lines[0].display == expected)
  }

  @Test func oneClusterIsLeftWhereOnlyOneFits() throws {
    #expect(try cut("MMi", 20, .middle).lines[0].display == "…i")
    #expect(try cut("iMM", 20, .middle).lines[0].display == "i…")
    #expect(try cut("MM", 20, .middle).lines[0].display == "…")
  }

  @Test func aBrowserKeepsTheFirstCluster() throws {
    #expect(try cut("Wasser", 20, settings: .css).lines[0].display == "W…")
    #expect(try cut("Wasser", 20).lines[0].display == "…")
  }

  /// The kerning of "fe" lets a browser keep the f; alone it is too wide.
  @Test func onlyABrowserLeavesTheCutLetterAsItWas() throws {
    #expect(try cut("Sélectionner une fenêtre", 160, settings: .css).lines[0].display.count == 19)
    #expect(try cut("Sélectionner une fenêtre", 160).lines[0].display == "Sélectionner une …")
  }

  /// A final form is wider than the medial one: what shows is measured as it shows.
  @Test(arguments: [Truncation.tail, .middle, .head])
  func cutArabicLettersTakeFinalForms(_ truncation: Truncation) throws {
    for width in stride(from: 20.0, through: 160, by: 1.5) {
      let line = try cut("الاستيثاق مطلوب لتفعيل", width, truncation, locale: "ar").lines[0]
      #expect(line.width <= width + Fit.tolerance || line.display == "…")
      let parts = line.display.split(separator: "…", omittingEmptySubsequences: false)
      let shown = try (parts.map(String.init) + ["…"]).reduce(0.0) {
        $0 + (try embedded.paragraph($1, style: inter(), locale: "ar").width(keepingSpaces: $1))
      }
      #expect(abs(shown - line.width) < 0.01, "\(line.display) in \(width)")
    }
  }

  @Test func headsKeepTheMarksThatDecideTheDirection() throws {
    let line = try cut("\u{200F}Wi-Fi 5 und Bluetooth", 80, .head).lines[0]
    #expect(line.display.hasPrefix("\u{200F}…"))
    #expect(line.display.hasSuffix("tooth"))
  }

  @Test(arguments: [
    (Truncation.tail, "one…"), (.word, "one…"), (.clip, "one"), (.head, "…three"),
    (.middle, "one…three"),
  ])
  func hardLinesAreNotJoined(_ truncation: Truncation, _ expected: String) throws {
    let fit = try cut("one\ntwo\nthree", 200, truncation)
    #expect(fit.lines.map(\.display) == [expected])
    #expect(fit.isTruncated)
    #expect(try cut("one\n", 200, truncation).lines.map(\.display) == ["one"])
  }

  @Test func onlyTheLastLineIsCut() throws {
    let fit = try cut("one two three four five six seven", 80, .head, lines: 2)
    #expect(fit.lines[0].display == "one two")
    #expect(fit.lines[1].display.hasPrefix("…") && fit.lines[1].display.hasSuffix("seven"))
  }

  @Test(arguments: [
    ("en", Truncation.word, " …"), ("fr", .head, "… "), ("fr-CA", .word, "…"), ("de", .tail, "…"),
    ("zh-Hant-HK", .tail, "⋯"), ("zh-Hans-CN", .word, "…"), ("zh-Hant", .word, " …"),
    ("pt-BR", .middle, "… "), ("pt-PT", .middle, "…"), ("bn", .tail, " …"), ("bn-IN", .tail, "…"),
  ])
  func languagesHaveTheirOwnSigns(_ locale: String, _ truncation: Truncation, _ sign: String) {
    #expect(Ellipsis.localized(locale).marker(for: truncation) == sign)
  }

  @Test func aSignOfItsOwnIsMeasured() throws {
    let fit = try cut("Smarter form understanding", 120, ellipsis: " [more]")
    #expect(fit.lines[0].display == "Smarte [more]")
    #expect(fit.lines[0].width <= 120)
  }

  /// The sign stands at the end of a line from right to left, on its left, whatever it replaces.
  @Test(arguments: ["שלום לכולם wide words here", "שלום wide לכולם ולכל מי שכאן"])
  func signsFollowTheParagraph(_ text: String) throws {
    for width in stride(from: 40.0, through: 160, by: 5) {
      let fit = try cut(text, width, locale: "he")
      guard fit.isTruncated else { continue }
      let glyphs = fit.glyphs(of: fit.lines[0])
      #expect(glyphs[0].cluster == 0 && glyphs[0].x == 0, "the sign is not first at \(width)")
    }
  }

  /// Of "abc שלום עולם" the space before the sign stays beside the sign.
  @Test func spacesBesideASignStayThere() throws {
    let text = "abc שלום עולם"
    let kept = try embedded.paragraph("abc שלום ", style: inter(), locale: "en")
    let width = try kept.width(keepingSpaces: kept.text)
    let sign = try embedded.paragraph("…", style: inter()).width
    let fit = try cut(text, width + sign + 0.1)
    #expect(fit.lines[0].display == "abc שלום …")
    let glyphs = fit.glyphs(of: fit.lines[0])
    #expect(glyphs.suffix(2).map(\.cluster) == [8, 0])
  }

  @Test func threePeriodsTakeThePlaceOfAnUnknownSign() throws {
    let fonts = try FontLibrary(fallback: .none)
    let style = TextStyle(name: "ar", families: ["Noto Sans Arabic"], size: 17)
    let text = "الاستيثاق مطلوب لتفعيل أو تعطيل"
    let own = try fonts.paragraph(text, style: style, locale: "ar").fit(width: 120, lines: 1)
    #expect(own.lines[0].display.hasSuffix("..."))
    var settings = ParagraphSettings()
    settings.truncation.borrowsEllipsis = true
    let borrowed = try fonts.paragraph(text, style: style, locale: "ar", settings: settings)
      .fit(width: 120, lines: 1)
    #expect(borrowed.lines[0].display.hasSuffix("…"))
    #expect(borrowed.glyphs(of: borrowed.lines[0]).allSatisfy { $0.id != 0 })
  }

  @Test func aFontWithoutAnyPunctuationBorrowsTheSign() throws {
    let fonts = try FontLibrary(fallback: .none)
    let style = TextStyle(name: "th", families: ["Noto Sans Thai"], size: 17)
    let fit = try fonts.paragraph("แสดงบุ๊กมาร์กในแผงด้านข้าง", style: style, locale: "th")
      .fit(width: 100, lines: 1)
    #expect(fit.lines[0].display.hasSuffix("…"))
    #expect(fit.fontPaths[fit.glyphs(of: fit.lines[0]).last?.font ?? 0] == "Inter.ttf")
  }
}

extension Paragraph {
  /// The width with the spaces at the end of a text, which hang otherwise.
  fileprivate func width(keepingSpaces text: String) throws -> Double {
    try embedded.paragraph("." + text + ".", style: style, locale: locale).width
      - embedded.paragraph("..", style: style, locale: locale).width
  }
}
