extension BreakTailoring {
  /// Whether a Balinese or Javanese syllable starts here, after another one.
  ///
  /// These scripts write no spaces; lines break between their syllables (UAX #14, LB28a, since Unicode
  /// 15.1). Up to ICU 73 whole paragraphs had no break. A letter after a virama belongs to the stack
  /// before it.
  static func startsAksara(_ text: [UInt16], _ offset: Int) -> Bool {
    guard text[offset].isAksara else { return false }
    let before = text[offset - 1]
    return before.isAksara || before.isAksaraSign
  }
}

extension UInt16 {
  /// Classes AK of `LineBreak.txt` in the blocks Balinese and Javanese.
  var isAksara: Bool {
    switch self {
    case 0x1B05...0x1B33, 0x1B45...0x1B4C, 0xA984...0xA9B2: true
    default: false
    }
  }

  /// A vowel sign or a final of these blocks, but no virama (class CM, not VI).
  fileprivate var isAksaraSign: Bool {
    switch self {
    case 0x1B00...0x1B04, 0x1B34...0x1B43, 0xA980...0xA983, 0xA9B3...0xA9BF: true
    default: false
    }
  }
}
