/// The glyphs by code point of a font whose only character map is of the Macintosh (OpenType, cmap,
/// platform 1, encoding 0): such fonts are from before Unicode, and HarfBuzz shows nothing of them.
///
/// Sources of the code points: Apple's `ROMAN.TXT` and `TURKISH.TXT` at unicode.org.
struct MacintoshMap {
  /// Glyph indices by Unicode code point.
  private(set) var glyphs: [UInt32: UInt32] = [:]

  /// Reads a font's `cmap` table; `nil` when it has another map or none that is known.
  init?(_ table: [UInt8]) {
    func number(_ length: Int, _ offset: Int) -> Int? {
      guard offset >= 0, offset + length <= table.count else { return nil }
      return table[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let count = number(2, 2) else { return nil }
    var start: Int?
    for record in 0..<count {
      guard let platform = number(2, 4 + 8 * record), let encoding = number(2, 6 + 8 * record),
        let offset = number(4, 8 + 8 * record)
      else { return nil }
      guard platform == 1 else { return nil }
      if encoding == 0 { start = start ?? offset }
    }
    guard let start, let format = number(2, start), let language = number(2, start + 4) else {
      return nil
    }
    // Languages count from 1 here, as 0 is for any: 18 is Turkish.
    let characters = Self.roman(isTurkish: language == 18)
    for (code, scalar) in characters.enumerated() {
      let glyph: Int?
      switch format {
      case 0: glyph = number(1, start + 6 + code)
      case 6:
        guard let first = number(2, start + 6), let length = number(2, start + 8) else {
          return nil
        }
        glyph =
          (first..<first + length).contains(code)
          ? number(2, start + 10 + 2 * (code - first)) : nil
      default: return nil
      }
      if let glyph, glyph > 0 { glyphs[scalar.value] = UInt32(glyph) }
    }
    if glyphs.isEmpty { return nil }
  }

  /// What the 256 codes stand for.
  private static func roman(isTurkish: Bool) -> [Unicode.Scalar] {
    var upper = Array(upperRoman.unicodeScalars)
    if isTurkish {
      upper.replaceSubrange(0xDA - 0x80..<0xE0 - 0x80, with: "ĞğİıŞş".unicodeScalars)
    }
    return (0..<128).map { Unicode.Scalar($0) } + upper
  }

  private static let upperRoman =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
    + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
}
