import LegibleJSON
import LegibleTokens

/// The groups and tokens of a file whose tokens are objects with `value` or `$value`.
struct LooseTree {
  /// The tokens in document order.
  private(set) var tokens: [LooseToken] = []
  /// The members of groups that are neither, by the names that lead there.
  private(set) var groups: [[String]: [SourceMappedJSON.Member]] = [:]

  /// Whether members that begin with $ stay as they are.
  private let keepsDollars: Bool

  /// Walks through a file.
  init(_ root: JSONNode, keepsDollars: Bool = false) {
    self.keepsDollars = keepsDollars
    walk(root, path: [], type: nil)
  }

  /// The tree without the tokens that something does not hold for.
  func filtered(_ isIn: (LooseToken) -> Bool) -> LooseTree {
    var copy = self
    copy.tokens.removeAll { !isIn($0) }
    return copy
  }

  /// Whether an object is a token: it has a value that is not a token itself.
  static func isToken(_ node: JSONNode) -> Bool {
    if node["$value"] != nil { return true }
    if node["$ref"] != nil { return !node.members.contains { $0.value.kind == .object } }
    guard let value = node["value"] else { return false }
    return value.kind != .object || node["type"]?.kind == .string
      || !value.members.contains { $0.value.kind == .object && isToken($0.value) }
        && value["value"] == nil
  }

  private mutating func walk(_ node: JSONNode, path: [String], type: JSONNode?) {
    let type = Self.type(of: node) ?? type
    for member in node.members {
      let isChild = member.name == "$root" || !member.name.hasPrefix("$")
      guard member.value.kind == .object, isChild else {
        add(member, to: path)
        continue
      }
      visit(member, path: path + [member.name], type: type)
    }
  }

  private mutating func visit(_ member: JSONMember, path: [String], type: JSONNode?) {
    let node = member.value
    guard Self.isToken(node),
      let value = node["$value"] ?? node["$ref"] ?? node["value"]
    else { return walk(node, path: path, type: type) }
    let type = Self.type(of: node) ?? type
    tokens.append(
      LooseToken(
        path: path, key: member.key, node: node, value: value, type: type,
        isPointer: node["$value"] == nil && node["$ref"] != nil))
    // Tokens inside of tokens, which some tools let pass.
    for child in node.members
    where child.name != "value" && !child.name.hasPrefix("$") && child.value.kind == .object
      && Self.isToken(child.value)
    {
      visit(child, path: path + [child.name], type: type)
    }
  }

  /// The type that an object gives to itself or to what it holds.
  private static func type(of node: JSONNode) -> JSONNode? {
    let types = [node["$type"], node["type"]].compactMap(\.self)
    return types.first { $0.kind == .string }
  }

  /// Lays the data of a group's own beside what was kept of its other members; `false` where there is
  /// none yet.
  private mutating func extend(_ path: [String], with extensions: SourceMappedJSON.Member) -> Bool {
    guard let place = groups[path]?.firstIndex(where: { $0.name == "$extensions" }),
      case .object(let kept)? = groups[path]?[place].value.content,
      case .object(let own) = extensions.value.content
    else { return false }
    groups[path]?[place].value.content = .object(own + kept)
    return true
  }

  private mutating func add(_ member: JSONMember, to path: [String]) {
    let copy = SourceMappedJSON.Member(
      member.name, from: member.key, SourceMappedJSON(copying: member.value))
    if member.name == "$extensions", extend(path, with: copy) { return }
    let isNote = ["comment", "description", "$description"].contains(member.name)
    switch member.name {
    case "$type"
    where keepsDollars && member.value.string.flatMap(TokenType.init(rawValue:)) != nil:
      groups[path, default: []].append(copy)
    case "type", "$type": return
    case _ where keepsDollars && member.name.hasPrefix("$"):
      groups[path, default: []].append(copy)
    case "$schema": return
    case "$extensions", "$deprecated": groups[path, default: []].append(copy)
    case _
    where isNote && member.value.kind == .string
      && groups[path]?.contains(where: { $0.name == "$description" }) != true:
      groups[path, default: []].append(.init("$description", from: copy.origin, copy.value))
    default: groups[path] = MigrationExtension.merge([copy], into: groups[path] ?? [])
    }
  }
}
