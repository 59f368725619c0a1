import LegibleCore
import LegibleJSON
import LegibleTokens

/// Tokens in use that refer to deprecated ones.
struct DeprecatedUse: LintCheck {
  static let rule = Rule(
    "deprecated-use", of: .lint, severity: .warning,
    summary: "A token that is not deprecated refers to none that is.",
    explanation: """
      $deprecated (Format Module 2025.10, section 5.2.4) announces that a token will go. What \
      refers to it, as a whole or from within a composite value, breaks on that day. Refer to what \
      replaces it, or deprecate the other token too.
      """)

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    let tree = scene.tree
    guard tree.entries.contains(where: { $0.definition.deprecation != nil }) else { return }
    func reason(_ id: EntryID) -> String? {
      guard let node = tree.deprecation(of: id), node.bool ?? true else { return nil }
      return node.string ?? ""
    }
    for id in scene.freshTokens where reason(id) == nil {
      for target in scene.references(of: id) {
        guard let reason = reason(target) else { continue }
        report.add(
          "\(scene.path(id)) refers to \(scene.path(target)), which is deprecated",
          cause: scene.path(target),
          hint: reason.isEmpty ? "Refer to what replaces it." : "It says: \(reason)",
          at: scene.valueLocation(id), subject: scene.path(id),
          related: [Finding.Related("it is defined here", at: scene.location(target))])
      }
    }
  }
}
