import LegibleColor
import LegibleCore
import LegibleJSON

/// What a configuration and the tokens themselves say of colours.
extension ConfigurationReader {
  /// Reads a pair of the configuration.
  mutating func contrastPair(_ node: JSONNode) -> ContrastPair? {
    let what = "a contrast pair"
    let names = ["foreground"] + Self.groundFields
    guard let fields = object(node, named: what, fields: names) else { return nil }
    let foreground = string(require("foreground", in: fields, what), "\"foreground\"")
    let pair = pair(fields, what, foreground: foreground ?? "", role: .text)
    return foreground == nil ? nil : pair
  }

  /// Reads what a token says of the grounds it lies on: one or a list of them, each a name or the
  /// fields of a pair without its foreground.
  ///
  /// - Parameters:
  ///   - foreground: The token's path.
  ///   - role: What the token is for, where a ground does not say it.
  mutating func contrastPairs(
    _ node: JSONNode, foreground: String, role: ContrastRole
  ) -> [ContrastPair] {
    let what = "a pair of org.legible.contrast"
    return (node.kind == .array ? list(node, "\"contrast\"") : [node]).compactMap { node in
      if node.kind == .string {
        return string(node, what).map {
          ContrastPair(foreground: foreground, backgrounds: [$0], role: role, at: node.location)
        }
      }
      guard let fields = object(node, named: what, fields: Self.groundFields) else { return nil }
      return pair(fields, what, foreground: foreground, role: role)
    }
  }

  /// Reads the name of a role.
  mutating func role(_ node: JSONNode?) -> ContrastRole? {
    choice(node, "role", of: ContrastRole.allCases.map(\.rawValue)) { ContrastRole(rawValue: $0) }
  }

  /// Reads `{"status": "app.status.*", "chart": ["app.chart.1", "app.chart.2"]}`.
  mutating func colorSets(_ node: JSONNode?) -> [ColorSet] {
    guard let node, expect(.object, node, "\"colorSets\"") else { return [] }
    return node.members.compactMap { member in
      let what = "the set \"\(member.name)\""
      let globs = names(member.value, what).map(Glob.init(key:))
      return globs.isEmpty
        ? nil : ColorSet(name: member.name, tokens: globs, at: member.key.location)
    }
  }

  private static let groundFields = [
    "background", "style", "role", "level", "component", "unfocused",
  ]

  private mutating func pair(
    _ fields: Fields, _ what: String, foreground: String, role: ContrastRole
  ) -> ContrastPair? {
    let backgrounds = names(require("background", in: fields, what), "\"background\"")
    let styles = names(fields["style"], "\"style\"")
    let role = self.role(fields["role"]) ?? role
    let level = choice(
      fields["level"], "level of WCAG", of: ContrastLevel.allCases.map(\.rawValue)
    ) { ContrastLevel(rawValue: $0) }
    let component = string(fields["component"], "\"component\"")
    let unfocused = string(fields["unfocused"], "\"unfocused\"")
    if role != .focus {
      for name in ["component", "unfocused"] {
        guard let node = fields[name] else { continue }
        report(
          "\"\(name)\" is for the role focus alone", hint: "Add \"role\": \"focus\".", at: node)
      }
    }
    guard !backgrounds.isEmpty else { return nil }
    return ContrastPair(
      foreground: foreground, backgrounds: backgrounds, styles: styles, role: role,
      level: level ?? .aa, component: component, unfocused: unfocused, at: fields.node.location)
  }

  /// Reads a name or a list of names.
  private mutating func names(_ node: JSONNode?, _ what: String) -> [String] {
    guard let node else { return [] }
    guard node.kind == .array else { return [string(node, what)].compactMap { $0 } }
    return strings(node, what, each: "a name in \(what)").map(\.value)
  }
}
