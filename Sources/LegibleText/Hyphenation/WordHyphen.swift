/// An offset in a word where a hyphen may divide it.
struct WordHyphen: Hashable, Sendable {
  /// Where the next line starts, in code units.
  var offset: Int
  /// How the spelling changes there, if it does.
  var change: SpellingChange?

  private init(at offset: Int) { self.offset = offset }

  /// Reads what libhyphen says of a word.
  ///
  /// - Parameter word: In lower case.
  /// - Returns: `nil` when nothing of the word would be left on one side.
  init?(_ hyphen: HyphenPatterns.Hyphen, in word: [UInt16], _ encoding: WordEncoding) {
    guard let (start, count, spelling) = hyphen.change else {
      guard hyphen.offset < word.count else { return nil }
      self.init(at: hyphen.offset)
      return
    }
    guard start >= 0, count >= 0 else { return nil }
    self.init(word, start..<start + count, becoming: encoding.decode(spelling))
  }

  /// Reads what a dictionary says: some letters of the word become others around the hyphen.
  ///
  /// - Parameters:
  ///   - word: In lower case.
  ///   - range: The letters that change.
  ///   - spelling: What they become, the hyphen written as `=`.
  /// - Returns: `nil` when nothing of the word would be left on one side.
  init?(_ word: [UInt16], _ range: Range<Int>, becoming spelling: [UInt16]) {
    guard word.indices.contains(range.lowerBound), range.upperBound <= word.count,
      let hyphen = spelling.firstIndex(of: UInt16(ascii: "="))
    else { return nil }
    var (before, after) = (spelling[..<hyphen], spelling[(hyphen + 1)...])
    // What stays as it is belongs to the text.
    var (end, next) = (range.lowerBound, range.upperBound)
    while next > end, let letter = after.last, letter == word[next - 1] {
      after.removeLast()
      next -= 1
    }
    while end < next, let letter = before.first, letter == word[end] {
      before.removeFirst()
      end += 1
    }
    guard end > 0, next < word.count || !after.isEmpty, next > 0 else { return nil }
    offset = next
    let isPlain = end == next && before.isEmpty && after.isEmpty
    change =
      isPlain
      ? nil
      : SpellingChange(
        removed: end..<next, before: String(decoding: before, as: UTF16.self),
        after: String(decoding: after, as: UTF16.self))
  }

  /// The same in a text in which the word starts at an offset.
  func moved(by start: Int) -> Self {
    var moved = self
    moved.offset += start
    if let change {
      moved.change?.removed =
        change.removed.lowerBound + start..<change.removed.upperBound + start
    }
    return moved
  }
}
