import LegibleAdaptive
import LegibleCore
import LegibleText

/// Takes one text through all size categories and available spaces; shapes it once for each cut of its fonts.
struct TextMeasurer {
  private let matrix: TextMatrix
  private let setting: Int
  private let text: String
  private let language: String
  private let detail: AuditedDetail?
  private var paragraph: Paragraph?

  /// The widest band of the paragraphs, as a fraction.
  private(set) var band = 0.0
  /// Size categories x different available spaces.
  private(set) var layouts = 0
  private(set) var missing: Set<Unicode.Scalar> = []
  private(set) var missingFamilies: Set<String> = []
  private(set) var unavailableStyles: Set<UnavailableStyle> = []

  init(
    matrix: TextMatrix, setting: Int, text: String, language: String, detail: AuditedDetail? = nil
  ) {
    self.matrix = matrix
    self.setting = setting
    self.text = text
    self.language = language
    self.detail = detail
  }

  /// Judges the text by every text rule; the hits are in the order of the rules.
  mutating func judge() throws(LegibleError) -> [Hits] {
    let rules = matrix.rules
    let component = matrix.settings[setting].component
    let isOneLineComponent = component.lineLimit == 1
    var concerned: [Int] = []
    var hits = Array(repeating: Hits(), count: rules.count)
    for index in matrix.categories.indices {
      let spaces = matrix.spaces[setting].spaces[index]
      layouts += spaces.count
      let style = matrix.styles[setting].styles[index]
      let paragraph = try shape(style)
      let width = paragraph.width(size: style.size)
      let hasFixedHeight = spaces.contains { $0.available.fixedHeight != nil }
      let narrowest = spaces.first?.available.width.lower ?? 0
      // On one line in the narrowest available space nothing wraps, nothing is cut: only heights are left.
      let detail = try matrix.widestDetail(self.detail, language, category: index)
      let band = paragraph.uncertainty
      let fits =
        detail == nil && width * (1 + band) <= narrowest && !hasHardLines(paragraph, in: spaces)
      if fits, !hasFixedHeight, matrix.isAboutFitAlone { continue }
      concerned.removeAll(keepingCapacity: true)
      for rule in rules.indices
      where rules[rule].concernsText(
        fits: fits, hasFixedHeight: hasFixedHeight, hasDetail: detail != nil)
      { concerned.append(rule) }
      let measure = TextMeasure(
        component: component, paragraph: paragraph, size: style.size, width: width,
        widestWord: paragraph.widestWord(size: style.size).width,
        limitWidth: limitWidth(paragraph, size: style.size, in: spaces),
        detail: detail, isMeasured: paragraph.isMeasured, band: band,
        isOneLineComponent: isOneLineComponent, category: matrix.categories[index])
      for rule in concerned {
        let judge = rules[rule].base
        for position in spaces.indices {
          let judgement = try judge.judge(measure, in: spaces[position].available)
          if judgement.outcome != .pass {
            hits[rule].append(judgement, category: index, available: position)
          }
        }
      }
    }
    return hits
  }

  /// Whether line breaks of the text itself count against a line limit.
  private func hasHardLines(_ paragraph: Paragraph, in spaces: [SharedSpace]) -> Bool {
    spaces.contains { $0.available.lineLimit != nil } && paragraph.hardLineCount > 1
  }

  /// The narrowest width in pt that keeps to the line limit of the available spaces, which is the component's; `nil` where
  /// the text keeps to it in every available space.
  private func limitWidth(_ paragraph: Paragraph, size: Double, in spaces: [SharedSpace]) -> Double?
  {
    guard let available = spaces.first?.available, let limit = available.lineLimit else {
      return nil
    }
    if limit > 1 {
      // Few texts have too many lines: the search is for those alone.
      let lines = TextMeasure.lineCounts(of: paragraph, size: size, in: available)
      guard lines.upperBound > limit else { return nil }
    }
    return paragraph.narrowestWidth(lines: limit, size: size)
  }

  private mutating func shape(_ style: TextStyle) throws(LegibleError) -> Paragraph {
    if let paragraph, paragraph.serves(style) { return paragraph }
    let made = try matrix.fonts.paragraph(
      text, style: style, locale: language, settings: matrix.paragraphs)
    paragraph = made
    band = max(band, made.uncertainty)
    missing.formUnion(made.missing)
    missingFamilies.formUnion(made.missingFamilies)
    unavailableStyles.formUnion(made.unavailableStyles)
    return made
  }
}
