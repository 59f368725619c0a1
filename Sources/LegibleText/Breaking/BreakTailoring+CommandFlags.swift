extension BreakTailoring {
  /// A hyphen that starts a word belongs to it: UAX #14 breaks `--|verbose` after the hyphens, which
  /// leaves a dash at the end of a line and a different option on the next.
  static func splitsCommandFlag(_ text: [UInt16], _ offset: Int) -> Bool {
    guard text[offset - 1] == UInt16(ascii: "-"), text[offset].isWordLike else { return false }
    var start = offset - 1
    while start > 0, text[start - 1] == UInt16(ascii: "-") { start -= 1 }
    return start == 0 || !text[start - 1].isWordLike
  }
}
