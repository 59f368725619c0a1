public import LegibleCore
import LegibleJSON

/// What is said about files of other dialects: the one list.
public enum DialectRule: String, Hashable, Sendable, CaseIterable {
  case dialect = "dialect"
  case invalidInDialect = "invalid-in-dialect"
  case notCarriedOver = "not-carried-over"
  case assumed = "assumed"
  case renamed = "renamed"
  case overwritten = "overwritten"

  /// How much a finding of this rule matters.
  public var severity: Severity {
    switch self {
    case .invalidInDialect: .error
    case .notCarriedOver, .overwritten: .warning
    case .dialect, .assumed, .renamed: .note
    }
  }

  /// What the rule is about and why, in two or three sentences.
  public var explanation: String {
    switch self {
    case .dialect:
      "The file is not written by the Design Tokens modules 2025.10 but in a dialect that Legible "
        + "reads too: \(TokenDialect.allCases.map(\.name).joined(separator: ", ")). Its tokens are "
        + "checked as those of 2025.10 that migrate would write."
    case .invalidInDialect:
      "A value is broken in its own dialect, so nobody can say what it means."
    case .notCarriedOver:
      "DTCG 2025.10 has no counterpart for something in the file: a type, a unit, a "
        + "property of a text style; or arithmetic has no result. A token that one context loses is left out of "
        + "all, lest another value shows there. migrate keeps the original under $extensions, in "
        + "\(MigrationExtension.key), where it is not lost but not in use either."
    case .assumed:
      "The file leaves open what 2025.10 wants to have written, such as the unit of a length. The "
        + "finding says what was taken."
    case .overwritten:
      "Two token sets, files or folders define the same tokens with other values, and nothing says "
        + "when which of them holds: the last one wins. Theme files make contexts of them, so do "
        + "names with the words light, dark or high contrast, and migrate's --modifier does."
    case .renamed:
      "A name is not possible in 2025.10, where full stops and braces are the syntax of references "
        + "and $ begins the names of the format. References to it were changed too."
    }
  }
}

extension FindingCollector {
  /// Adds a finding about a dialect.
  mutating func report(
    _ rule: DialectRule, _ message: String, hint: String? = nil, at node: JSONNode,
    subject: String? = nil
  ) {
    add(
      Finding(
        rule: rule.rawValue, severity: rule.severity, message: message, hint: hint,
        at: node.location, subject: subject))
  }
}
