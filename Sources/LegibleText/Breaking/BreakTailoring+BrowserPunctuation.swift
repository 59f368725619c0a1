extension BreakTailoring {
  /// Between printable ASCII characters, and after a space, Chromium does not ask UAX #14 but has
  /// answers of its own: breaks after hyphens and question marks, and before opening brackets (Blink,
  /// `character_property_data_generator.cc`).
  ///
  /// - Returns: `nil` where it does ask UAX #14.
  static func browserAllowsBreak(_ text: [UInt16], _ offset: Int) -> Bool? {
    let (before, after) = (text[offset - 1], text[offset])
    // A line may end after any space; UAX #14 keeps `in |/var` together (LB13).
    if before == 0x20 { return after == 0x20 ? nil : true }
    guard (0x21...0x7E).contains(before), (0x21...0x7E).contains(after) else { return nil }
    switch Unicode.Scalar(UInt8(before)) {
    case "-":
      // A minus sign stays with its number; a hyphen between digits or letters does not.
      if after.isASCIIDigit { return offset >= 2 && text[offset - 2].isASCIIWordLike }
      return !"!$),./:;?]}".utf16.contains(after)
    case "?": return !"!\"'),./:;?]}".utf16.contains(after)
    default:
      return "(<[{".utf16.contains(after) && !before.isASCIIWordLike
        && !"$'(/<@[^_`{".utf16.contains(before)
    }
  }
}

extension UInt16 {
  fileprivate var isASCIIWordLike: Bool { isASCIIDigit || isASCIILetter }
}
