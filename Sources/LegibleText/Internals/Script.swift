import CHarfBuzz

/// A script as HarfBuzz names it: an ISO 15924 tag.
struct Script: Hashable, Sendable {
  let tag: UInt32

  static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)
  static let inherited = Script(tag: HB_SCRIPT_INHERITED.rawValue)
  static let unknown = Script(tag: HB_SCRIPT_UNKNOWN.rawValue)
  static let latin = Script(tag: HB_SCRIPT_LATIN.rawValue)
  static let cyrillic = Script(tag: HB_SCRIPT_CYRILLIC.rawValue)
  static let greek = Script(tag: HB_SCRIPT_GREEK.rawValue)
  static let arabic = Script(tag: HB_SCRIPT_ARABIC.rawValue)
  static let hiragana = Script(tag: HB_SCRIPT_HIRAGANA.rawValue)
  static let katakana = Script(tag: HB_SCRIPT_KATAKANA.rawValue)

  private init(tag: UInt32) { self.tag = tag }

  /// The script under which it is shaped: OpenType has one tag, `kana`, for both kana (script tags
  /// registry).
  var shaping: Script { self == .hiragana ? .katakana : self }

  /// The script of a code point by HarfBuzz's Unicode tables.
  init(of scalar: UInt32) {
    tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  /// A script by its ISO 15924 code: `Latn`.
  init(_ code: String) {
    tag = OpenTypeTag.value(of: code)
  }
}

extension Script {
  /// Scripts whose letters join: spacing them out would tear them apart (CSS Text 3, 8.3).
  var isCursive: Bool { Self.cursive.contains(self) }

  private static let cursive =
    ["Arab", "Syrc", "Nkoo", "Mand", "Mong", "Adlm", "Rohg", "Phag"].map(Script.init)
}
