public import LegibleCore
import LegibleUnicode

/// What Unicode's algorithms say of a text, for which no font is needed.
///
/// Offsets count UTF-16 code units. A text has at most `FontLibrary/maximumTextLength` of them; the
/// functions throw `LegibleError` with rule `text` for a longer one.
public enum TextAnalysis {
  private static let scratches = ScratchPool()

  /// Where a line may or must end.
  public struct LineBreak: Hashable, Sendable {
    /// Where the next line starts.
    public var offset: Int
    /// Whether the line must end here.
    public var isMandatory: Bool
    /// Whether a hyphen shows when the line ends here.
    public var showsHyphen: Bool
    /// How the spelling changes when the line ends here, if it does.
    package var change: SpellingChange?
  }

  /// The line-break opportunities of a text, its end included (UAX #14 and the settings' corrections).
  ///
  /// - Parameters:
  ///   - text: The text, whose white space stays as it is.
  ///   - locale: The language of the text (BCP 47).
  ///   - settings: How lines break; without tailorings the answer is ICU's.
  /// - Throws: Also `LegibleError` with rule `hyphenation` when the settings ask for a dictionary that
  ///   is not there.
  /// - Complexity: O(*n*).
  public static func lineBreaks(
    in text: String, locale: String = "", settings: ParagraphSettings = ParagraphSettings()
  ) throws(LegibleError) -> [LineBreak] {
    let dictionary = try settings.lineBreaking.dictionary(for: locale)
    return try analyze(text) { units, scratch throws(UnicodeFailure) in
      let clusters = try Clusters.ends(of: units, scratch)
      let (boundaries, changes) = try settings.lineBreaking.boundaries(
        in: units, clusters: clusters, locale: locale, dictionary: dictionary, scratch)
      return boundaries.map {
        LineBreak(
          offset: $0.offset, isMandatory: $0.isMandatory, showsHyphen: $0.showsHyphen,
          change: $0.change.value.map { changes[$0] })
      }
    }
  }

  /// The ends of the grapheme clusters of a text (UAX #29).
  ///
  /// - Complexity: O(*n*).
  package static func clusterEnds(of text: String) throws(LegibleError) -> [Int] {
    try analyze(text) { units, scratch throws(UnicodeFailure) in
      try Clusters.ends(of: units, scratch).map { Int($0) }
    }
  }

  /// The bidi levels of a text (UAX #9), those of its white space reset (rule L1).
  ///
  /// - Returns: A level for each code unit, also where all are the same.
  /// - Complexity: O(*n*).
  package static func bidiLevels(
    of text: String, direction: ParagraphDirection = .auto
  ) throws(LegibleError) -> BidiLevels {
    try analyze(text) { units, _ throws(UnicodeFailure) in
      var bidi = try BidiLevels(of: units, direction: direction)
      if bidi.levels.isEmpty { bidi.levels = Array(repeating: bidi.base, count: units.count) }
      return bidi
    }
  }

  private static func analyze<Answer>(
    _ text: String, _ body: ([UInt16], Scratch) throws(UnicodeFailure) -> Answer
  ) throws(LegibleError) -> Answer {
    let units = try FontLibrary.codeUnits(of: text)
    do {
      return try scratches.withScratch { scratch throws(UnicodeFailure) in
        try body(units, scratch)
      }
    } catch {
      throw FontLibrary.failure("ICU failed: \(error.status)")
    }
  }
}
