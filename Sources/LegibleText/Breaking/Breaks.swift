extension ShapedText {
  /// The line-break opportunities of the text, its end included, with their corrections.
  ///
  /// - Complexity: O(*n*), and shaping at the few breaks where shapes change.
  mutating func findBreaks(
    locale: String, settings: ParagraphSettings, clusters: [Int32],
    dictionary: HyphenationDictionary?, _ scratch: Scratch
  ) throws(UnicodeFailure) -> [Break] {
    let boundaries = try settings.boundaries(
      in: units, clusters: clusters, locale: locale, dictionary: dictionary, scratch)
    var breaks: [Break] = []
    breaks.reserveCapacity(boundaries.count)
    for boundary in boundaries {
      if boundary.showsHyphen, hyphen == 0 { setHyphen(at: boundary.offset, scratch.buffer) }
      breaks.append(makeBreak(boundary, after: breaks.last, scratch.buffer))
    }
    return breaks
  }

  private func makeBreak(
    _ boundary: Breaker.Boundary, after last: Break?, _ buffer: ShapingBuffer
  ) -> Break {
    let offset = boundary.offset
    let start = last.map { Int($0.offset) } ?? 0
    var trimmed = offset
    while trimmed > start, units[trimmed - 1].hangs { trimmed -= 1 }
    if let last, trimmed == start { trimmed = Int(last.trimmed) }
    var made = Break(
      offset: Int32(offset), trimmed: Int32(trimmed), isMandatory: boundary.isMandatory,
      showsHyphen: boundary.showsHyphen, safeBefore: Int32(offset), safeAfter: Int32(offset))
    if isUnsafe[offset] {
      made.safeBefore = Int32(safe(before: offset))
      made.safeAfter = Int32(safe(after: offset))
      made.endDelta = endDelta(offset, visible: trimmed, buffer)
      made.startDelta = startDelta(offset, buffer)
    }
    return made
  }

  /// Chooses the hyphen of the font before a break: U+2010, or U+002D where the font lacks it.
  private mutating func setHyphen(at offset: Int, _ buffer: ShapingBuffer) {
    guard let run = runs(in: offset - 1..<offset).first else { return }
    hyphenFont = run.font
    hyphenSign = fonts[run.font].font.glyph(for: 0x2010) != nil ? "\u{2010}" : "-"
    hyphen = advance(of: hyphenSign, in: fonts[run.font], script: run.script, buffer)
  }
}
