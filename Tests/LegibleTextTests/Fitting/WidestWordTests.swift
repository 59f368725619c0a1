import LegibleCore
import LegibleText
import Testing

/// What has to fit on a line: a word, or of scripts that are divided anywhere in a pinch a part of one.
@Suite struct WidestWordTests {
  /// Each row: a text, its language, and its widest word as labels of iOS divide it.
  @Test(
    arguments: [
      ("데이터베이스 연결", "ko", "이"), ("설정", "ko", "정"), ("DuckDuckGo에서는", "ko", "DuckDuckGo"),
      ("새 Lieferbedingungen은", "ko", "Lieferbedingungen"),
      ("インターネットにつながりません", "ja", nil), ("ﾌﾟﾗｲﾊﾞｼｰ設定", "ja", nil),
      ("隱私權政策與服務條款", "zh-Hant", nil), ("请打开Settings再试", "zh-Hans", "Settings"),
      ("Donaudampfschifffahrt und See", "de", "Donaudampfschifffahrt"),
      ("Ürün 데이터 Konfigürasyonu", "tr", "Konfigürasyonu"),
    ] as [(String, String, String?)])
  func countsSyllabaryBySyllable(text: String, locale: String, word: String?) throws {
    let style = TextStyle(name: "body", families: ["SF Pro"], size: 17)
    let paragraph = try embedded.paragraph(text, style: style, locale: locale, settings: .ios)
    let widest = paragraph.widestWord()
    let found = String(decoding: Array(text.utf16)[widest.range], as: UTF16.self)
    if let word, word.count > 1 {
      #expect(found == word)
    } else {
      // Two signs are kept together where a small kana or a mark follows.
      #expect(found.count <= 2, "\(found)")
      #expect(widest.width <= 2.2 * 17)
    }
    // Whatever has that width shows all of the text.
    let lines = paragraph.narrowestWidth(lines: nil)
    #expect(lines == min(widest.width, paragraph.width(size: 17)))
  }

  /// Where Korean words are kept together, or long ones are not cut, they count whole.
  @Test func wordsThatAreKeptCountWhole() throws {
    let style = TextStyle(name: "body", families: ["SF Pro"], size: 17)
    let text = "데이터베이스 연결"
    var kept = ParagraphSettings.css
    kept.lineBreaking.wordBreak = .keepAll
    var uncut = ParagraphSettings.ios
    uncut.lineBreaking.breaksLongWords = false
    for settings in [kept, uncut] {
      let paragraph = try embedded.paragraph(text, style: style, locale: "ko", settings: settings)
      #expect(paragraph.widestWord().range == 0..<6)
    }
  }
}
