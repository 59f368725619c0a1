import LegibleAdaptive
import LegibleCatalogs
import LegibleCore
import LegibleText

extension TextMatrix {
  /// Makes one finding of all contexts in which a text fails a rule.
  ///
  /// - Throws: `LegibleError` when the text cannot be shaped.
  func finding(
    _ rule: AppliedRule, _ key: AuditedKey, _ translation: AuditedText, _ text: MeasurableText,
    _ hits: Hits, band: Double
  ) throws(LegibleError) -> AuditFinding {
    let failing = range(of: hits.fails, key.setting, isHeight: rule.isAboutHeight)
    let unsure = range(of: hits.unsure, key.setting, isHeight: rule.isAboutHeight)
    let language = translation.string.language
    let evidence = TextEvidence(
      text: text.text,
      word: rule.isAboutWord
        ? try widestWord(text.text, language, key.setting, failing ?? unsure) : nil,
      detail: rule.isAboutDetail
        ? try widestDetail(key.detail, language, (failing ?? unsure)?.worst.category) : nil,
      samples: text.sampleDescription, markup: text.markup, language: language,
      setting: settings[key.setting], context: key.context, inferredFrom: key.inferredFrom,
      failing: failing,
      unsure: unsure, uncertainty: band)
    let sampleDecides = rule.isAboutHeight ? false : try samplesDecide(evidence, text, key.setting)
    let isAtStandardSize = failing?.categories.first.map { !$0.isAccessibility } ?? false
    let subject = "\(translation.string.key) (\(language))"
    let finding = Finding(
      rule: rule.rule,
      // What can only be seen with a million of something, in a guessed place, or with a made-up word is worth
      // a look, not an error.
      severity: failing == nil || text.isUnlikely || key.inferredFrom != nil
        || sampleDecides
        ? .note : rule.base.severity(atStandardSize: isAtStandardSize),
      outcome: failing == nil ? .cannotTell : .fail,
      message: message(rule, evidence)
        + (sampleDecides ? "; a sample decides" : ""),
      hint: rule.base.hint, at: text.variant.location, subject: subject,
      count: failing?.count ?? unsure?.count ?? 1, related: key.uses)
    return AuditFinding(finding, .text(evidence))
  }

  /// Whether a text is too wide by its samples alone.
  ///
  /// - Throws: `LegibleError` when a sample cannot be shaped.
  private func samplesDecide(
    _ evidence: TextEvidence, _ text: MeasurableText, _ setting: Int
  ) throws(LegibleError) -> Bool {
    if let word = evidence.word { return text.samples.contains { $0.makes(word) } }
    return try evidence.detail == nil ? fitsWithoutSamples(evidence, text, setting) : false
  }

  /// Whether what nobody has declared takes more width than is missing.
  private func fitsWithoutSamples(
    _ evidence: TextEvidence, _ text: MeasurableText, _ setting: Int
  ) throws(LegibleError) -> Bool {
    guard let worst = (evidence.failing ?? evidence.unsure)?.worst, worst.excess.isFinite,
      let index = categories.firstIndex(of: worst.category)
    else { return false }
    let style = styles[setting].styles[index]
    var width = 0.0
    for sample in text.samples where !sample.isDeclared {
      let paragraph = try fonts.paragraph(
        sample.value, style: style, locale: evidence.language, settings: paragraphs)
      width += paragraph.width(size: style.size)
    }
    return width > worst.excess
  }

  /// The widest detail in the worst context.
  private func widestDetail(
    _ detail: AuditedDetail?, _ language: String, _ category: SizeCategory?
  ) throws(LegibleError) -> String? {
    guard let index = categories.firstIndex(where: { $0 == category }) else { return nil }
    return try widestDetail(detail, language, category: index)?.text
  }

