/// The columns that a terminal gives to a character: 0, 1 or 2.
///
/// Source: Unicode Standard Annex #11, East Asian Width, classes W and F; emoji take two columns.
func columnCount(of character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  let isEmoji =
    scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
  return isEmoji || wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The columns that a terminal gives to a text without tabs and control characters.
func columnCount(of text: String) -> Int { text.reduce(0) { $0 + columnCount(of: $1) } }

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
  0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x18DFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
