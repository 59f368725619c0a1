/// What a rule has to say about one cause, with the place it was found.
public struct Finding: Hashable, Sendable {
  /// The rule that made it.
  public var rule: Rule.ID
  /// How much it matters.
  public var severity: Severity
  /// What a rule that measures concluded; `nil` for a rule that reads.
  public var outcome: Outcome?
  /// One sentence: what is wrong, with the figures.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// What to do next, for tools to say in their own words.
  public var suggestion: Suggestion?
  /// Where it was found.
  public var location: SourceLocation
  /// The token path or the string key that it is about.
  public var subject: String?
  /// How many times the same cause occurred.
  public var count: Int
  /// Other places that belong to it.
  public var related: [Related]

  /// How many of the places where the cause occurred are not among ``related``.
  package var unlisted: Int { max(0, count - 1 - related.count(where: \.isOccurrence)) }

  /// Another place that a finding speaks of.
  public struct Related: Hashable, Sendable {
    /// What is there.
    public var message: String
    /// Where it is.
    public var location: SourceLocation
    /// Whether the same cause occurred there again.
    package private(set) var isOccurrence = false

    /// Creates a note about another place.
    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }

    /// Creates a note about a place where the same cause occurred again.
    package static func occurrence(_ message: String, at location: SourceLocation) -> Related {
      var related = Related(message, at: location)
      related.isOccurrence = true
      return related
    }
  }

  /// Creates a finding of a rule, as severe as the rule says unless it is said here.
  package init(
    rule: Rule, severity: Severity? = nil, outcome: Outcome? = nil, message: String,
    hint: String? = nil, suggestion: Suggestion? = nil, at location: SourceLocation,
    subject: String? = nil, count: Int = 1, related: [Related] = []
  ) {
    self.rule = rule.id
    self.severity = severity ?? rule.severity ?? .note
    self.outcome = outcome
    self.message = message
    self.hint = hint
    self.suggestion = suggestion
    self.location = location
    self.subject = subject
    self.count = count
    self.related = related
  }
}

/// The four outcomes of a check; what could not be measured is never a pass.
public enum Outcome: String, Hashable, Sendable, CaseIterable {
  case pass, fail, cannotTell, notApplicable

  /// The place in an order from the worst on: fail, cannot tell, pass, not applicable.
  package var rank: Int {
    switch self {
    case .fail: 0
    case .cannotTell: 1
    case .pass: 2
    case .notApplicable: 3
    }
  }
}
