public import LegibleCore

extension FontLibrary {
  /// Shapes a text in several styles once, to be measured and fitted at any width.
  ///
  /// Letters join across styles as far as their fonts let them: styles that differ in tracking alone
  /// are shaped in one go. At another size all styles scale alike, whatever their fonts do.
  ///
  /// - Parameters:
  ///   - styled: The text and its styles.
  ///   - locale: The language of the text (BCP 47): it decides breaks and letter forms.
  ///   - settings: How the text breaks into lines.
  /// - Throws: As for a text in one style, for each of them; and for a span whose size is more than
  ///   256 times another's.
  /// - Complexity: About linear in the length of the text times the number of different styles.
  public func paragraph(
    _ styled: StyledText, locale: String = "", settings: ParagraphSettings = ParagraphSettings()
  ) throws(LegibleError) -> Paragraph {
    let base = StyledText.Span(range: 0..<0, style: styled.style, locale: nil, features: [])
    var kinds: [StyledText.Span] = []
    for span in [base] + styled.spans {
      var kind = span
      kind.range = 0..<0
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    // Each kind alone gives its fonts and where they would go in the whole text.
    var wholes: [Paragraph] = []
    for kind in kinds {
      var own = settings
      own.openType.features += kind.features
      wholes.append(
        try paragraph(
          styled.text, style: kind.style, locale: kind.locale ?? locale, settings: own))
    }
    guard kinds.count > 1 else { return wholes[0] }
    let ratios = kinds.map { $0.style.size / styled.style.size }
    guard ratios.allSatisfy({ (1 / ShapedText.widestRatio...ShapedText.widestRatio).contains($0) })
    else {
      throw Self.failure("the sizes of two styles differ by more than a factor of 256")
    }
    var kindAt = [Int](repeating: 0, count: styled.text.utf16.count)
    for span in styled.spans {
      var kind = span
      kind.range = 0..<0
      let index = kinds.firstIndex(of: kind) ?? 0
      for offset in span.range { kindAt[offset] = index }
    }
    var start = 0
    for end in wholes[0].clusters {
      for offset in start..<Int(end) { kindAt[offset] = kindAt[start] }
      start = Int(end)
    }
    return try join(wholes, kinds: kinds, kindAt: kindAt, ratios: ratios)
  }

  private func join(
    _ wholes: [Paragraph], kinds: [StyledText.Span], kindAt: [Int], ratios: [Double]
  ) throws(LegibleError) -> Paragraph {
    let base = wholes[0]
    var joined = SpanJoiner(kindAt: kindAt)
    for (kind, whole) in zip(kinds, wholes) { joined.add(whole, kind, base: base.style) }
    let runs = joined.runs()
    var style = base.style
    // The styles' own tracking is in the sums.
    style.tracking = 0
    var missing: Set<Unicode.Scalar> = []
    for (index, whole) in wholes.enumerated() {
      let own = kindAt.indices.filter { kindAt[$0] == index }.map { base.shaped.units[$0] }
      missing.formUnion(
        String(decoding: own, as: UTF16.self).unicodeScalars.filter { whole.missing.contains($0) })
    }
    let dictionary = try base.settings.lineBreaking.dictionary(for: base.locale)
    return try withScratch { scratch throws(LegibleError) in
      var shaped = ShapedText(
        styled: base.shaped, runs: runs, fonts: joined.fonts, spans: joined.spans,
        spacing: { offset, font in
          let kind = kinds[kindAt[offset]].style
          let calibration = joined.fonts[font].calibration?.tracking(size: kind.size) ?? 0
          let correction = wholes[kindAt[offset]].shaped.correction(at: offset)
          return (kind.tracking, calibration + correction, ratios[kindAt[offset]])
        }, scratch.buffer)
      do {
        let breaks = try shaped.findBreaks(
          locale: base.locale, rules: base.settings.lineBreaking, clusters: base.clusters,
          dictionary: dictionary, scratch)
        return Paragraph(
          text: base.text, style: style, locale: base.locale, settings: base.settings,
          missing: missing, stack: base.stack, library: self, shaped: shaped,
          baseLevel: base.baseLevel, clusters: base.clusters, breaks: breaks)
      } catch {
        throw Self.failure("\(error)")
      }
    }
  }
}
