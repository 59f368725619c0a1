import LegibleJSON

/// How the first token of a file is written, which tells dialects apart without reading all of it.
enum TokenShape {
  /// With `$value` and the like, as 2025.10 and its drafts do.
  case dollar
  /// With `value`.
  case plain

  /// Looks for the first token.
  ///
  /// - Complexity: O(*nodes before the first token*).
  init?(_ root: JSONNode) {
    guard root.kind == .object, let shape = Self.first(in: root) else { return nil }
    self = shape
  }

  private static let markers: Set = ["$value", "$ref", "$type", "$extends"]

  private static func first(in node: JSONNode) -> TokenShape? {
    let members = node.members
    if members.contains(where: { markers.contains($0.name) }) { return .dollar }
    if LooseTree.isToken(node) { return .plain }
    for member in members where member.value.kind == .object {
      if let shape = first(in: member.value) { return shape }
    }
    return nil
  }

  /// Whether no name in a file begins with $, the schema's address and vendors' data aside.
  ///
  /// - Complexity: O(*members*).
  static func hasNoDollars(_ node: JSONNode) -> Bool {
    node.members.allSatisfy { member in
      guard member.name.utf8.first == UInt8(ascii: "$") else {
        return member.value.kind != .object || hasNoDollars(member.value)
      }
      return member.name == "$schema" || member.name == "$extensions"
    }
  }
}
