import LegibleCore
import LegibleJSON
import LegibleTokens

/// Definitions that another file covers in every context.
struct UnreachableToken: LintCheck {
  static let rule = Rule(
    "unreachable-token", of: .lint, severity: nil,
    summary: "Each definition holds in at least one context.",
    explanation: """
      A later set or context replaces a token as a whole (Resolver Module 2025.10, section 6.2). \
      A definition that is replaced whatever is chosen has no effect, and who edits it wonders why \
      nothing changes. Off unless legible.json turns it on, because systems that build on each \
      other cover much on purpose. Remove the definition, or move it to where it holds.
      """)

  init(_ settings: LintSettings) {}

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    for document in summary.documents {
      for definition in document.definitions
      where definition.kind == .token && !summary.reached.contains(definition.node)
        && !definition.isVariant
      {
        let path = document.path(of: definition)
        report.add(
          "\(path) is replaced in every context", hint: "Remove it, or the definition above it.",
          at: definition.key.location, subject: path)
      }
    }
  }
}
