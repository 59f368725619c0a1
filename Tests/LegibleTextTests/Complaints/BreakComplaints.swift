import LegibleText
import Testing

/// What people report of line breaks: each row a symptom, a language, and the text with a bar at every
/// place where a line may end.
struct BreakComplaints {
  @Test(arguments: [
    // Spaces.
    ("a line ended at a no-break space", "en", "a\u{A0}b |c"),
    ("a number lost its unit", "fr", "12\u{202F}km |ici"),
    ("a space before a colon began a line", "fr", "fin\u{202F}: |suite"),
    ("spaces at a line's end began the next one", "en", "one   |two"),
    ("a zero-width space gave no place to break", "en", "long\u{200B}|word"),
    ("a leading zero-width space was lost", "en", "\u{200B}|word"),
    ("a word joiner went unheard", "en", "a-\u{2060}b |c"),
    ("a word joiner went unheard in Thai", "th", "บันทึก\u{2060}เส้น|ทาง"),
    ("a line separator was shown as a sign", "en", "one\u{2028}|two"),
    ("a carriage return counted twice", "en", "one\r\n|two"),
    // Marks.
    ("a mark was taken for the start of a word", "de", "Cafe\u{301}s |auf"),
    ("a mark that stands on a space began a line", "en", "a \u{301}b |c"),
    ("a joined emoji was torn", "en", "👩‍👩‍👧‍👦|👩‍👩‍👧‍👦"),
    ("a flag was torn", "en", "🇩🇪|🇯🇵"),
    ("a keycap was torn", "en", "1️⃣ |2️⃣"),
    // Hyphens and signs.
    ("a command's flag was torn", "en", "run |--all |-v"),
    ("a language's name was torn", "en", "C++ |code"),
    ("a short word lost its first letter", "de", "E-Mail |senden"),
    ("a minus sign lost its number", "en", "at |-5 |degrees"),
    ("a sum of money was torn", "en", "for |$5.99 |now"),
    ("a date was torn", "de", "am |24.12.2025 |um |18:30"),
    ("an address was torn at its dots", "en", "see |example.org |now"),
    ("a decimal comma ended a line", "de", "etwa |12,5 km |weit"),
    ("a percent sign stood alone", "en", "about |40% |done"),
    ("a closing bracket began a line", "en", "(see |below)"),
    // Quotation marks.
    ("French marks stood alone", "fr", "dire |« Très |bien » |ici"),
    ("marks that point inwards found no place before them", "de", "sagt |»Hallo« |laut"),
    ("low German marks were left behind", "de", "sagt |„Hallo“ |laut"),
    // Scripts.
    ("Korean words were parted between syllables", "ko", "경로를 |저장했습니다."),
    ("Korean words beside Latin ones were parted", "ko", "Wi-|Fi를 |켜세요"),
    ("a line began with a Japanese full stop", "ja", "保|存|し|ま|し|た。"),
    ("a line began with a small kana", "ja", "キャ|ン|プ"),
    ("a line began with the long mark", "ja", "ルー|ト"),
    ("a line ended with an opening bracket", "ja", "「地|図」|へ"),
    ("half-width brackets kept ideographs together", "zh-Hans", "文|字|(放|在)|里"),
    ("a number was parted from its Korean counter", "ko", "사진 |5개를 |골랐습니다"),
    ("a Hebrew word could not be parted behind its hyphen", "he", "תל-|אביב |יפה"),
    ("Arabic punctuation began a line", "ar", "مرحبا، |كيف |حالك؟"),
    ("a Devanagari full stop began a line", "hi", "सहेजा |गया।"),
  ])
  func linesEndOnlyAtTheBars(_ symptom: String, _ locale: String, _ marked: String) throws {
    let text = marked.replacing("|", with: "")
    let units = Array(text.utf16)
    var start = 0
    let parts = try TextAnalysis.lineBreaks(in: text, locale: locale).map { item in
      defer { start = item.offset }
      return String(decoding: units[start..<item.offset], as: UTF16.self)
    }
    #expect(parts.joined(separator: "|") == marked, "\(symptom)")
  }

  /// In scripts that dictionaries part too, only line breaks of the text have to be.
  @Test(arguments: [
    ("บันทึกเส้นทาง\nบันทึก", "th", 1), ("ที่นี่\r\n", "th", 1), ("សូមស្វាគមន៍មកកាន់\n\nសូម", "km", 2),
    ("ສະບາຍດີຕອນເຊົ້າ\u{2028}ສະ", "lo", 1), ("မင်္ဂလာပါရှင်\nမင်္ဂလာ", "my", 1), ("保存しました。\n地図", "ja", 1),
    ("Keep\nyour boots", "en", 1), ("บันทึกเส้นทาง", "th", 0),
  ])
  func aLineBreakEndsOneLineOnly(_ text: String, _ locale: String, _ count: Int) throws {
    let breaks = try TextAnalysis.lineBreaks(in: text, locale: locale)
    #expect(breaks.filter(\.isMandatory).count == count)
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let shown = lines.last == "" ? lines.count - 1 : lines.count
    #expect(try paragraph.fit(width: .infinity).lines.count == shown)
  }
}
