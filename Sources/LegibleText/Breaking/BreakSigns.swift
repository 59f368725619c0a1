/// What shows besides the text where a word is parted between two lines.
struct BreakSign {
  var text: String
  /// In paragraph units.
  var advance: Int64
  /// How many clusters take tracking.
  var clusters: Int
  /// The font that shows it.
  var font: Int
}

extension ShapedText {
  /// The place of a sign among those that are known, for a break at an offset; -1 for an empty one.
  ///
  /// The hyphen is that of the font before the break: U+2010, or U+002D where the font lacks it.
  mutating func sign(
    _ letters: String, hyphenated: Bool, at offset: Int, _ buffer: ShapingBuffer
  ) -> Int16 {
    guard hyphenated || !letters.isEmpty, let run = runs(in: offset - 1..<offset).first else {
      return -1
    }
    let font = fonts[run.font]
    let hyphen = hyphenated ? font.font.glyph(for: 0x2010) != nil ? "\u{2010}" : "-" : ""
    let text = letters + hyphen
    if let known = signs.firstIndex(where: { $0.text == text }) { return Int16(known) }
    // More spellings than a language has.
    guard signs.count < Int16.max else { return -1 }
    signs.append(
      BreakSign(
        text: text, advance: advance(of: text, in: font, script: run.script, buffer),
        clusters: text.count, font: run.font))
    return Int16(signs.count - 1)
  }
}
