extension ParagraphSettings.LineBreaking.WordBreak {
  /// Adds and removes break opportunities as `word-break` asks (CSS Text 3, 5.2).
  ///
  /// Done here and not by ICU's `lw` keyword, which ICU 72 ignores for Japanese and Korean.
  ///
  /// - Parameter clusters: The ends of the grapheme clusters.
  /// - Complexity: O(*n*).
  func apply(
    to boundaries: [Breaker.Boundary], of text: [UInt16], clusters: [Int32]
  ) -> [Breaker.Boundary] {
    switch self {
    case .normal: return boundaries
    case .phrase:
      return boundaries.filter { boundary in
        boundary.isMandatory || boundary.offset == text.count
          || !BreakTailoring.splitsKoreanWord(text, boundary.offset)
      }
    case .keepAll:
      return boundaries.filter { boundary in
        boundary.isMandatory || boundary.offset == text.count
          || !Self.isInsideWord(text, boundary.offset)
      }
    case .breakAll:
      let given = Dictionary(
        boundaries.lazy.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
      return clusters.compactMap { end in
        let offset = Int(end)
        if let boundary = given[offset] { return boundary }
        guard offset < text.count, Self.isInsideWord(text, offset) else { return nil }
        return Breaker.Boundary(offset: offset, isMandatory: false)
      }
    }
  }

  /// Whether both neighbours of a boundary are letters or digits, of whatever script.
  private static func isInsideWord(_ text: [UInt16], _ offset: Int) -> Bool {
    text[offset - 1].isWordLike && text[offset].isWordLike
  }
}
