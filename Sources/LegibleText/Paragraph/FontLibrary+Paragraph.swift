public import LegibleCore
import LegibleUnicode

extension FontLibrary {
  /// Shapes a text once, to be measured and fitted at any size and width.
  ///
  /// - Parameters:
  ///   - text: At most `FontLibrary/maximumTextLength` UTF-16 code units.
  ///   - style: The fonts, the size and the spacing. The size chooses between the optical sizes of a stand-in.
  ///   - locale: The language of the text (BCP 47): it decides breaks and letter forms.
  ///   - settings: How the text breaks into lines.
  /// - Throws: `LegibleError` with rule `text` for a size, a weight or a length out of range, for a feature
  ///   or an axis that neither OpenType registers nor a font has; with rule `font` when no font is left to
  ///   shape in, with rule `hyphenation` when the settings ask for a dictionary that is not there.
  /// - Complexity: About linear in the length of the text.
  public func paragraph(
    _ text: String, style: TextStyle, locale: String = "",
    settings: ParagraphSettings = ParagraphSettings()
  ) throws(LegibleError) -> Paragraph {
    try validate(style)
    let source = try Self.codeUnits(of: text)
    let variations = try variations(settings)
    let stack = stack(
      for: style, variations: variations, locale: locale,
      usesPublishedTracking: settings.systemFonts.usesPublishedTracking,
      switchesOpticalSize: settings.systemFonts.switchesOpticalSize)
    guard !stack.fonts.isEmpty else {
      throw LegibleError(
        rule: .font, "no font of the families \(style.families.joined(separator: ", "))",
        hint: "Name a font file of one of them, or an embedded family such as Inter.",
        at: .unspecified)
    }
    let features = try features(settings, isTracked: style.tracking != 0)
    if !settings.openType.features.isEmpty || !variations.isEmpty {
      try stack.checkTags(features, variations)
    }
    let dictionary = try settings.lineBreaking.dictionary(for: locale)

    return try withScratch { scratch throws(LegibleError) in
      do {
        let processed = ProcessedText(source, settings)
        let clusters = try Clusters.ends(of: processed.units, scratch)
        let bidi = try BidiLevels(of: processed.units, direction: settings.direction)
        var itemizer = Itemizer(
          units: processed.units, coverage: scratch.coverage(of: stack), bidi: bidi)
        itemizer.itemize(clusters: clusters)
        var shaped = ShapedText(
          processed, runs: itemizer.runs, fonts: stack.fonts, language: Language(locale),
          platform: PlatformText(settings.systemFonts.platform, size: style.size, locale: locale),
          features: features, hasWordSpacing: settings.wordSpacing != 0,
          roundedSize: settings.rounding.roundedSize(style.size), scratch.buffer)
        let breaks = try shaped.findBreaks(
          locale: locale, rules: settings.lineBreaking, clusters: clusters, dictionary: dictionary,
          scratch)
        return Paragraph(
          text: text, style: style, locale: locale, settings: settings,
          missing: itemizer.missing, stack: stack, library: self,
          shaped: shaped, baseLevel: bidi.base, clusters: clusters, breaks: breaks)
      } catch let failure as UnicodeFailure {
        throw Self.failure("ICU failed: \(failure.status)")
      } catch {
        throw Self.failure("\(error)")
      }
    }
  }
}
