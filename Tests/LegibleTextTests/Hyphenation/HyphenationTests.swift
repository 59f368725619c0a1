import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where dictionaries part words, with a small dictionary of our own.
struct HyphenationTests {
  /// Letters around a 1 may be parted, those around a 4 may not.
  private static let files = [
    "hyph_en_US.dic": """
    UTF-8
    LEFTHYPHENMIN 2
    RIGHTHYPHENMIN 3
    o1u
    u1t
    i1n
    b1b
    é1v
    """,
    // Behind the slash: what the letters from a place on become, and how many they are.
    "hyph_hu_HU.dic": "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\ns1sz/sz=sz,1,3\nn1y\n",
    "hyph_sv.dic": "ISO8859-1\nl1l/ll=l,1,2\n",
    "hyph_ca.dic": "UTF-8\nl·1l/l=l,1,3\n",
    "hyph_de.dic": "UTF-8\nc1k/k=k,1,2\nf1f/ff=f,1,2\nü1b/ue=b,1,2\nö1b/oe=b\nt1p/tt=p\n",
    // The first level of two has changes that libhyphen fails at, and some that are none.
    "hyph_fr.dic": """
    UTF-8
    f1f/ff=f,1,2
    c1k
    NEXTLEVEL
    t1t/tt=t,1,2
    b1b/bb=b,-1,9999
    d1d/dd,1,2
    g1g/g=g=g,1,2
    e1ë/e=e,1,2
    """,
    "hyph_nl.dic": "UTF-8\nn1k\n",
    "hyph_tr.dic": "KLINGON-1\na1b\n",
  ]

  private func parts(_ text: String, _ locale: String) throws -> [String] {
    let folder = try TemporaryFolder(Self.files)
    return try withExtendedLifetime(folder) {
      var settings = ParagraphSettings()
      settings.lineBreaking.hyphenation = Hyphenation(folders: ["/nowhere", folder.path])
      let breaks = try TextAnalysis.lineBreaks(in: text, locale: locale, settings: settings)
      let units = Array(text.utf16)
      var start = 0
      return breaks.map { item in
        defer { start = item.offset }
        let end = item.change?.removed.lowerBound ?? item.offset
        let part = String(decoding: units[start..<end], as: UTF16.self)
        guard item.showsHyphen, !part.hasSuffix("\u{AD}") else { return part }
        return part + (item.change.map { "[\($0.before)-\($0.after)]" } ?? "-")
      }
    }
  }

  @Test(arguments: [
    ("en", "routing", ["ro-", "u-", "ting"]),
    ("en", "Routing", ["Ro-", "u-", "ting"]),
    ("en-US", "Rabbit holes", ["Rab-", "bit ", "holes"]),
    ("en-US", "révévon", ["ré-", "vé-", "von"]),
    // The minima: two letters before, three behind, words of five letters.
    ("en", "outing", ["ou-", "ting"]),
    ("en", "routs", ["ro-", "uts"]),
    ("en", "rout", ["rout"]),
    // Spellings that change at the hyphen.
    ("hu", "asszony", ["as[z-]", "szony"]),
    ("hu-HU", "Asszonnyal", ["As[z-]", "szonn-", "yal"]),
    ("sv", "tillåta", ["til[l-]", "låta"]),
    ("ca", "paral·lel", ["paral[-]", "lel"]),
    ("de", "Zucker", ["Zu[k-]", "ker"]),
    ("de", "Schiffahrt", ["Schif[f-]", "fahrt"]),
    ("de", "drüben", ["dr[ue-]", "ben"]),
    ("de", "Möbelstutpen", ["Möbelstutpen"]),
    ("fr", "reëel", ["re[-e]", "el"]),
    ("fr", "letter", ["let[t-]", "ter"]),
    ("fr", "ebbeddegge-schiffahrt", ["ebbeddegge-", "schiffahrt"]),
    // A soft hyphen tells better where to part.
    ("en", "rou\u{AD}ting", ["rou\u{AD}", "ting"]),
    // Abbreviations, names, addresses, paths and identifiers stay whole.
    ("en", "ROUTING", ["ROUTING"]),
    ("en", "iRouting", ["iRouting"]),
    ("en", "mail@routing.example", ["mail@routing.example"]),
    ("en", "_routing_", ["_routing_"]),
    ("en", "https://routing.example", ["https://routing.example"]),
    // Words around a hyphen are words of their own.
    ("en", "re-routing", ["re-", "ro-", "u-", "ting"]),
    ("en", "(routing).", ["(ro-", "u-", "ting)."]),
    // The nearest dictionary of the language.
    ("nl-BE", "denken", ["den-", "ken"]),
    // Languages without hyphens need no dictionary.
    ("ja", "道", ["道"]),
  ])
  func wordsPartByTheirDictionary(
    _ locale: String, _ text: String, _ expected: [String]
  ) throws {
    #expect(try parts(text, locale) == expected)
  }

