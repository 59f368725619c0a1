/// How a word is spelt that is hyphenated at the end of a line: the Hungarian `asszony` becomes `asz-szony`.
package struct SpellingChange: Hashable, Sendable {
  /// The code units that are left out, up to where the next line starts.
  package var removed: Range<Int>
  /// What is written instead before the hyphen.
  package var before: String
  /// What is written at the start of the next line.
  package var after: String
}
