extension ShapedText {
  /// The index of a marker among those that are known, for a break at an offset; `nil` for an empty one.
  ///
  /// The hyphen is that of the font before the break: U+2010, or U+002D where the font lacks it.
  mutating func marker(
    _ letters: String, hyphenated: Bool, at offset: Int, _ buffer: borrowing ShapingBuffer
  ) -> OptionalIndex<Int16> {
    guard hyphenated || !letters.isEmpty, let run = runs(in: offset - 1..<offset).first else {
      return nil
    }
    let font = fonts[run.font]
    let hyphen = hyphenated ? font.font.glyph(for: 0x2010) != nil ? "\u{2010}" : "-" : ""
    let text = letters + hyphen
    if let known = markers.firstIndex(where: { $0.text == text }) { return OptionalIndex(known) }
    // More spellings than a language has.
    guard markers.count < Int16.max else { return nil }
    markers.append(
      BreakMarker(
        text: text, advance: advance(of: text, in: font, script: run.script, buffer),
        clusters: text.count, font: run.font))
    return OptionalIndex(markers.count - 1)
  }
}
