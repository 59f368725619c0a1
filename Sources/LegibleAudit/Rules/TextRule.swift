import LegibleCore

/// A rule on how a text fits the space available to it.
protocol TextRule: Sendable {
  /// What the rule checks and why.
  static var rule: Rule { get }

  /// Judges one text at one size category in one available space.
  ///
  /// - Throws: `LegibleError` for a font size out of range.
  func judge(_ measure: TextMeasure, in available: AvailableSpace) throws(LegibleError) -> Judgement

  /// How much a failure matters, by whether it already happens at a standard size category.
  func severity(atStandardSize: Bool) -> Severity

  /// Whether it compares heights; the others compare widths.
  var isAboutHeight: Bool { get }

  /// Whether it is about the widest word alone.
  var isAboutWord: Bool { get }

  /// Whether it is about a text and the detail beside it.
  var isAboutDetail: Bool { get }

  /// What goes wrong, in the words after the quoted text: `is truncated`.
  var verb: String { get }

  /// The same where the doubt about fonts or figures leaves it open: `may be truncated`.
  var doubtfulVerb: String { get }

  /// What to do about it.
  var hint: String { get }
}

extension TextRule {
  /// Truncation and its like: an error from xSmall to xxxLarge, a warning at accessibility sizes.
  func severity(atStandardSize: Bool) -> Severity { atStandardSize ? .error : .warning }

  /// Most rules are about widths.
  var isAboutHeight: Bool { false }

  /// Most rules are about all of a text.
  var isAboutWord: Bool { false }

  /// Most rules are about one text.
  var isAboutDetail: Bool { false }
}

/// The rules on texts, in the order of reports.
let textRules: [any TextRule] = [
  TruncationRule(), LongestWordRule(), ClippingRule(), WrappingRule(), StackedDetailRule(),
]
