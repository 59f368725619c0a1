import LegibleAdaptive
import LegibleCore
import LegibleText

/// Takes one text through all size categories and rooms; shapes it once for each cut of its fonts.
struct TextMeasurer {
  private let matrix: TextMatrix
  private let setting: Int
  private let text: String
  private let language: String
  private var paragraph: Paragraph?

  /// The widest band of the paragraphs, as a fraction.
  private(set) var band = 0.0
  /// Size categories x different rooms.
  private(set) var layouts = 0
  private(set) var missing: Set<Unicode.Scalar> = []
  private(set) var missingFamilies: Set<String> = []
  private(set) var unmetStyles: Set<UnmetStyle> = []

  init(matrix: TextMatrix, setting: Int, text: String, language: String) {
    self.matrix = matrix
    self.setting = setting
    self.text = text
    self.language = language
  }

  /// The leading of a style that names none, as a multiple of its size: the `normal` line height of
  /// most fonts.
  private static let standardLeading = 1.2

  /// Judges the text by every text rule; the hits are in the order of the rules.
  mutating func judge() throws(LegibleError) -> [Hits] {
    let rules = textRules
    let isOneLineComponent = matrix.settings[setting].component.lineLimit == 1
    var hits = Array(repeating: Hits(), count: rules.count)
    for index in matrix.categories.indices {
      let rooms = matrix.rooms[setting].rooms[index]
      layouts += rooms.count
      let style = matrix.styles[setting].styles[index]
      let paragraph = try shape(style)
      let width = paragraph.width(size: style.size)
      let hasFixedHeight = rooms.contains { $0.room.fixedHeight != nil }
      let fits = width * (1 + band) <= (rooms.first?.room.width.lower ?? 0)
      // On one line in the narrowest room nothing wraps, nothing is cut: only heights are left.
      if fits, !hasFixedHeight { continue }
      let line = paragraph.lineExtents(
        leading: style.leading ?? style.size * Self.standardLeading, size: style.size)
      let measure = TextMeasure(
        paragraph: paragraph, size: style.size, leading: line.ascent + line.descent,
        width: width,
        widestWord: paragraph.widestWord(size: style.size).width,
        lineAscent: line.ascent,
        isOneLineComponent: isOneLineComponent, category: matrix.categories[index])
      for (rule, judge) in rules.enumerated() {
        for position in rooms.indices {
          var judgement = try judge.judge(measure, in: rooms[position].room)
          // Nobody knows how wide that is which no font has: a platform's emoji, for one.
          if judgement.outcome == .fail, !paragraph.missing.isEmpty {
            judgement.outcome = .cannotTell
          }
          if judgement.outcome != .pass {
            hits[rule].append(judgement, category: index, room: position)
          }
        }
      }
    }
    return hits
  }

  private mutating func shape(_ style: TextStyle) throws(LegibleError) -> Paragraph {
    if let paragraph, matrix.fonts.sharesShapes(paragraph.style, style) { return paragraph }
    let made = try matrix.fonts.paragraph(text, style: style, locale: language, settings: .ios)
    paragraph = made
    band = max(band, made.uncertainty)
    missing.formUnion(made.missing)
    missingFamilies.formUnion(made.missingFamilies)
    unmetStyles.formUnion(made.unmetStyles)
    return made
  }
}
