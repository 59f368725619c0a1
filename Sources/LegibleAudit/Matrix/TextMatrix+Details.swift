import LegibleAdaptive
import LegibleCatalogs
import LegibleCore
import LegibleText

extension TextMatrix {
  /// The widest text that a detail is likely to be at a size category; `nil` where there is none.
  ///
  /// - Parameter category: The category's position in the audit.
  /// - Throws: `LegibleError` when a text cannot be shaped.
  func widestDetail(
    _ detail: AuditedDetail?, _ language: String, category: Int
  ) throws(LegibleError) -> DetailMeasure? {
    guard let detail, let texts = detail.texts[language] else { return nil }
    let style = styles[detail.setting].styles[category]
    var widest: DetailMeasure?
    for text in texts where !text.isUnlikely {
      let paragraph = try fonts.paragraph(
        text.text, style: style, locale: language, settings: paragraphs)
      let width = paragraph.width(size: style.size)
      guard width > widest?.width ?? 0 else { continue }
      let band = paragraph.uncertainty
      widest = DetailMeasure(
        text: text.text, width: width, range: Interval(width * (1 - band), width * (1 + band)),
        isMeasured: paragraph.isMeasured)
    }
    return widest
  }
}
