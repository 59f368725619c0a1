import LegibleUnicode

extension ShapedText {
  /// The line-break opportunities of the text, its end included, with their corrections.
  ///
  /// - Complexity: O(*n*), and shaping at the few breaks where shapes change.
  mutating func findBreaks(
    locale: String, rules: ParagraphSettings.LineBreaking, clusters: [Int32],
    dictionary: HyphenationDictionary?, _ scratch: Scratch
  ) throws(UnicodeFailure) -> [Break] {
    let (boundaries, changes) = try rules.boundaries(
      in: units, clusters: clusters, locale: locale, dictionary: dictionary, scratch)
    var breaks: [Break] = []
    breaks.reserveCapacity(boundaries.count)
    for boundary in boundaries {
      let change = boundary.change.value.map { changes[$0] }
      var made = makeBreak(boundary, change, after: breaks.last, scratch.buffer)
      if boundary.showsHyphen {
        made.marker = marker(
          change?.before ?? "", hyphenated: true, at: boundary.offset, scratch.buffer)
      }
      if let change {
        made.nextMarker = marker(
          change.after, hyphenated: false, at: boundary.offset, scratch.buffer)
      }
      breaks.append(made)
    }
    return breaks
  }

  private func makeBreak(
    _ boundary: Breaker.Boundary, _ change: SpellingChange?, after last: Break?,
    _ buffer: borrowing ShapingBuffer
  ) -> Break {
    let offset = boundary.offset
    let start = last.map { Int($0.offset) } ?? 0
    var trimmed = change?.removed.lowerBound ?? offset
    while trimmed > start, units[trimmed - 1].hangs { trimmed -= 1 }
    if let last, trimmed == start { trimmed = Int(last.trimmed) }
    var made = Break(
      offset: Int32(offset), trimmed: Int32(trimmed), isMandatory: boundary.isMandatory,
      safeBefore: Int32(offset), safeAfter: Int32(offset))
    if isUnsafe[offset] {
      made.safeBefore = Int32(safe(before: offset))
      made.safeAfter = Int32(safe(after: offset))
      made.endDelta = endDelta(offset, visible: trimmed, buffer)
      made.startDelta = startDelta(offset, buffer)
    }
    return made
  }
}
