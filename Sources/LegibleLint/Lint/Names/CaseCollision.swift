import LegibleCore
import LegibleTokens

/// Paths that differ in nothing but capitals, in whatever files they stand.
struct CaseCollision: LintCheck {
  static let rule = Rule(
    "case-collision", of: .lint, severity: .warning,
    summary: "No two tokens of one context have paths that differ only in case.",
    explanation: """
      Names are case-sensitive (Design Tokens Format Module 2025.10, section 5.1.1), so color.Blue \
      and color.blue are two tokens; in generated code and on many disks they are one. Most come \
      from files of several teams that are laid over each other: an override that is spelt in \
      another case overrides nothing. Give both the same name, or rename one of them.
      """)

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    var ids: [String: Int] = [:]
    // Those of one group of one file have a rule of the reader's.
    for id in scene.tokens where scene.path(id).utf8.contains(where: isCapital) {
      ids[scene.path(id).lowercased()] = id
    }
    if ids.isEmpty { return }
    for id in scene.tokens {
      let path = scene.path(id)
      guard let other = ids[path.lowercased()], other != id,
        scene.tree.entries[other].parent != scene.tree.entries[id].parent
          || scene.location(other).path != scene.location(id).path
      else { continue }
      report.add(
        "\(path) and \(scene.path(other)) differ only in case", cause: path.lowercased(),
        hint: "Give both the same name, or rename one of them.", at: scene.location(id),
        subject: path,
        related: [Finding.Related("the other one", at: scene.location(other))])
    }
  }

  private func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || byte > 0x7F }
}
