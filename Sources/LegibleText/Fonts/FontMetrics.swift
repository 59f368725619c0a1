public import LegibleCore

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
  public var baselines: Baselines

  /// Heights above the alphabetic baseline in pt (OpenType, BASE; derived where the font has no such
  /// table).
  public struct Baselines: Hashable, Sendable {
    /// Of Latin, Greek and Cyrillic: 0 in a font without a table.
    public var alphabetic: Double
    /// The bottom of the em box of Han characters.
    public var ideographic: Double
    /// Of scripts that hang from a line, as Devanagari and Tibetan do.
    public var hanging: Double
  }
}

extension FontLibrary {
  /// The heights of the font that a style sets a script in.
  ///
  /// - Parameters:
  ///   - style: The fonts and the size.
  ///   - sample: A letter of the script, which decides the font and where its baselines are.
  ///   - locale: The language (BCP 47).
  /// - Throws: `LegibleError` with rule `font` when no font is left, with rule `text` for a style out of
  ///   range.
  public func metrics(
    of style: TextStyle, for sample: Unicode.Scalar = "x", locale: String = ""
  ) throws(LegibleError) -> FontMetrics {
    let paragraph = try paragraph(String(sample), style: style, locale: locale)
    guard let run = paragraph.shaped.runs.first else {
      throw Self.failure("the sample shows nothing")
    }
    let font = paragraph.shaped.fonts[run.font]
    let unit = style.size / Double(font.unitsPerEm)
    func points(_ value: Int) -> Double { Double(value) * unit }
    return FontMetrics(
      font: font.face.path, ascent: points(font.ascent), descent: points(font.descent),
      lineGap: points(font.lineGap), capHeight: points(font.font.metric(.capHeight)),
      xHeight: points(font.font.metric(.xHeight)),
      baselines: FontMetrics.Baselines(
        alphabetic: points(font.font.baseline(.alphabetic, script: run.script)),
        ideographic: points(font.font.baseline(.ideographic, script: run.script)),
        hanging: points(font.font.baseline(.hanging, script: run.script))))
  }
}