  @Test(arguments: [
    ("fi", "there is no hyphenation dictionary for \"fi\" in /nowhere, "),
    ("", "there is no hyphenation dictionary for a text without a language in /nowhere, "),
    ("tr", "the character set \"KLINGON-1\" of the dictionary is not known"),
  ])
  func aMissingDictionaryIsAnError(_ locale: String, _ message: String) throws {
    let error = try #require(throws: LegibleError.self) { try parts("kieli", locale) }
    #expect(error.findings[0].rule == "hyphenation")
    #expect(error.findings[0].message.hasPrefix(message))
  }

  @Test func linesShowAHyphenThatWasMeasured() throws {
    let folder = try TemporaryFolder(Self.files)
    try withExtendedLifetime(folder) {
      var settings = ParagraphSettings()
      settings.lineBreaking.hyphenation = Hyphenation(folders: [folder.path])
      let paragraph = try embedded.paragraph(
        "routing", style: inter(), locale: "en", settings: settings)
      let hyphenated = try embedded.paragraph("rou\u{2010}", style: inter(), locale: "en")
      let fit = try paragraph.fit(width: hyphenated.width)
      #expect(fit.lines.map(\.display) == ["rou\u{2010}", "ting"])
      #expect(fit.lines[0].width == hyphenated.width)
      #expect(try paragraph.fit(width: hyphenated.width - 0.1).lines[0].display == "ro\u{2010}")
      #expect(try paragraph.fit(width: paragraph.width).lines.map(\.display) == ["routing"])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_de_DE.dic")))
  func bothLevelsOfTheGermanDictionaryCount() throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.hyphenation = .system
    let expected = [
      "Deutschland": "Deutsch-land", "Einstellungen": "Ein-stel-lun-gen", "Ofen": "Ofen",
      "Donaudampfschifffahrt": "Do-nau-dampf-schiff-fahrt", "Übersicht": "Über-sicht",
    ]
    for locale in ["de", "de-DE", "de-AT", "de-Latn-CH"] {
      for (word, parted) in expected {
        let breaks = try TextAnalysis.lineBreaks(in: word, locale: locale, settings: settings)
        var shown = word
        for item in breaks.reversed() where item.showsHyphen {
          shown.insert("-", at: String.Index(utf16Offset: item.offset, in: shown))
        }
        #expect(shown == parted)
      }
    }
  }

  @Test(arguments: [
    ("hu", "asszony", ["asz\u{2010}", "szony"]), ("de", "Zucker", ["Zuk\u{2010}", "ker"]),
    ("fr", "reëel", ["re\u{2010}", "eel"]),
  ])
  func linesShowTheChangedSpelling(
    _ locale: String, _ text: String, _ expected: [String]
  ) throws {
    let folder = try TemporaryFolder(Self.files)
    try withExtendedLifetime(folder) {
      var settings = ParagraphSettings()
      settings.lineBreaking.hyphenation = Hyphenation(folders: [folder.path])
      let paragraph = try embedded.paragraph(
        text, style: inter(tracking: 20), locale: locale, settings: settings)
      let widths = try expected.map {
        try embedded.paragraph($0, style: inter(tracking: 20)).width
      }
      let width = max(widths[0], widths[1]) + 0.3
      let fit = try paragraph.fit(width: width)
      #expect(fit.lines.map(\.display) == expected)
      // The lines cover the text, and what is placed is as wide as what was measured.
      #expect(fit.lines.map(\.range).map(\.lowerBound) == [0, fit.lines[0].range.upperBound])
      #expect(fit.lines[1].range.upperBound == text.utf16.count)
      for line in fit.lines {
        let shown = try embedded.paragraph(line.display, style: inter(tracking: 20)).width
        #expect(abs(line.width - shown) < 0.5)
        let glyphs = fit.glyphs(of: line)
        #expect(glyphs.count == line.display.count)
        #expect(glyphs.allSatisfy { $0.x < line.width })
      }
      let cut = try paragraph.fit(width: width, lines: 2, truncation: .tail)
      #expect(cut.lines.map(\.display) == expected)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_de_DE.dic")))
  func wordsPartAlikeAloneAndTogether() throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.hyphenation = .system
    let words = samples.filter { $0.locale == "de" }.flatMap { $0.text.split(separator: " ") }
    let text = words.joined(separator: " ")
    let together = try TextAnalysis.lineBreaks(in: text, locale: "de", settings: settings)
    var alone: [Int] = []
    var start = 0
    for word in words {
      let breaks = try TextAnalysis.lineBreaks(in: String(word), locale: "de", settings: settings)
      alone += breaks.filter(\.showsHyphen).map { $0.offset + start }
      start += word.utf16.count + 1
    }
    #expect(together.filter(\.showsHyphen).map(\.offset) == alone)
    #expect(!alone.isEmpty)
  }
}
