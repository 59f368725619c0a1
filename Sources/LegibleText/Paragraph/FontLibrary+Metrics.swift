public import LegibleCore

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
