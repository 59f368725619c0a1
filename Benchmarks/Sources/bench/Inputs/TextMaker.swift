/// Makes texts out of a language's words, always the same ones.
struct TextMaker {
  let language: SampleLanguage
  private var random: Random

  init(_ language: SampleLanguage, seed: UInt64 = 1) {
    self.language = language
    random = Random(seed: seed)
  }

  /// Some words with the language's spaces between them.
  mutating func phrase(words: Int) -> String {
    (0..<words).map { _ in random.element(of: language.words) }.joined(separator: language.space)
  }

  /// Sentences of 5 to 14 words up to a length in UTF-16 code units.
  mutating func paragraph(length: Int) -> String {
    var text = ""
    while text.utf16.count < length {
      if !text.isEmpty { text += language.space }
      text += phrase(words: 5 + random.below(10)) + language.stop
    }
    return text
  }
}

/// A small generator of pseudo-random numbers (SplitMix64), the same on every machine.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to a bound, which it does not reach.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A number within 0..<1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// One of some elements.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
