import LegibleCore
import Synchronization

/// A dictionary of libhyphen, and what it has said of words so far.
final class HyphenationDictionary: Sendable {
  private let patterns: PatternFile
  private let encoding: WordEncoding
  private let known = Mutex<[[UInt16]: [WordHyphen]]>([:])

  /// Longer words are left whole: none is a word of a language.
  private static let longestWord = 100
  /// How many words are asked for at once: their patterns are quickly taken in.
  private static let batch = 128
  /// More words than any text of an interface has.
  private static let mostWords = 1 << 17

  /// Opens a file.
  ///
  /// - Returns: `nil` when there is no such file.
  /// - Throws: `LegibleError` with rule `hyphenation` when its character set is unknown.
  /// - Complexity: O(*file*).
  init?(path: String) throws(LegibleError) {
    guard let bytes = HyphenPatterns.bytes(of: path) else { return nil }
    patterns = PatternFile(bytes)
    guard let encoding = WordEncoding(named: patterns.characterSet) else {
      throw LegibleError(
        rule: .hyphenation,
        "the character set \"\(patterns.characterSet)\" of the dictionary is not known",
        hint: "The first line of a dictionary names it, as UTF-8 or ISO8859-1.",
        at: SourceLocation(path: path))
    }
    self.encoding = encoding
  }

  /// The offsets in each of some words where a hyphen may divide it.
  ///
  /// - Parameter words: Letters of the basic plane.
  /// - Complexity: O(*n*) and the patterns that match in words that are new.
  func hyphens(in words: [ArraySlice<UInt16>]) -> [[WordHyphen]] {
    let words = words.map { $0.map(\.lowercased) }
    var found: [[UInt16]: [WordHyphen]] = known.withLock { known in
      words.reduce(into: [:]) { found, word in found[word] = known[word] }
    }
    var new: [(word: [UInt16], bytes: [UInt8])] = []
    for word in words where found[word] == nil {
      found[word] = []
      if word.count <= Self.longestWord, let bytes = encoding.encode(word) {
        new.append((word, bytes))
      }
    }
    for start in stride(from: 0, to: new.count, by: Self.batch) {
      let batch = new[start..<min(start + Self.batch, new.count)]
      guard let opened = HyphenPatterns(patterns.dictionary(for: batch.map(\.bytes))) else {
        continue
      }
      for (word, bytes) in batch {
        found[word] = opened.hyphens(in: bytes).compactMap { WordHyphen($0, in: word, encoding) }
          .sorted { $0.offset < $1.offset }
      }
    }
    if !new.isEmpty {
      known.withLock { known in
        if known.count + new.count > Self.mostWords { known.removeAll() }
        for (word, _) in new.prefix(Self.mostWords) { known[word] = found[word] }
      }
    }
    return words.map { found[$0] ?? [] }
  }
}
