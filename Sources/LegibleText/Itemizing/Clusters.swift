import LegibleUnicode

/// Grapheme clusters: what a reader takes for one character (UAX #29).
enum Clusters {
  /// The ends of the grapheme clusters of a text (UAX #29).
  ///
  /// - Complexity: O(*n*).
  static func ends(of units: [UInt16], _ scratch: Scratch) throws(UnicodeFailure) -> [Int32] {
    if units.allSatisfy(\.standsAlone) {
      return units.isEmpty ? [] : Array(1...Int32(units.count))
    }
    return try scratch.breaker("root", .grapheme).boundaries(in: units)
      .map { Int32($0.offset) }
      .filter { !isInsideConjunct(units, Int($0)) }
  }

  /// Whether a boundary falls between a virama and the consonant it joins (UAX #29, GB9c, which ICU has
  /// since Unicode 15.1): splitting there would show a half letter with a visible virama.
  private static func isInsideConjunct(_ units: [UInt16], _ offset: Int) -> Bool {
    guard offset < units.count else { return false }
    // Vowel signs of Myanmar that UAX #29 lets stand alone, where fonts draw a dotted circle for the letter.
    if offset > 0, units[offset] == 0x102B || units[offset] == 0x102C || units[offset] == 0x1038 {
      return true
    }
    guard units[offset].isConjunctConsonant else { return false }
    var before = offset - 1
    while before > 0, units[before] == 0x200D || units[before] == 0x093C { before -= 1 }
    return units[before].isConjunctLinker
  }
}

extension UInt16 {
  /// Whether it forms no cluster with any other of these: the letters and signs of many scripts, by
  /// `GraphemeBreakProperty.txt`.
  ///
  /// Left out are combining marks, joiners, CR, jamo and whatever begins a surrogate pair.
  fileprivate var standsAlone: Bool {
    switch self {
    case 0x0D: false
    // Latin; Greek and Cyrillic; Hebrew and Arabic letters; dashes, quotation marks and bullets.
    case 0...0x02FF, 0x0370...0x0482, 0x048A...0x052F, 0x05D0...0x05EA, 0x060C, 0x061B, 0x061F,
      0x0620...0x064A, 0x0660...0x066F, 0x0671...0x06D5, 0x1E00...0x1FFF, 0x2010...0x2027,
      0x2030...0x205E:
      true
    // Punctuation and kana without the voiced marks, Han, Hangul syllables, full-width ASCII.
    case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }

  /// InCB=Linker: the viramas of Devanagari, Bengali, Gujarati, Oriya, Telugu and Malayalam, and the
  /// signs that stack letters of Myanmar and Khmer.
  fileprivate var isConjunctLinker: Bool {
    [0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D, 0x1039, 0x17D2].contains(self)
  }

  /// InCB=Consonant of the same scripts.
  fileprivate var isConjunctConsonant: Bool {
    switch self {
    case 0x0915...0x0939, 0x0958...0x095F, 0x0978...0x097F, 0x0995...0x09B9, 0x09DC...0x09DF,
      0x09F0...0x09F1, 0x0A95...0x0AB9, 0x0AF9, 0x0B15...0x0B39, 0x0B5C...0x0B5F, 0x0B71,
      0x0C15...0x0C39, 0x0C58...0x0C5A, 0x0D15...0x0D3A, 0x1000...0x102A, 0x103F,
      0x1050...0x1055, 0x1780...0x17B3:
      true
    default: false
    }
  }
}
