import LegibleText
import Testing

/// What people report of text that is cut: each row a symptom, a box of one line in pt, and what shows.
struct CutComplaints {
  /// A row of the table.
  struct Row: CustomTestStringConvertible {
    var symptom: String
    var text: String
    var locale: String
    var truncation = Truncation.tail
    var width: Double
    var shows: String

    var testDescription: String { symptom }
  }

  static let rows = [
    Row(
      symptom: "a whole word went although half of it had room",
      text: "Laboris nisi ut aliquip ex ea commodo", locale: "en", width: 120,
      shows: "Laboris nisi u…"),
    Row(
      symptom: "of text from right to left only the sign was left", text: "המסלול נשמר וזמין",
      locale: "he", width: 90, shows: "המסלול נש…"),
    Row(
      symptom: "a joined emoji was cut into parts", text: "Hi 👩‍👩‍👧‍👦👩‍👩‍👧‍👦 there", locale: "en",
      width: 60, shows: "Hi …"),
    Row(
      symptom: "a letter lost its accent", text: "cafe\u{301} cre\u{300}me bru\u{302}le\u{301}e",
      locale: "fr", width: 85, shows: "cafe\u{301} cre\u{300}…"),
    Row(
      symptom: "ideographs in half-width brackets went all at once", text: "文字(放在括号里面)很长",
      locale: "zh-Hans", width: 100, shows: "文字(放在…"),
    Row(
      symptom: "a variation selector ended the program", text: "Katsuragi City (葛\u{E0100}城市)",
      locale: "en", width: 164, shows: "Katsuragi City (葛\u{E0100}…"),
    Row(
      symptom: "Burmese syllables ended the program", text: "Test (တော်တော်)", locale: "my",
      width: 70, shows: "Test (…"),
    Row(
      symptom: "Devanagari was cut within a syllable", text: "क्षेत्रीय मार्ग", locale: "hi", width: 50,
      shows: "क्षेत्रीय…"),
    Row(
      symptom: "Thai marks stayed without their letter", text: "เส้นทางที่บันทึกไว้", locale: "th",
      width: 80,
      shows: "เส้นทางที่…"),
    Row(
      symptom: "a path cut at its start took its slash to the other side",
      text: "/usr/local/share/fonts", locale: "en", truncation: .head, width: 110,
      shows: "…share/fonts"),
    Row(
      symptom: "the middle was that of what is seen", text: "abcdefgh אבגדהוזח ijklmnop",
      locale: "en", truncation: .middle, width: 130, shows: "abcdef…klmnop"),
    Row(
      symptom: "a text with a hard break showed no sign", text: "one\ntwo", locale: "en",
      width: 200, shows: "one…"),
    Row(
      symptom: "a space stood before the sign", text: "Smarter form understanding", locale: "en",
      truncation: .word, width: 120, shows: "Smarter…"),
    Row(
      symptom: "a box narrower than the sign never ended", text: "Wanderweg", locale: "de",
      width: 3, shows: "…"),
    Row(
      symptom: "a joined letter grew when it was cut, beyond the box", text: "مرحبا بالعالم الجميل",
      locale: "ar", width: 80, shows: "مرحبا بالع…"),
    Row(
      symptom: "a joined text was cut at its start by the letters it no longer had",
      text: "مرحبا بالعالم الجميل", locale: "ar", truncation: .head, width: 80,
      shows: "…لم الجميل"),
    Row(
      symptom: "a text that fits had a sign", text: "100 %", locale: "de", width: 60,
      shows: "100 %"),
  ]

  @Test(arguments: rows) func whatShowsReadsAsACut(_ row: Row) throws {
    let paragraph = try embedded.paragraph(row.text, style: inter(), locale: row.locale)
    let fit = try paragraph.fit(width: row.width, lines: 1, truncation: row.truncation)
    #expect(fit.lines.map(\.display) == [row.shows])
    #expect(fit.isTruncated == (row.shows != row.text))
    let line = fit.lines[0]
    #expect(line.width <= row.width + Fit.tolerance || line.display == "…")
    // The width is that of what shows.
    let last = fit.glyphs(of: line).map(\.x).max() ?? 0
    #expect(last <= line.width)
  }

  /// The sign stands where the reader's line goes on, whatever stands beside it.
  @Test(arguments: [
    ("a sign after Hebrew jumped to the left in English", "Wi-Fi שלום עולם", "en", 80.0, true),
    ("a sign after English jumped to the right in Hebrew", "שלום Wi-Fi network", "he", 90, false),
    ("a sign after a number jumped in Arabic", "الرقم 12345678", "ar", 90, false),
  ])
  func theSignStandsAtTheEndOfTheLine(
    _ symptom: String, _ text: String, _ locale: String, _ width: Double, _ isRight: Bool
  ) throws {
    let fit = try embedded.paragraph(text, style: inter(), locale: locale)
      .fit(width: width, lines: 1)
    #expect(fit.isTruncated)
    let sign = try #require(try embedded.paragraph("…", style: inter()).fit(width: 99).lines.first)
    let glyphs = fit.glyphs(of: fit.lines[0])
    let place = try #require(isRight ? glyphs.last?.x : glyphs.first?.x)
    #expect(abs(place - (isRight ? fit.lines[0].width - sign.width : 0)) < 1e-9, "\(symptom)")
  }
}
