import LegibleCore

extension Paragraph {
  /// A part of the text that no line break can divide.
  public struct Word: Hashable, Sendable {
    /// In UTF-16 offsets.
    public var range: Range<Int>
    /// In pt.
    public var width: Double
  }

  /// The widest part that no line break can divide.
  ///
  /// A word of Hangul, kana or Han that has no room on a line is divided between its syllables or signs where
  /// long words are divided, as books in these scripts are set: there it counts by its parts.
  ///
  /// - Complexity: O(*line-break opportunities*), and of those scripts O(*clusters*).
  public func widestWord(size: Double? = nil) -> Word {
    let scale = scale(size: size ?? style.size)
    let dividesSyllables =
      settings.lineBreaking.breaksLongWords && settings.lineBreaking.wrap == .word
      && settings.lineBreaking.wordBreak != .keepAll
    var widest = Word(range: 0..<0, width: 0)
    var start = LineStart.text
    for (index, end) in breaks.enumerated() {
      let width = width(from: start, to: end, scale)
      if width > widest.width {
        let range = start.offset..<max(start.offset, Int(end.trimmed))
        if dividesSyllables, shaped.units[range].contains(where: \.isSyllabic) {
          let part = widestPart(of: range, scale)
          if part.width > widest.width { widest = part }
        } else {
          widest = Word(range: range, width: width)
        }
      }
      start = LineStart(end, next: index + 1)
    }
    return widest
  }

  /// The widest part of a word between places where one of the neighbours is a syllable or a sign.
  private func widestPart(of word: Range<Int>, _ scale: TextScale) -> Word {
    var widest = Word(range: word.lowerBound..<word.lowerBound, width: 0)
    var start = word.lowerBound
    var cluster = clusterIndex(after: start)
    while start < word.upperBound {
      let end = min(Int(clusters[cluster]), word.upperBound)
      cluster += 1
      guard
        end == word.upperBound || shaped.units[end - 1].isSyllabic || shaped.units[end].isSyllabic
      else { continue }
      let width = exactWidth(start, end, scale)
      if width > widest.width { widest = Word(range: start..<end, width: width) }
      start = end
    }
    return widest
  }
}

extension UInt16 {
  /// Hangul, kana, Bopomofo or Han, whose words may end a line anywhere in a pinch.
  fileprivate var isSyllabic: Bool {
    switch self {
    case 0x1100...0x11FF, 0x3041...0x312F, 0x3131...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xD840...0xD88F,
      0xF900...0xFAFF, 0xFF66...0xFF9F:
      true
    default: false
    }
  }
}
