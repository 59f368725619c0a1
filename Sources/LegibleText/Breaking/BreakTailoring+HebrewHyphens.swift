extension BreakTailoring {
  /// Whether a hyphen or a maqaf joins two Hebrew words here: a line may end after it, as after a
  /// hyphen of other scripts.
  ///
  /// UAX #14 has LB21a keep the two together up to Unicode 15.0, and since then only where no Hebrew
  /// letter follows.
  static func endsHebrewHyphen(_ text: [UInt16], _ offset: Int) -> Bool {
    guard offset >= 2, text[offset].isHebrewLetter,
      text[offset - 1].isHyphen || text[offset - 1] == 0x05BE
    else { return false }
    var before = offset - 2
    // No letter carries more points than a vowel, a dagesh, a dot and an accent or two.
    while before > 0, offset - before < 8, text[before].isHebrewPoint { before -= 1 }
    return text[before].isHebrewLetter
  }
}

extension UInt16 {
  fileprivate var isHebrewLetter: Bool { (0x05D0...0x05F2).contains(self) }

  fileprivate var isHebrewPoint: Bool {
    (0x0591...0x05BD).contains(self) || [0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5].contains(self)
  }
}
