public import LegibleAdaptive
public import LegibleCore
import LegibleText

/// A text at one size category: the measures from which every rule judges.
///
/// Each figure is one of `LegibleText`, which `legible measure` prints too.
public struct TextMeasure {
  /// The component that shows it.
  public let component: any Component
  let paragraph: Paragraph
  /// In pt.
  let size: Double
  /// The width in pt on one line.
  public let width: Double
  /// The widest part that no line break divides, in pt.
  public let widestWord: Double
  /// The narrowest width in pt that keeps to the line limit of the available spaces; `nil` where the text keeps to
  /// it in all of them, infinity where no width does.
  let limitWidth: Double?
  /// The widest detail that stands beside it; `nil` where there is none.
  let detail: DetailMeasure?
  /// Whether the fonts are those that were asked for: others do not tell how wide a text is, be it a platform's
  /// emoji or an undeclared family.
  let isMeasured: Bool
  /// Half the width of the band around each width, as a fraction.
  let band: Double
  /// Whether the component is made for one line, whatever the configuration lets it take.
  let isOneLineComponent: Bool
  /// The size category of its reader.
  public let category: SizeCategory

  /// Judges a needed width against the one available.
  ///
  /// Both may be ranges, by the doubt about fonts and about unpublished figures: it is a failure only where
  /// they do not touch.
  ///
  /// - Parameters:
  ///   - needed: In pt, measured, without that doubt.
  ///   - available: The space available to it.
  public func judge(_ needed: Double, in available: AvailableSpace) -> Judgement {
    func outcome(in width: Double) -> Outcome {
      FitMargin(needed: needed, available: width, uncertainty: band).outcome
    }
    if outcome(in: available.width.lower) == .pass { return .pass }
    let range = Interval(needed * (1 - band), needed * (1 + band))
    if isMeasured, outcome(in: available.width.upper) == .fail {
      return Judgement(
        outcome: .fail, needed: needed, range: range, excess: needed - available.width.upper)
    }
    return Judgement(
      outcome: .cannotTell, needed: needed, range: range, excess: needed - available.width.lower,
      doubt: isMeasured ? .band : .otherFonts)
  }

  /// The ink of the lines that show in an available space at a width in pt.
  ///
  /// - Throws: `LegibleError` for a font size out of range.
  /// - Complexity: Shapes the lines.
  func ink(in available: AvailableSpace, width: Double) throws(LegibleError) -> LineInk {
    LineInk(try paragraph.fit(width: max(0, width), lines: available.lineLimit, size: size))
  }

  /// The least and the most lines that the text may take in an available space.
  ///
  /// - Parameter scale: How far the text is shrunk; 1 not at all.
  func lineCounts(in available: AvailableSpace, scale: Double) -> ClosedRange<Int> {
    Self.lineCounts(of: paragraph, size: size * scale, in: available)
  }

  /// The same of a paragraph at a font size in pt.
  static func lineCounts(of paragraph: Paragraph, size: Double, in available: AvailableSpace)
    -> ClosedRange<Int>
  {
    func count(_ width: Double) -> Int {
      paragraph.summary(width: max(0, width), lines: available.lineLimit, size: size).lineCount
    }
    let widest = available.width.upper / (1 - paragraph.uncertainty)
    let narrowest = available.width.lower / (1 + paragraph.uncertainty)
    let fewest = count(widest)
    return fewest...(widest > narrowest ? max(fewest, count(narrowest)) : fewest)
  }
}

/// The width of a detail at one size category.
struct DetailMeasure {
  /// What it says.
  var text: String
  /// In pt.
  var width: Double
  /// Between which lengths in pt that lies, by the doubt about fonts.
  var range: Interval
  /// Whether it was measured in the fonts that were asked for.
  var isMeasured: Bool
}

/// What a rule concludes on one text in one available space.
///
/// ``TextMeasure/judge(_:in:)`` makes one.
public struct Judgement: Hashable, Sendable {
  /// Whether the text passes.
  public internal(set) var outcome: Outcome
  /// The width or the height in pt that the text needs.
  var needed: Double
  /// Between which lengths in pt that lies, by the doubt about fonts.
  var range: Interval
  /// By how many pt it is too much; negative where only doubt makes it so.
  var excess: Double
  /// What leaves it open, where it cannot be told.
  var doubt = Doubt.band

  /// Nothing to report.
  public static let pass = Judgement(outcome: .pass, needed: 0, range: 0, excess: 0)
}

/// What leaves open whether a text fits.
package enum Doubt: Hashable, Sendable {
  /// How wide the platform's fonts are, or how much space there is.
  case band
  /// Whether the text keeps to its lines where a word is divided.
  case division
  /// How wide the text is in the fonts that were asked for: it was measured in others.
  case otherFonts
}
