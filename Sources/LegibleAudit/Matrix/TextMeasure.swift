import LegibleAdaptive
import LegibleCore
import LegibleText

/// A text at one size category: the measures from which every rule judges.
struct TextMeasure {
  let paragraph: Paragraph
  /// In pt.
  let size: Double
  /// From baseline to baseline in pt.
  let leading: Double
  /// The natural width in pt.
  let width: Double
  /// The widest part that no line break divides, in pt.
  let widestWord: Double
  /// From the top of a line to its baseline in pt.
  let lineAscent: Double
  /// Whether the component is made for one line, whatever the configuration lets it take.
  let isOneLineComponent: Bool
  let category: SizeCategory

  /// Half the width of the band around each width, as a fraction.
  var band: Double { paragraph.uncertainty }

  /// Judges a needed width against the room's: both may be ranges.
  func judge(_ needed: Double, in room: Room) -> Judgement {
    let excess = needed - room.width.upper
    if needed * (1 - band) > room.width.upper + Fit.tolerance {
      return Judgement(outcome: .fail, needed: needed, excess: excess)
    }
    if needed * (1 + band) <= room.width.lower + Fit.tolerance { return .pass }
    return Judgement(outcome: .cannotTell, needed: needed, excess: needed - room.width.lower)
  }

  /// The ink of the lines that show in a room at a width in pt.
  ///
  /// - Throws: `LegibleError` for a font size out of range.
  /// - Complexity: Shapes the lines.
  func ink(in room: Room, width: Double) throws(LegibleError) -> LineInk {
    let fit = try paragraph.fit(width: max(0, width), lines: room.lineLimit, size: size)
    return LineInk(fit, leading: leading, lineAscent: lineAscent)
  }

  /// The least and the most lines that the text may take in a room.
  func lineCounts(in room: Room, limit: Int = 0) -> ClosedRange<Int> {
    let widest = room.width.upper / (1 - band)
    let narrowest = room.width.lower / (1 + band)
    let fewest = paragraph.summary(width: max(0, widest), lines: limit, size: size).lineCount
    guard widest > narrowest else { return fewest...fewest }
    let most = paragraph.summary(width: max(0, narrowest), lines: limit, size: size).lineCount
    return fewest...max(fewest, most)
  }
}

/// What a rule concludes on one text in one room.
struct Judgement: Hashable, Sendable {
  var outcome: Outcome
  /// The width or the height in pt that the text takes.
  var needed: Double
  /// By how many pt it is too much; negative where only doubt makes it so.
  var excess: Double

  /// Nothing to report.
  static let pass = Judgement(outcome: .pass, needed: 0, excess: 0)
}
