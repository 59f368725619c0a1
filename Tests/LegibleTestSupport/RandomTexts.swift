/// Texts as people write them, in 15 scripts, and as nobody does.
public enum RandomTexts {
  /// Words by language; each language begins with its tag.
  public static let words: [(locale: String, words: [String])] = [
    ("en", ["trail", "office", "AVAWA", "Wi-Fi", "don’t", "x", "3.5", "km/h", "(optional)"]),
    ("de", ["Höhenmeter", "Donau\u{AD}dampf\u{AD}schiff", "„Straße“", "E-Mail", "äußerst"]),
    ("vi", ["Ấn", "Độ", "Ổn", "định", "đường", "ngày", "nghiêng"]),
    ("ru", ["Маршрут", "сохранён", "объём", "ёлка", "№"]),
    ("el", ["Διαδρομή", "αποθηκεύτηκε", "ΐ", "ἄνθρωπος"]),
    ("ar", ["المسار", "محفوظ", "لا", "الله", "مُحَمَّد", "١٢٣", "شكرًا،"]),
    ("ur", ["راستہ", "محفوظ", "ہے", "لیے"]),
    ("he", ["המסלול", "נשמר", "שָׁלוֹם", "ה-5"]),
    ("hi", ["मार्ग", "सहेजा", "क्षेत्र", "ऑफ़लाइन", "हिन्दी", "श्री"]),
    ("bn", ["পথ", "সংরক্ষিত", "স্ক্রিন", "হয়েছে"]),
    ("ta", ["பாதை", "சேமிக்கப்பட்டது", "கோ"]),
    ("th", ["บันทึก", "เส้นทาง", "แล้ว", "น้ำ", "ที่"]),
    ("km", ["ផ្លូវ", "ត្រូវបាន", "រក្សាទុក"]),
    ("my", ["လမ်းကြောင်း", "သိမ်းဆည်း", "ပြီးပါပြီ"]),
    ("ja", ["ルート", "保存", "しました。", "「地図」", "ッと", "ー"]),
    ("zh-Hans", ["路线", "已保存", "，离线", "《地图》", "。"]),
    ("ko", ["경로를", "저장했습니다", "한국어,", "각"]),
    ("hy", ["Երթուղին", "պահպանված", "է։"]),
    ("ka", ["მარშრუტი", "შენახულია"]),
    ("am", ["መንገድ", "ተቀምጧል።"]),
  ]

  /// Signs that decide over lines, directions and clusters.
  public static let signs = [
    " ", " ", "  ", "\t", "\n", "\r\n", "\u{2028}", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}",
    "\u{200C}", "\u{200D}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{301}",
    "\u{E31}", "\u{94D}", "\u{64B}", "\u{20DD}", "\u{3099}", "-", "--", "—", "/", "...", "¿", "“",
    "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪🇯", "1️⃣", "👍🏽", "❤︎", "\u{FFFD}", "\u{FFFE}", "\u{378}", "\u{0}", "\u{1F}",
    "\u{10FFFF}", "\u{E0041}", "\u{FEFF}", "中\u{E0100}", "ﷺ", "㍿", "ⁿ",
  ]

  /// How much of a text is what people write.
  public enum Kind: CaseIterable, Sendable {
    case oneLanguage, someLanguages, withSigns, anything
  }

  /// A text of up to some words, with its locale.
  public static func make(
    _ random: inout SplitMix, _ kind: Kind
  ) -> (text: String, locale: String) {
    let language = random.pick(words)
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      switch kind {
      case .oneLanguage: text += random.pick(language.words) + " "
      case .someLanguages: text += random.pick(random.pick(words).words) + random.pick(signs)
      case .withSigns: text += random.pick(language.words) + random.pick(signs)
      case .anything: text += anything(&random)
      }
    }
    return (text, language.locale)
  }

  /// Code points at random, most of them near each other; lone surrogates become U+FFFD.
  private static func anything(_ random: inout SplitMix) -> String {
    if random.happens(0.3) { return random.pick(signs) }
    let start = random.pick([
      0x20, 0x300, 0x370, 0x590, 0x600, 0x900, 0xE00, 0x1100, 0x1780, 0x2000, 0x2500, 0x3040,
      0x4E00, 0xA000, 0xAC00, 0xD780, 0xF900, 0xFE00, 0x1_0800, 0x1_1000, 0x1_F300, 0x2_0000,
      0xE_0000, 0x10_FF00,
    ])
    let units = (0..<Int.random(in: 1...4, using: &random)).flatMap { _ -> [UInt16] in
      let value = UInt32(start + Int.random(in: 0..<0x100, using: &random))
      guard let scalar = Unicode.Scalar(value) else { return [UInt16(truncatingIfNeeded: value)] }
      return Array(String(scalar).utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
