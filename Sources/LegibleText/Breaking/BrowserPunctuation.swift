extension BreakTailoring {
  /// Between printable ASCII characters, and behind a space, Chromium does not ask UAX #14 but a
  /// table of its own.
  ///
  /// The table is not copied: these rules were read off recorded breaks of that browser, 1,263 first
  /// lines of random punctuation.
  ///
  /// - Returns: `nil` where it does ask UAX #14.
  static func browserAllowsBreak(_ text: [UInt16], _ offset: Int) -> Bool? {
    let (before, after) = (text[offset - 1], text[offset])
    // A line may end behind any space; UAX #14 keeps `in |/var` together (LB13).
    if before == 0x20 { return after == 0x20 ? nil : true }
    guard (0x21...0x7E).contains(before), (0x21...0x7E).contains(after) else { return nil }
    switch Unicode.Scalar(UInt8(before)) {
    case "-":
      // A minus sign stays with its number; a hyphen between digits or letters does not.
      if after.isASCIIDigit { return offset >= 2 && text[offset - 2].isASCIIWordLike }
      return after.isASCIILetter || "(*+@<[{".utf16.contains(after)
    case "?": return after.isASCIIWordLike || "=\\|(<[{".utf16.contains(after)
    case let sign:
      return "(<[{".utf16.contains(after) && "!\"#%&)*+,.;=]|}~".unicodeScalars.contains(sign)
    }
  }
}

extension UInt16 {
  fileprivate var isASCIIWordLike: Bool { isASCIIDigit || isASCIILetter }
}
