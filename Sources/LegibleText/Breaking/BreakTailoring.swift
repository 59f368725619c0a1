/// A rule that corrects the line breaks of UAX #14 where they disappoint readers.
///
/// Each rule is a set of pairs of neighbouring characters and what it says about them; the reason for
/// it stands with the rule.
public enum BreakTailoring: String, Hashable, Sendable, CaseIterable {
  /// `--verbose` stays in one piece.
  case commandFlags
  /// `C++` and `+49` stay in one piece.
  case plusSigns
  /// `E-Mail`, `U-Bahn`, `X-ray`: no single letter stands alone before its hyphen.
  case shortPrefixes
  /// A number stays with its unit, and with its own thousands.
  case numbersWithUnits
  /// Quotation marks that stand off by a space stay with the text they quote.
  case spacedQuotationMarks
  /// `CD/DVD`, `km/h`, `https://`: short parts around a slash stay together.
  case slashes
  /// Korean breaks between words, not between syllables.
  case koreanWords
  /// A mark on a space is no start of a line.
  case marksOnSpaces
  /// Balinese and Javanese break between syllables, whatever the version of ICU.
  case aksaras
  /// Hebrew words may part behind the hyphen that joins them, whatever the version of ICU.
  case hebrewHyphens
  /// No line ends at a hyphen, as on Android.
  case keptHyphens
  /// Between ASCII characters: what browsers of the Chromium family do.
  case browserPunctuation

  /// The rules for interface text.
  public static let interface: Set<Self> = [
    .commandFlags, .plusSigns, .shortPrefixes, .numbersWithUnits, .spacedQuotationMarks, .slashes,
    .koreanWords, .marksOnSpaces, .aksaras, .hebrewHyphens,
  ]

  /// What the rule says of a break between two code units; `nil` leaves it to UAX #14.
  func allowsBreak(_ text: [UInt16], _ offset: Int) -> Bool? {
    switch self {
    case .commandFlags: Self.splitsCommandFlag(text, offset) ? false : nil
    case .plusSigns: Self.splitsPlusSign(text, offset) ? false : nil
    case .shortPrefixes: Self.splitsShortPrefix(text, offset) ? false : nil
    case .numbersWithUnits: Self.splitsNumberFromUnit(text, offset) ? false : nil
    case .spacedQuotationMarks: Self.splitsQuotation(text, offset) ? false : nil
    case .slashes: Self.slashAllowsBreak(text, offset)
    case .koreanWords: Self.splitsKoreanWord(text, offset) ? false : nil
    case .marksOnSpaces: Self.splitsMarkFromSpace(text, offset) ? false : nil
    case .aksaras: Self.startsAksara(text, offset) ? true : nil
    case .hebrewHyphens: Self.endsHebrewHyphen(text, offset) ? true : nil
    case .keptHyphens: Self.splitsAtHyphen(text, offset) ? false : nil
    case .browserPunctuation: Self.browserAllowsBreak(text, offset)
    }
  }
}

extension Set<BreakTailoring> {
  /// Corrects the boundaries of a text; mandatory ones and the end of the text stay.
  ///
  /// - Complexity: O(*n*), and O(*rules*) beside the characters that they speak about.
  func apply(to boundaries: [Breaker.Boundary], of text: [UInt16]) -> [Breaker.Boundary] {
    guard !isEmpty, text.contains(where: \.isTailored) else { return boundaries }
    // The order of the rules is the order of their list, not the set's.
    let rules = BreakTailoring.allCases.filter(contains)
    var corrected: [Breaker.Boundary] = []
    corrected.reserveCapacity(boundaries.count)
    var next = boundaries.makeIterator()
    var boundary = next.next()
    for offset in 1..<text.count {
      let given = boundary?.offset == offset ? boundary : nil
      if given != nil { boundary = next.next() }
      if let given, given.isMandatory {
        corrected.append(given)
        continue
      }
      var verdict: Bool?
      if text[offset - 1].isTailored || text[offset].isTailored {
        verdict = rules.lazy.compactMap { $0.allowsBreak(text, offset) }.first
      }
      if verdict ?? (given != nil) {
        corrected.append(Breaker.Boundary(offset: offset, isMandatory: false))
      }
    }
    if let end = boundary { corrected.append(end) }
    return corrected
  }
}

extension UInt16 {
  /// Whether some rule may speak about a break beside this code unit: spaces, digits, ASCII
  /// punctuation, hyphens, quotation marks, Korean, Balinese and Javanese syllables.
  fileprivate var isTailored: Bool {
    switch self {
    case 0x20...0x40, 0x5B...0x60, 0x7B...0x7E, 0xAC00...0xD7A3: true
    case 0xA0, 0xAB, 0xAD, 0xBB, 0x058A, 0x05BE, 0x1400, 0x2009...0x2013, 0x2027, 0x202F: true
    case 0x2039, 0x203A: true
    default: isAksara
    }
  }

  var isHyphen: Bool { self == UInt16(ascii: "-") || self == 0x2010 }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// A letter or a digit, of any script as far as one code unit tells.
  var isWordLike: Bool {
    if self < 0x80 { return isASCIIDigit || isASCIILetter }
    guard let scalar = Unicode.Scalar(self) else { return true }
    return scalar.properties.isAlphabetic
  }

  /// A space, a no-break space or the narrow one that French puts beside punctuation.
  var isAnySpace: Bool { self == 0x20 || self == 0xA0 || self == 0x202F || self == 0x2009 }

  var isOpeningGuillemet: Bool { self == 0xAB || self == 0x2039 }

  var isClosingGuillemet: Bool { self == 0xBB || self == 0x203A }
}
