extension BreakTailoring {
  /// What a slash says of a break beside it.
  ///
  /// UAX #14 breaks `CD/|DVD` and `km/|h`, which read as one word, and leaves a bare slash where a
  /// path or `https://` starts; longer parts may go on the next line. Before a slash it never breaks,
  /// not even after a space (LB13), so that a path is torn off its start.
  static func slashAllowsBreak(_ text: [UInt16], _ offset: Int) -> Bool? {
    if text[offset] == UInt16(ascii: "/"), text[offset - 1] == 0x20 { return true }
    return splitsShortPart(text, offset) ? false : nil
  }

  private static func splitsShortPart(_ text: [UInt16], _ offset: Int) -> Bool {
    let slash = UInt16(ascii: "/")
    guard text[offset - 1] == slash, !text[offset].isAnySpace else { return false }
    if text[offset] == slash { return true }
    var start = offset - 1
    while start > 0, text[start - 1].isWordLike { start -= 1 }
    var end = offset
    while end < text.count, text[end].isWordLike { end += 1 }
    return offset - 1 - start <= shortPart || end - offset <= shortPart
  }

  private static let shortPart = 3
}
