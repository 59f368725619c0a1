/// A rule that corrects the line breaks of UAX #14 where they disappoint readers.
///
/// Each rule is a set of pairs of neighbouring characters and what it says about them; the reason for
/// it stands with the rule.
package enum BreakTailoring: String, Hashable, Sendable, CaseIterable {
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
  /// A line does not start with a mark on a space.
  case marksOnSpaces
  /// Balinese and Javanese break between syllables, whatever the version of ICU.
  case aksaras
  /// Lines may end after the hyphen that joins Hebrew words, whatever the version of ICU.
  case hebrewHyphens
  /// No line ends at a hyphen, as on Android.
  case keptHyphens
  /// Between ASCII characters: what browsers of the Chromium family do.
  case browserPunctuation

  /// The rules for interface text.
  package static let interface: Set<Self> = [
    .commandFlags, .plusSigns, .shortPrefixes, .numbersWithUnits, .spacedQuotationMarks, .slashes,
    .koreanWords, .marksOnSpaces, .aksaras, .hebrewHyphens,
  ]
}
