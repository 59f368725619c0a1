import LegibleKit

/// What a rule of any command is about.
struct RuleDescription {
  /// The name that findings carry.
  var name: String
  /// The command that applies it.
  var command: String
  /// What it is about, in one sentence.
  var summary: String
  /// What it checks and why.
  var explanation: String
}

extension RuleDescription {
  /// Whether `legible.json` may say how much the rule matters.
  var isConfigurable: Bool {
    command == "check" && LintConfiguration.ruleNames.contains(name)
  }

  /// Describes a rule whose explanation begins with what it is about.
  fileprivate init(name: String, command: String, explanation: String) {
    let sentence = explanation.firstRange(of: ". ").map { explanation[..<$0.lowerBound] + "." }
    self.init(
      name: name, command: command, summary: sentence.map(String.init) ?? explanation,
      explanation: explanation)
  }

  /// Describes a lint rule with its severity and options.
  fileprivate init(_ rule: LintRule) {
    var text =
      "\(rule.summary)\n\n\(rule.explanation)\n\nIn legible.json: "
      + "\"lint\": {\"rules\": {\"\(rule.name)\": \"\(rule.severity?.rawValue ?? "off")\"}}"
    for option in rule.options {
      text += "\n\"\(option.name)\": \(option.summary) Standard: \(option.standard)."
    }
    self.init(name: rule.name, command: "check", summary: rule.summary, explanation: text)
  }
}

/// All rules that `explain` knows.
let allRules: [RuleDescription] =
  AuditRule.all.map {
    RuleDescription(
      name: $0.name, command: "audit", summary: $0.summary,
      explanation: "\($0.summary)\n\n\($0.explanation)")
  }
  + auditInputRules
  + TokenRule.allCases.map {
    RuleDescription(name: $0.rawValue, command: "check", explanation: $0.explanation)
  }
  + LintRule.all.map(RuleDescription.init)
  + DialectRule.allCases.map {
    RuleDescription(name: $0.rawValue, command: "check", explanation: $0.explanation)
  }
  + exportRules

/// What an audit may say of its inputs before it measures them.
private let auditInputRules = [
  RuleDescription(
    name: "configuration", command: "audit",
    explanation: "legible.json has an unknown field, a value of another type or one out of range. "
      + "All of them are reported at once, and nothing is measured."),
  RuleDescription(
    name: "catalog-format", command: "audit",
    explanation: "A string catalog does not have the shape of its format, so that some of its "
      + "texts cannot be read. What can be read is audited, even in a folder whose name is not UTF-8, "
      + "which names no language: no device looks into it."),
  RuleDescription(
    name: "strings-syntax", command: "audit",
    explanation: "A .strings file breaks the syntax of old-style property lists, or a key occurs "
      + "twice. Apple's own reader refuses the whole file or takes the last value."),
  RuleDescription(
    name: "plist-syntax", command: "audit",
    explanation: "A property list, XML or binary, is damaged. None of its strings can be read."),
  RuleDescription(
    name: "stray-percent", command: "audit",
    explanation: "A percent sign starts no placeholder in a text that has placeholders. Formatting "
      + "such a text may drop letters or show the wrong argument; %% writes a percent sign."),
  RuleDescription(
    name: "unknown-substitution", command: "audit",
    explanation: "A text names a substitution, %#@name@, that its entry does not define. Users see "
      + "the name instead of a number."),
  RuleDescription(
    name: "endless-substitution", command: "audit",
    explanation: "The substitutions of a text name each other in a circle, or so often that the "
      + "text has no reasonable length. Nobody can show it."),
  RuleDescription(
    name: "unused-mapping", command: "audit",
    explanation: "A component mapping of legible.json, or the samples for certain keys, match no "
      + "key, or no text has a placeholder that samples are given for. Most likely a key or a "
      + "placeholder was renamed, and its string is now measured in another component or with other "
      + "samples."),
  RuleDescription(
    name: "unused-pair", command: "audit",
    explanation:
      "A pattern of a colour pair or a set matches no colour token, most likely because a "
      + "token was renamed; or names suggest more pairs than are judged. What is left out is not "
      + "checked."),
  RuleDescription(
    name: "nothing-measured", command: "audit",
    explanation: "There was no string, colour pair or touch target to judge. An audit that "
      + "measured nothing must not look like one that found nothing."),
]

/// What an export may say of tokens that its format cannot hold as they are.
private let exportRules = [
  RuleDescription(
    name: "export-name", command: "export",
    explanation: "Two tokens would have the same identifier in this format. The first one keeps "
      + "it, the other one gets a number."),
  RuleDescription(
    name: "export-context", command: "export",
    explanation: "A modifier other than appearance and contrast changes tokens, and the format "
      + "holds but one of its contexts. Export once for each of them."),
  RuleDescription(
    name: "export-broken", command: "export",
    explanation: "A token is broken in some context, or takes its value from one that is. No file "
      + "gets it: where it is broken it would fall back on the value of another context."),
  RuleDescription(
    name: "export-missing-base", command: "export",
    explanation: "A token has a value in some contexts, but none in the default one, so there is "
      + "nothing that the others could replace."),
  RuleDescription(
    name: "export-missing-mode", command: "export",
    explanation:
      "A token of the default context is missing in another one. What a file says of the "
      + "default context holds where nothing else is said, in CSS by the cascade and in Swift as the "
      + "value of light, so the token keeps a value that the tokens do not give it there."),
  RuleDescription(
    name: "export-text", command: "export",
    explanation: "A text has a character that this format cannot hold: CSS has no U+0000. The "
      + "replacement character stands for it."),
  RuleDescription(
    name: "export-stale", command: "export",
    explanation: "With --check, a file is missing or differs from what would be written. Somebody "
      + "changed the tokens and did not export them, or edited the file by hand."),
]
