import LegibleText
import Testing

/// Each tailoring: what it keeps together, and what it leaves alone.
struct TailoringTests {
  private func breaks(_ text: String, _ tailorings: Set<BreakTailoring>) throws -> [String] {
    var settings = ParagraphSettings()
    settings.lineBreaking.tailorings = tailorings
    let paragraph = try embedded.paragraph(
      text, style: inter(), locale: "en", settings: settings)
    var parts: [String] = []
    var start = 0
    let units = Array(text.utf16)
    for offset in paragraph.lineBreaks.map(\.offset) {
      parts.append(String(decoding: units[start..<offset], as: UTF16.self))
      start = offset
    }
    return parts
  }

  @Test(arguments: [
    (BreakTailoring.commandFlags, "run --all -v", ["run ", "--all ", "-v"]),
    (.commandFlags, "well-known", ["well-", "known"]),
    (.plusSigns, "use C++ or +49 30", ["use ", "C++ ", "or ", "+49 ", "30"]),
    (.plusSigns, "a + b", ["a ", "+ ", "b"]),
    (.shortPrefixes, "E-Mail an U-Bahn", ["E-Mail ", "an ", "U-Bahn"]),
    (.shortPrefixes, "Auf-und-ab", ["Auf-", "und-", "ab"]),
    (.numbersWithUnits, "only 5 km, 1 250 m", ["only ", "5 km, ", "1 250 m"]),
    (.numbersWithUnits, "room 12 left 40 %.", ["room ", "12 ", "left ", "40 %."]),
    (.numbersWithUnits, "in 2024 300 trails", ["in ", "2024 ", "300 ", "trails"]),
    (.spacedQuotationMarks, "dire « oui » ici", ["dire ", "« oui » ", "ici"]),
    (.spacedQuotationMarks, "« Très bien »", ["« Très ", "bien »"]),
    // Marks that point inwards open and close the other way round.
    (.spacedQuotationMarks, "sagte »Hallo« laut", ["sagte ", "»Hallo« ", "laut"]),
    (.spacedQuotationMarks, "dire «oui» ici", ["dire ", "«oui» ", "ici"]),
    (.marksOnSpaces, "a \u{301}b c", ["a \u{301}b ", "c"]),
    (.aksaras, "ᬳᬓ᭄ᬱᬭ", ["ᬳ", "ᬓ᭄ᬱ", "ᬭ"]),
    (.aksaras, "ꦲꦏ꧀ꦱꦫ", ["ꦲ", "ꦏ꧀ꦱ", "ꦫ"]),
    (.hebrewHyphens, "בית־ספר", ["בית־", "ספר"]),
    (.hebrewHyphens, "תל-אביב", ["תל-", "אביב"]),
    (.keptHyphens, "well-known of\u{AD}fice", ["well-known ", "of\u{AD}fice"]),
    (.slashes, "CD/DVD at 5 km/h", ["CD/DVD ", "at ", "5 ", "km/h"]),
    (.slashes, "open /home/notes", ["open ", "/home/", "notes"]),
    (.slashes, "https://example/install", ["https://example/", "install"]),
    (
      .browserPunctuation, "CD/DVD a-b -5 what?yes", ["CD/DVD ", "a-", "b ", "-5 ", "what?", "yes"]
    ),
    (.koreanWords, "경로를 저장했습니다", ["경로를 ", "저장했습니다"]),
    (.browserPunctuation, "f(x).[y]", ["f(x).", "[y]"]),
    (.browserPunctuation, "a::b->c b-. x?\"", ["a::b-", ">c ", "b-. ", "x?\""]),
    (.browserPunctuation, "x>(y) $(z) @{v}", ["x>", "(y) ", "$(z) ", "@{v}"]),
  ])
  func keepsTogetherWhatReadsAsOne(
    _ tailoring: BreakTailoring, _ text: String, _ expected: [String]
  ) throws {
    #expect(try breaks(text, [tailoring]) == expected)
  }

  @Test(arguments: ["run --all", "C++", "E-Mail", "5 km", "km/h"])
  func theRulesChangeSomething(_ text: String) throws {
    #expect(try breaks(text, BreakTailoring.interface).count < breaks(text, []).count)
  }

  @Test(arguments: ["de", "fr", "ru"])
  func quotationMarksOfEitherDirectionKeepTheirWords(_ locale: String) throws {
    func ends(_ text: String) throws -> [Int] {
      try TextAnalysis.lineBreaks(in: text, locale: locale).map(\.offset)
    }
    #expect(try ends("sagt »Hallo« laut") == [5, 13, 17])
    #expect(try ends("sagt « Hallo » laut") == [5, 15, 19])
  }

  @Test func hardBreaksStay() throws {
    #expect(try breaks("5\nkm", BreakTailoring.interface) == ["5\n", "km"])
  }
}
