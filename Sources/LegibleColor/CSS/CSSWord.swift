/// An identifier of CSS in lower case, packed into machine words: comparing two takes no loop.
///
/// Of one with more than 24 bytes, which no keyword has, the first ones are dropped.
struct CSSWord: Hashable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0
  private var count = 0

  /// A keyword, in lower case.
  init(_ keyword: String) { keyword.utf8.forEach { append($0) } }

  init() {}

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count & 7 == 0 { (high, middle, low) = (middle, low, 0) }
    low = low << 8 | UInt64(byte)
    count += 1
  }

  @inline(__always)
  fileprivate var isEmpty: Bool { count == 0 }

  /// A number that differs between keywords as a rule, from its upper bits on.
  @inline(__always)
  var scrambled: UInt64 {
    (low ^ middle &* 0x9E37_79B9_7F4A_7C15 ^ high &* 0xC2B2_AE3D_27D4_EB4F)
      &* 0xBF58_476D_1CE4_E5B9
  }
}

/// Keywords and what they mean; finding one takes a multiplication and as a rule one comparison.
struct KeywordTable<Value: Sendable>: Sendable {
  /// The words with their places among the values; an empty word in empty slots.
  private var slots: [(word: CSSWord, place: Int)]
  private var values: [Value] = []
  private let shift: UInt64

  init(_ entries: some Collection<(key: String, value: Value)>) {
    // At most a quarter of the slots is taken, so that every search ends soon.
    var bits: UInt64 = 2
    while 1 << bits < 4 * entries.count { bits += 1 }
    shift = 64 - bits
    slots = Array(repeating: (CSSWord(), 0), count: 1 << bits)
    for (keyword, value) in entries {
      let word = CSSWord(keyword)
      slots[slot(of: word)] = (word, values.count)
      values.append(value)
    }
  }

  subscript(word: CSSWord) -> Value? {
    let entry = slots[slot(of: word)]
    return entry.word.isEmpty ? nil : values[entry.place]
  }

  /// Where a word is, or an empty slot in its stead.
  @inline(__always)
  private func slot(of word: CSSWord) -> Int {
    var slot = Int(truncatingIfNeeded: word.scrambled >> shift)
    while !slots[slot].word.isEmpty, slots[slot].word != word {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
