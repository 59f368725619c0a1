/// What a UTF-16 code unit is, as far as it is a character by itself.
extension UInt16 {
  init(ascii scalar: Unicode.Scalar) {
    self = UInt16(UInt8(ascii: scalar))
  }

  // MARK: Spaces and controls

  /// A space that hangs at the end of a line: U+0020, a tab or a line break.
  var hangs: Bool { self == 0x20 || self == 0x09 || isHardBreak }

  /// A space, a no-break space or the narrow one that French puts beside punctuation.
  var isAnySpace: Bool { self == 0x20 || self == 0xA0 || self == 0x202F || self == 0x2009 }

  /// A control character: General_Category Cc.
  var isControl: Bool { self < 0x20 || (0x7F...0x9F).contains(self) }

  /// What ends a line in every rendering: LF, CR or both.
  var isLineFeed: Bool { self == 0x0A || self == 0x0D }

  /// A character after which a line must end (UAX #14: BK, CR, LF, NL).
  var isHardBreak: Bool {
    (0x0A...0x0D).contains(self) || self == 0x85 || self == 0x2028 || self == 0x2029
  }

  // MARK: Letters and digits

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// A letter or a digit, of any script as far as one code unit tells.
  var isWordLike: Bool {
    if self < 0x80 { return isASCIIDigit || isASCIILetter }
    guard let scalar = Unicode.Scalar(self) else { return true }
    return scalar.properties.isAlphabetic
  }

  /// The small letter, where it is one code unit as well.
  var lowercased: UInt16 {
    guard let scalar = Unicode.Scalar(self) else { return self }
    let mapped = scalar.properties.lowercaseMapping.utf16
    return mapped.count == 1 ? mapped.first ?? self : self
  }

  // MARK: Punctuation

  var isHyphen: Bool { self == UInt16(ascii: "-") || self == 0x2010 }

  var isOpeningGuillemet: Bool { self == 0xAB || self == 0x2039 }

  var isClosingGuillemet: Bool { self == 0xBB || self == 0x203A }
}
