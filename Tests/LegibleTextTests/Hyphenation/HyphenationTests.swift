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
  /// Letters around a 1 may be parted, those around a 4 may not; `tt` is written `ttt` when it is.
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
    t1t/tt=t,1,2
    """,
    "hyph_nl.dic": "UTF-8\nn1k\n",
    "hyph_tr.dic": "KLINGON-1\na1b\n",
  ]

  private func parts(_ text: String, _ locale: String) throws -> [String] {
    let folder = try TemporaryFolder(Self.files)
    return try withExtendedLifetime(folder) {
      var settings = ParagraphSettings()
      settings.hyphenation = Hyphenation(folders: ["/nowhere", folder.path])
      let breaks = try TextAnalysis.lineBreaks(in: text, locale: locale, settings: settings)
      let units = Array(text.utf16)
      var start = 0
      return breaks.map { item in
        defer { start = item.offset }
        let part = String(decoding: units[start..<item.offset], as: UTF16.self)
        return item.showsHyphen && !part.hasSuffix("\u{AD}") ? part + "-" : part
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
    // A spelling that changes at the hyphen is left alone.
    ("en", "letter", ["letter"]),
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
      settings.hyphenation = Hyphenation(folders: [folder.path])
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
    settings.hyphenation = .system
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
}
