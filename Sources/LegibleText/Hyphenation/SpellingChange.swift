/// How a word is spelt that is parted at the end of a line: the Hungarian `asszony` becomes `asz-szony`.
public struct SpellingChange: Hashable, Sendable {
  /// The code units that are left out, up to where the next line starts.
  public var removed: Range<Int>
  /// What is written in their place before the hyphen.
  public var before: String
  /// What is written at the start of the next line.
  public var after: String
}
