import LegibleCore
import LegibleJSON
import LegibleLint

/// What the configuration says of lint rules.
extension ConfigurationReader {
  static let lintFields = ["exclude", "rules"]

  /// The fields that the settings of every rule may have; its options come on top.
  static let ruleFields = ["severity", "exclude"]

  mutating func lint(_ node: JSONNode?) -> LintConfiguration {
    var lint = LintConfiguration()
    guard let node, let fields = object(node, named: "\"lint\"", fields: Self.lintFields) else {
      return lint
    }
    lint.exclude = patterns(fields["exclude"], "\"exclude\"")
    if let rules = fields["rules"],
      let settings = object(
        rules, named: "\"rules\"", fields: LintConfiguration.configurable.rules.map(\.id.rawValue))
    {
      for rule in LintConfiguration.configurable.rules {
        if let node = settings[rule.id.rawValue] {
          lint.rules[rule.id] = ruleSettings(node, of: rule)
        }
      }
    }
    lint.patterns = lintPatterns
    return lint
  }

  /// Reads `"warning"`, or an object with the severity and the options of the rule.
  private mutating func ruleSettings(_ node: JSONNode, of rule: Rule) -> LintSettings {
    if node.kind == .string { return LintSettings(level: level(node)) }
    guard node.kind == .object else {
      report(
        "\"\(rule.id)\" is \(node.kind.phrase), not a severity or an object",
        hint: "Write \"off\" to turn the rule off.", at: node)
      return LintSettings()
    }
    // Rules of reading look at files before there are tokens to exclude.
    let names =
      rule.subject == .lint
      ? Self.ruleFields + rule.options.map(\.name) : Self.ruleFields.dropLast()
    var settings = LintSettings()
    guard let fields = object(node, named: "\"\(rule.id)\"", fields: names) else {
      return settings
    }
    settings.level = level(fields["severity"])
    settings.exclude = patterns(fields["exclude"], "\"exclude\"")
    for option in rule.options {
      guard let node = fields[option.name], let value = value(node, of: option) else { continue }
      settings.options[option.name] = value
    }
    return settings
  }

  private mutating func level(_ node: JSONNode?) -> LintSettings.Level? {
    choice(node, "severity", of: LintSettings.Level.names) { LintSettings.Level(named: $0) }
  }

  private mutating func value(_ node: JSONNode, of option: Rule.Option) -> Rule.Option.Value? {
    let what = "\"\(option.name)\""
    switch option.kind {
    case .choice(let words):
      return choice(node, "value of \(what)", of: words) { words.contains($0) ? .choice($0) : nil }
    case .patterns: return .patterns(patterns(node, what))
    case .number(let bounds):
      guard expect(.number, node, what) else { return nil }
      guard let number = node.double, bounds.contains(number) else {
        let range = "\(bounds.lowerBound.shortDescription) to \(bounds.upperBound.shortDescription)"
        report("\(what) is \(node.source), not a number from \(range)", at: node)
        return nil
      }
      return .number(number)
    }
  }

  private mutating func patterns(_ node: JSONNode?, _ what: String) -> [Glob] {
    guard let node else { return [] }
    let patterns = strings(node, what, each: "a pattern")
      .map { LintConfiguration.Pattern(Glob(key: $0.value), at: $0.location) }
    lintPatterns += patterns
    return patterns.map(\.glob)
  }
}
