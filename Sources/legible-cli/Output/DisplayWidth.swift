import LegibleUnicode

/// The columns that a terminal gives to a character: 0, 1 or 2.
///
/// As many as the widest of its scalars, since marks and joiners add none; a sign that U+FE0F makes a
/// picture takes two (UTS #51, emoji presentation sequences).
func columnCount(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.contains("\u{FE0F}"), scalars.contains(where: \.properties.isEmoji) { return 2 }
  return scalars.reduce(0) { max($0, $1.columnCount) }
}

/// The columns that a terminal gives to a text without tabs and control characters.
func columnCount(of text: String) -> Int { text.reduce(0) { $0 + columnCount(of: $1) } }
