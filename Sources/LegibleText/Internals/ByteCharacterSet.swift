import CLegibleUnicode

/// An 8-bit character set.
struct ByteCharacterSet {
  /// The code unit of each of the 256 bytes, U+FFFD where there is none.
  private(set) var units = [UInt16](repeating: 0xFFFD, count: 256)

  /// The set of a name; `nil` when ICU does not know it.
  init?(named name: String) {
    guard unsafe legible_charset(name, &units) == 0 else { return nil }
  }
}
