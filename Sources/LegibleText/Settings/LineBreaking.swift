extension ParagraphSettings {
  /// Where lines end.
  public struct LineBreaking: Hashable, Sendable {
    /// How strictly punctuation and small kana stick (CSS Text, `line-break`).
    public var strictness = Strictness.strict
    /// Where words may be divided (CSS Text, `word-break`).
    public var wordBreak = WordBreak.normal
    /// What lines may be broken at.
    package var wrap = Wrap.word
    /// The rules that correct UAX #14; empty to take it as it is.
    package var tailorings = BreakTailoring.interface
    /// How words are hyphenated at the ends of lines; `nil`, the default, leaves them whole but for soft
    /// hyphens.
    public var hyphenation: Hyphenation?
    /// Whether a word wider than the line is divided between clusters; otherwise it overflows.
    package var breaksLongWords = true
    /// Whether the word before it goes along to the last line where a word would stand there alone
    /// (NSParagraphStyle.LineBreakStrategy `pushOut`: to avoid an orphan word on the last line).
    ///
    /// That it goes only from the line before, where it leaves a word, and never makes one more line, is
    /// our reading.
    public var pushOut = false
    /// Whether lines end at U+2028, U+2029, U+0085, U+000B and U+000C as at a line feed (UAX #14, LB4 and
    /// LB5; CSS Text 3, 5.1).
    ///
    /// Browsers of the Chromium family end lines at line feeds alone: they show U+2028 and U+2029 as spaces
    /// and the others as nothing (read off recorded lines).
    package var separatorsEndLines = true
    /// Whether addresses of web pages and mail break between their parts instead of like words (minikin,
    /// `WordBreaker`, which follows the Chicago Manual of Style, 16th edition, 7.42).
    package var breaksAddressesByParts = false
    /// Up to how many lines ``Paragraph/balancedWidth(_:lines:size:)`` balances; `nil` for any number.
    package var balancedLineLimit: Int?

    /// CSS Text 3, 5.3.
    public enum Strictness: String, Hashable, Sendable, CaseIterable {
      case auto, loose, normal, strict, anywhere
    }

    /// CSS Text 3, 5.2, and `auto-phrase` of CSS Text 4 under the name ICU gives it.
    public enum WordBreak: String, Hashable, Sendable, CaseIterable {
      case normal
      case keepAll = "keep-all"
      case breakAll = "break-all"
      case phrase
    }

    /// What lines may be broken at.
    package enum Wrap: String, Hashable, Sendable, CaseIterable {
      /// Line-break opportunities.
      case word
      /// Every cluster.
      case char
      /// Only hard line breaks.
      case none
    }
  }
}
