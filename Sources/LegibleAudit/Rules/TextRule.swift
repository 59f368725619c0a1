public import LegibleCore

/// A rule on how a text fits the space available to it.
///
/// An audit asks it about every text in every size category and every space that differs; what it says of one
/// text becomes one finding, with the contexts that it holds for and the worst of them.
public protocol TextRule: Sendable {
  /// What the rule checks and why; its severity is that of a failure at a standard size category.
  static var rule: Rule { get }

  /// Judges one text at one size category in one available space.
  ///
  /// Called millions of times in a large audit, by several tasks at once.
  ///
  /// - Throws: `LegibleError` for what cannot be measured; it ends the audit.
  func judge(_ measure: TextMeasure, in space: AvailableSpace) throws(LegibleError) -> Judgement

  /// What goes wrong, in the words after the quoted text: `is truncated`.
  var verb: String { get }

  /// The same where the doubt about fonts or figures leaves it open: `may be truncated`.
  var doubtfulVerb: String { get }

  /// What to do about it.
  var hint: String { get }
}

extension TextRule {
  /// `possibly` and what goes wrong.
  public var doubtfulVerb: String { "possibly \(verb)" }

  /// How much a failure matters: an error at a standard size category is a warning at accessibility sizes, where
  /// much text cannot fit.
  func severity(atStandardSize: Bool) -> Severity {
    let severity = Self.rule.severity ?? .note
    return atStandardSize ? severity : min(severity, .warning)
  }
}
