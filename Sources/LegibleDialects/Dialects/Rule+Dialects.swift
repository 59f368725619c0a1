package import LegibleCore
package import LegibleJSON
import LegibleTokens

extension Rule {
  package static let dialect = Rule(
    "dialect", of: .dialects, severity: .note,
    summary: "The file is written in a dialect that Legible reads beside DTCG 2025.10.",
    explanation: """
      It reads \(TokenDialect.allCases.map(\.name).joined(separator: ", ")). The tokens are checked \
      as those of 2025.10 that migrate would write.
      """)

  package static let invalidInDialect = Rule(
    "invalid-in-dialect", of: .dialects, severity: .error,
    summary: "A value is invalid in its own dialect, so its meaning is unknown.")

  package static let notCarriedOver = Rule(
    "not-carried-over", of: .dialects, severity: .warning,
    summary:
      "DTCG 2025.10 has no counterpart for something in the file: a type, a unit, a property of a text style; or arithmetic has no result.",
    explanation: """
      A token that one context loses is left out of all, lest another value shows there. migrate \
      keeps the original under $extensions, in \(MigrationExtension.key), where it is not lost but not in use either.
      """)

  package static let assumed = Rule(
    "assumed", of: .dialects, severity: .note,
    summary:
      "The file leaves open what 2025.10 wants to have written, such as the unit of a length.",
    explanation: """
      The finding says what was taken.
      """)

  package static let renamed = Rule(
    "renamed", of: .dialects, severity: .note,
    summary:
      "A name is not possible in 2025.10, where full stops and braces are the syntax of references and $ begins the names of the format.",
    explanation: """
      References to it were changed too.
      """)

  package static let overwritten = Rule(
    "overwritten", of: .dialects, severity: .warning,
    summary:
      "Two token sets, files or folders define the same tokens with other values, and nothing says when which of them holds: the last one wins.",
    explanation: """
      Theme files make contexts of them, so do names with the words light, dark or high contrast, \
      and so does a migration that is told which sets are contexts of one modifier.
      """)

  /// What is said about files of other dialects: the one list.
  package static let dialectRules: [Rule] = [
    .dialect, .invalidInDialect, .notCarriedOver, .assumed, .renamed, .overwritten,
  ]
}

extension FindingCollector {
  /// Adds a finding about a value.
  package mutating func report(
    _ rule: Rule, _ message: String, hint: String? = nil, suggestion: Suggestion? = nil,
    at node: JSONNode, subject: String? = nil
  ) {
    report(rule, message, hint: hint, suggestion: suggestion, at: node.location, subject: subject)
  }
}
