extension StringProtocol where SubSequence == Substring {
  /// The parts between ASCII separators, by code point.
  ///
  /// Swift's characters would let a combining mark hide the separator before it: `a/` with U+0301 after it
  /// is one part of characters, but a folder to every file system.
  package func split(
    at separator: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = false
  ) -> [Substring] {
    self[...].utf8.split(
      separator: UInt8(ascii: separator), maxSplits: maxSplits,
      omittingEmptySubsequences: omittingEmptySubsequences
    ).map { Substring($0) }
  }
}
