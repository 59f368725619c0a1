extension BreakTailoring {
  /// A single letter before a hyphen is read with what follows: `E-|Mail` or `X-|ray` over two lines
  /// stops the reader.
  static func splitsShortPrefix(_ text: [UInt16], _ offset: Int) -> Bool {
    guard offset >= 2, text[offset - 1].isHyphen, text[offset].isWordLike,
      text[offset - 2].isWordLike
    else { return false }
    return offset == 2 || !(text[offset - 3].isWordLike || text[offset - 3].isHyphen)
  }
}