  /// The widest word in the worst context.
  private func widestWord(
    _ text: String, _ language: String, _ setting: Int, _ range: ContextRange?
  ) throws(LegibleError) -> String? {
    guard let range, let index = categories.firstIndex(of: range.worst.category) else {
      return nil
    }
    let style = styles[setting].styles[index]
    let paragraph = try fonts.paragraph(text, style: style, locale: language, settings: paragraphs)
    let units = Array(text.utf16)[paragraph.widestWord(size: style.size).range]
    return String(decoding: units, as: UTF16.self)
  }

  /// `"…" is truncated in a navigation title: needs 406.1 pt, 243–343 pt available at AX3 on iPhone X,
  /// portrait`.
  private func message(_ rule: AppliedRule, _ evidence: TextEvidence) -> String {
    guard let range = evidence.failing ?? evidence.unsure else { return "" }
    let worst = range.worst
    let quoted = "\"\(shortened(evidence.text))\""
    let component = rule.isAboutDetail ? "a right-detail cell" : evidence.setting.component.phrase
    let verb = evidence.failing == nil ? rule.base.doubtfulVerb : rule.base.verb
    let detail = evidence.detail.map { " \"\(shortened($0))\"" } ?? ""
    var message = "\(quoted) \(verb)\(detail) in \(component): "
    if let word = evidence.word, word != evidence.text { message += "\"\(shortened(word))\" " }
    message += evidence.failing == nil ? worst.doubtfulFigures : worst.figures
    message += " at \(worst.category.shortName) on \(worst.viewport.shortLabel)"
    if !evidence.context.isEmpty { message += " with \(contextLabel(nil, nil, evidence.context))" }
    message += "; \(range.count) of \(range.total) contexts, \(spell(range.categories))"
    if let unsure = evidence.unsure, evidence.failing != nil {
      message += "; undetermined in \(unsure.count) more"
    }
    return message
  }

  private func isWorse(_ hit: Hits.Hit, than other: Hits.Hit) -> Bool {
    let isOtherLarger = categories[other.category].isAccessibility
    return hit.excess > other.excess
      || (isOtherLarger && !categories[hit.category].isAccessibility)
  }

  private func range(of hits: [Hits.Hit], _ setting: Int, isHeight: Bool) -> ContextRange? {
    guard var worst = hits.first else { return nil }
    // What happens at a standard size matters most, although accessibility sizes exceed it.
    let standard = hits.filter { !self.categories[$0.category].isAccessibility }
    for hit in standard.isEmpty ? hits : standard where isWorse(hit, than: worst) { worst = hit }
    var failsAtCategory = Array(repeating: false, count: categories.count)
    var failsAtViewport = Array(repeating: false, count: viewports.count)
    var count = 0
    var atDefaultSize = 0
    for hit in hits {
      failsAtCategory[hit.category] = true
      let shared = spaces[setting].spaces[hit.category][hit.available]
      for viewport in shared.viewports { failsAtViewport[viewport] = true }
      count += shared.viewports.count
      if categories[hit.category] == .large { atDefaultSize += shared.viewports.count }
    }
    let shared = spaces[setting].spaces[worst.category][worst.available]
    let height = shared.available.fixedHeight.map { Interval($0) }
    return ContextRange(
      count: count, total: contextCount, atDefaultSize: atDefaultSize,
      categories: categories.indices.filter { failsAtCategory[$0] }.map { categories[$0] },
      // Findings that touch all viewports share one array of them.
      viewports: failsAtViewport.contains(false)
        ? viewports.indices.filter { failsAtViewport[$0] }.map { viewports[$0] } : viewports,
      worst: ContextRange.Worst(
        category: categories[worst.category], viewport: viewports[shared.viewports[0]],
        needed: worst.needed, range: worst.range, excess: max(0, worst.excess),
        available: isHeight ? height ?? shared.available.width : shared.available.width,
        fontSize: styles[setting].styles[worst.category].size, doubt: worst.doubt))
  }
}

extension MeasurableText.Sample {
  /// Whether a word of a text is this sample, a part of it, or for the most part one of its words.
  fileprivate func makes(_ word: String) -> Bool {
    value.split(whereSeparator: \.isWhitespace).contains {
      2 * $0.count >= word.count && word.contains($0) || $0.contains(word)
    }
  }
}
