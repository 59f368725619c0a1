public import LegibleCore
import LegibleTokens

/// What `legible.json` says about the rules of `check`.
public struct LintConfiguration: Hashable, Sendable {
  /// The tokens that no lint rule looks at, by patterns of their paths.
  public var exclude: [Glob]
  /// What is said of rules, by their names.
  public var rules: [Rule.ID: LintSettings]
  /// All patterns as they are written, each of which should match a token.
  package var patterns: [Pattern] = []
  /// Whether all tokens that the patterns speak of are checked; else one that matches nothing is a mistake
  /// only when a similar one matches.
  package var coversAllTokens = false
  /// The rules whose findings are kept, by their names; `nil` for all.
  private(set) var only: Set<Rule.ID>?

  /// A pattern of token paths and where it stands.
  package struct Pattern: Hashable, Sendable {
    /// The pattern.
    package let glob: Glob
    /// Its entry.
    package let location: SourceLocation

    /// Describes a pattern.
    package init(_ glob: Glob, at location: SourceLocation) {
      self.glob = glob
      self.location = location
    }
  }

  /// Creates a configuration.
  public init(exclude: [Glob] = [], rules: [Rule.ID: LintSettings] = [:]) {
    self.exclude = exclude
    self.rules = rules
  }

  /// What ``rules`` may speak of: lint rules, and rules of reading that are not errors.
  package static let configurable = RuleRegistry(
    Rule.lintRules + Rule.tokenRules.filter { $0.severity != .error })

  /// The same for some rules alone.
  ///
  /// Those that are off are switched on as warnings. What keeps a file from being read is always told.
  package func limited(to names: Set<Rule.ID>) -> LintConfiguration {
    var limited = self
    limited.only = names.union(Rule.unreadable.map(\.id))
    for rule in Rule.lintRules {
      let isOff = severity(of: rule.id, standard: rule.severity) == nil
      if !names.contains(rule.id) {
        limited.rules[rule.id, default: LintSettings()].level = .off
      } else if isOff {
        limited.rules[rule.id, default: LintSettings()].level = .severity(.warning)
      }
    }
    return limited
  }

  /// The severity of a rule, `nil` when it is off.
  func severity(of rule: Rule.ID, standard: Severity?) -> Severity? {
    switch rules[rule]?.level {
    case nil: standard
    case .off: nil
    case .severity(let severity): severity
    }
  }

  private static let rulesOfReading = Set(Rule.tokenRules.map(\.id))

  /// Gives findings the severities that rules of reading were set to, and leaves out what is off.
  func applied(to findings: [Finding]) -> [Finding] {
    if rules.isEmpty, only == nil { return findings }
    return findings.compactMap { finding in
      if only?.contains(finding.rule) == false { return nil }
      guard Self.rulesOfReading.contains(finding.rule) else { return finding }
      var finding = finding
      guard let severity = severity(of: finding.rule, standard: finding.severity) else {
        return nil
      }
      finding.severity = severity
      return finding
    }
  }
}

/// What `legible.json` says about one rule.
public struct LintSettings: Hashable, Sendable {
  /// The severity, when it is set.
  public var level: Level?
  /// The tokens that the rule does not look at, by patterns of their paths.
  public var exclude: [Glob]
  /// The options that are set, by name.
  public var options: [String: Rule.Option.Value]

  /// How much a finding of a rule matters.
  public enum Level: Hashable, Sendable {
    case off
    case severity(Severity)

    /// The words for it in `legible.json`.
    package static let names = ["error", "warning", "note", "off"]

    /// Reads `error`, `warning`, `note` or `off`.
    package init?(named name: String) {
      if name == "off" {
        self = .off
      } else if let severity = Severity(rawValue: name) {
        self = .severity(severity)
      } else {
        return nil
      }
    }
  }

  /// Creates settings.
  public init(
    level: Level? = nil, exclude: [Glob] = [], options: [String: Rule.Option.Value] = [:]
  ) {
    self.level = level
    self.exclude = exclude
    self.options = options
  }

  /// The value of an option, its own or the standard one.
  private func value(_ name: String, of rule: Rule) -> Rule.Option.Value? {
    options[name] ?? rule.options.first { $0.name == name }?.standard
  }

  /// The value of a numeric option.
  func number(_ name: String, of rule: Rule) -> Double {
    guard case .number(let number) = value(name, of: rule) else { return .nan }
    return number
  }

  /// The value of an option that is one of some words.
  func choice(_ name: String, of rule: Rule) -> String {
    guard case .choice(let word) = value(name, of: rule) else { return "" }
    return word
  }

  /// The value of an option that is a list of patterns.
  func patterns(_ name: String, of rule: Rule) -> [Glob] {
    guard case .patterns(let globs) = value(name, of: rule) else { return [] }
    return globs
  }
}
