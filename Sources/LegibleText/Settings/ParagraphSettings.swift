/// How a paragraph is broken into lines: the choices that are no part of a text style.
public struct ParagraphSettings: Hashable, Sendable {
  /// The base direction.
  public var direction = ParagraphDirection.auto
  /// How strictly punctuation and small kana stick (CSS Text, `line-break`).
  public var lineBreak = LineBreak.strict
  /// Where words may be broken (CSS Text, `word-break`).
  public var wordBreak = WordBreak.normal
  /// The rules that correct UAX #14; empty to take it as it is.
  public var tailorings = BreakTailoring.interface
  /// What happens to spaces and line breaks of the source (CSS Text, `white-space`).
  public var whiteSpace = WhiteSpace.preWrap
  /// What lines may be broken at.
  public var wrap = Wrap.word
  /// Whether a word wider than the line is cut between clusters; otherwise it sticks out.
  public var breaksLongWords = true
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
  public var separatorsEndLines = true
  /// Whether addresses of web pages and mail break between their parts instead of like words (minikin,
  /// `WordBreaker`, which follows the Chicago Manual of Style, 16th edition, 7.42).
  public var breaksAddressesByParts = false
  /// Where the room of a leading goes.
  public var leadingPlacement = LeadingPlacement.split
  /// Whether a line with a leading grows where a fallback font is taller.
  public var lineGrowth = LineGrowth.never
  /// Where text goes on behind a tab that white space keeps.
  public var tabStops = TabStops.spaces(8)
  /// How lengths are rounded on their way to a line's width.
  public var rounding = Rounding.none
  /// How a line that is too long is cut.
  public var truncation = TruncationOptions()
  /// Up to how many lines ``Paragraph/balancedWidth(_:lines:size:)`` balances, 0 for any number.
  public var balancedLineLimit = 0
  /// How words are parted at the ends of lines; `nil`, the default, leaves them whole but for soft
  /// hyphens.
  public var hyphenation: Hyphenation?
  /// OpenType features in HarfBuzz's syntax: `-kern`, `tnum`.
  public var features: [String] = []
  /// Whether optional ligatures stay when letters are spaced.
  ///
  /// CSS Text 4, 8.2, and UIKit's `tracking` attribute take them away; its `kern` attribute keeps them
  /// (NSAttributedString.Key).
  public var keepsLigaturesWhenTracked = false
  /// Whether one of Apple's own font files is spaced by the table that Apple publishes, although it has
  /// a `trak` table; never by both.
  public var usesPublishedTracking = false
  /// Whether San Francisco, for which open fonts stand in, has two cuts that change at 20 pt, as before
  /// iOS 14, instead of one that blends from 17 to 28 pt (HIG, Typography).
  public var switchesOpticalSize = false
  /// Whose fonts the embedded ones stand in for.
  public var systemFonts = SystemFonts.anyVersion
  /// Axis settings of variable fonts by tag.
  public var variations: [String: Double] = [:]
  /// Extra space at each word space in pt.
  public var wordSpacing = 0.0

  /// Settings for interface text of no platform: strict breaks, long words cut, half the leading above.
  public init() {}

  /// CSS Text 3, 5.3.
  public enum LineBreak: String, Hashable, Sendable, CaseIterable {
    case auto, loose, normal, strict, anywhere
  }

  /// CSS Text 3, 5.2, and `auto-phrase` of CSS Text 4 under the name ICU gives it.
  public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    case normal
    case keepAll = "keep-all"
    case breakAll = "break-all"
    case phrase
  }

  /// CSS Text 3, 3: `pre-wrap` keeps spaces and line breaks, `normal` collapses them.
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    case preWrap = "pre-wrap"
    case normal
  }

  /// What lines may be broken at.
  public enum Wrap: String, Hashable, Sendable, CaseIterable {
    /// Line-break opportunities.
    case word
    /// Every cluster.
    case char
    /// Only hard line breaks.
    case none
  }
}
