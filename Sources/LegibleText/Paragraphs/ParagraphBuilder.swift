public import LegibleCore

extension FontLibrary {
  /// Shapes a text once, to be measured and fitted at any size and width.
  ///
  /// - Parameters:
  ///   - text: At most ``FontLibrary/maximumTextLength`` UTF-16 code units.
  ///   - style: The fonts, the size and the spacing. The size chooses between the cuts of a stand-in.
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
      usesPublishedTracking: settings.usesPublishedTracking,
      switchesOpticalSize: settings.switchesOpticalSize)
    guard !stack.fonts.isEmpty else {
      throw LegibleError(
        rule: "font", "no font of the families \(style.families.joined(separator: ", "))",
        hint: "Name a font file of one of them, or an embedded family such as Inter.",
        at: SourceLocation(path: style.name))
    }
    let features = try features(settings, isTracked: style.tracking != 0)
    if !settings.features.isEmpty || !variations.isEmpty {
      try stack.checkTags(features, variations)
    }
    let dictionary = try settings.dictionary(for: locale)

    return try withScratch { scratch throws(LegibleError) in
      do {
        let processed = ProcessedText(source, settings)
        let clusters = try clusterEnds(of: processed.units, scratch)
        let (levels, base) = try bidiLevels(of: processed.units, direction: settings.direction)
        var itemizer = Itemizer(
          units: processed.units, coverage: scratch.coverage(of: stack), levels: levels,
          baseLevel: base)
        itemizer.itemize(clusters: clusters)
        var shaped = ShapedText(
          processed, runs: itemizer.runs, fonts: stack.fonts, language: Language(locale),
          platform: PlatformText(settings.systemFonts, size: style.size, locale: locale),
          features: features, hasWordSpacing: settings.wordSpacing != 0,
          roundedSize: settings.rounding.roundedSize(style.size), scratch.buffer)
        let breaks = try shaped.findBreaks(
          locale: locale, settings: settings, clusters: clusters, dictionary: dictionary, scratch)
        return Paragraph(
          text: text, style: style, locale: locale, settings: settings,
          missing: itemizer.missing, stack: stack, library: self,
          shaped: shaped, baseLevel: base, clusters: clusters, breaks: breaks)
      } catch let failure as UnicodeFailure {
        throw Self.failure("ICU failed: \(failure.status)")
      } catch {
        throw Self.failure("\(error)")
      }
    }
  }

  /// The code units of a text that is not too long.
  static func codeUnits(of text: String) throws(LegibleError) -> [UInt16] {
    let units = [UInt16](transcoding: text)
    guard units.count <= maximumTextLength else {
      throw failure(
        "the text has \(units.count) UTF-16 code units, more than \(maximumTextLength)")
    }
    return units
  }

  /// The longest text of one paragraph, in UTF-16 code units: 16 Mi.
  public static let maximumTextLength = 1 << 24

  /// The largest font size, in pt.
  public static let maximumSize = 10_000.0

  /// The largest line height and distance of tab stops, in pt.
  static let maximumLength = 100_000.0

  /// More spaces between tab stops than a line has.
  static let maximumTabSize = 1000.0

  private func validate(_ style: TextStyle) throws(LegibleError) {
    guard style.size > 0, style.size <= Self.maximumSize else {
      throw Self.failure(
        "the font size \(style.size.plain) pt is not above 0 and up to \(Int(Self.maximumSize))")
    }
    guard (1...1000).contains(style.weight) else {
      throw Self.failure("the font weight \(style.weight.plain) is not within 1...1000")
    }
    guard style.tracking.isFinite, abs(style.tracking) <= 10_000 else {
      throw Self.failure("the tracking \(style.tracking.plain) is not within -10000...10000")
    }
    if let leading = style.leading, !(leading > 0 && leading <= Self.maximumLength) {
      throw Self.failure(
        "the line height \(leading.plain) pt is not above 0 and up to \(Self.maximumLength.plain)")
    }
    guard (1...1000).contains(style.fontWidth) else {
      throw Self.failure("the font width \(style.fontWidth.plain) % is not within 1...1000")
    }
  }

  private func variations(_ settings: ParagraphSettings) throws(LegibleError) -> [FontVariation] {
    guard settings.wordSpacing.isFinite, abs(settings.wordSpacing) <= Self.maximumSize else {
      throw Self.failure(
        "the word spacing \(settings.wordSpacing.plain) pt is not within -10000...10000")
    }
    switch settings.tabStops {
    case .spaces(let count):
      guard (0...Self.maximumTabSize).contains(count) else {
        throw Self.failure("the tab size \(count.plain) is not within 0...1000")
      }
    case .points(let distance):
      guard (0...Self.maximumLength).contains(distance) else {
        throw Self.failure("the tab stops \(distance.plain) pt are not within 0...100000")
      }
    }
    var variations: [FontVariation] = []
    for (tag, value) in settings.variations.sorted(by: { $0.key < $1.key }) {
      guard let variation = FontVariation(tag, value) else {
        throw Self.failure("the variation \(tag) = \(value.plain) is not an axis setting")
      }
      variations.append(variation)
    }
    return variations
  }

  private func features(
    _ settings: ParagraphSettings, isTracked: Bool
  ) throws(LegibleError) -> [FontFeature] {
    // The user's own settings come later and have the last word.
    var features = isTracked && !settings.keepsLigaturesWhenTracked ? FontFeature.noLigatures : []
    for text in settings.features {
      guard let feature = FontFeature(text) else {
        throw LegibleError(
          rule: "text", "\"\(text)\" is no OpenType feature",
          hint: "Write a tag, as in \"tnum\", \"-kern\" or \"ss01=1\"; a value is at most 65535.",
          at: SourceLocation(path: "<text>"))
      }
      features.append(feature)
    }
    return features
  }

  static func failure(_ message: String) -> LegibleError {
    LegibleError(rule: "text", message, at: SourceLocation(path: "<text>"))
  }
}
