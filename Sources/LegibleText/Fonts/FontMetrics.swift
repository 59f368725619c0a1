/// The heights of a font in pt, upwards from the alphabetic baseline.
public struct FontMetrics: Hashable, Sendable {
  /// The font's path or embedded file name.
  public var font: String
  /// Above the baseline, as platforms read it: OS/2's typographic figure where the font asks for it,
  /// else hhea's (OpenType, OS/2, `fsSelection` bit 7).
  public var ascent: Double
  /// Below the baseline, a positive number.
  public var descent: Double
  /// What the font wants between lines besides.
  public var lineGap: Double
  /// The height of capitals.
  public var capHeight: Double
  /// The height of small letters without ascenders.
  public var xHeight: Double
  /// Where glyphs of each kind of script stand.
  package var baselines: Baselines

  /// Heights above the alphabetic baseline in pt (OpenType, BASE; derived where the font has no such
  /// table).
  package struct Baselines: Hashable, Sendable {
    /// Of Latin, Greek and Cyrillic: 0 in a font without a table.
    package var alphabetic: Double
    /// The bottom of the em box of Han characters.
    package var ideographic: Double
    /// Of scripts that hang from a line, as Devanagari and Tibetan do.
    package var hanging: Double
  }
}
