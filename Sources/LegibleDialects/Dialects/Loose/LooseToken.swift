import LegibleJSON
import LegibleTokens

/// A token of a JSON dialect with or without dollar signs, before its value is read.
struct LooseToken {
  /// The names of its groups and its own.
  var path: [String]
  /// Where its name stands.
  var key: JSONNode
  /// The whole token.
  var node: JSONNode
  /// What follows `value` or `$value`.
  var value: JSONNode
  /// What `type` or `$type` says, here or in a group around it.
  var type: JSONNode?
  /// Whether the value is the JSON pointer of a `$ref`.
  var isPointer = false

  /// The names joined by full stops.
  var name: String { path.joined(separator: ".") }

  /// The draft of the token, with its value read by a kind.
  func draft(_ kind: LooseKind?, _ values: inout LooseValues) -> TokenDraft {
    var draft = TokenDraft(path: path, key: key, node: node)
    values.subject = name
    values.kept = []
    let isChanged = (kind == nil || kind == .type(.color)) && LooseValues.isChanged(self)
    if isChanged {
      draft.value = values.changedColor(of: self)
      draft.type = .color
      draft.properties = []
    } else if let reference = values.reference(value) {
      draft.value = reference
    } else if let kind, let (type, value) = kind.read(value, &values) {
      draft.type = type
      // What is written as 2025.10 wants it keeps its order and its spelling.
      draft.value = value.isEqual(to: self.value) ? SourceMappedJSON(copying: self.value) : value
    }
    draft.kept = values.kept
    add(to: &draft, &values)
    if isChanged { keepChange(of: &draft) }
    return draft
  }

  /// Keeps what the value was made of, where no other tool applies the change once more.
  private func keepChange(of draft: inout TokenDraft) {
    draft.kept.append(.init("value", SourceMappedJSON(copying: value)))
    guard let place = draft.properties.firstIndex(where: { $0.name == "$extensions" }),
      case .object(var vendors) = draft.properties[place].value.content,
      let studio = vendors.firstIndex(where: { $0.name == "studio.tokens" }),
      case .object(var members) = vendors[studio].value.content,
      let change = members.firstIndex(where: { $0.name == "modify" })
    else { return }
    draft.kept.append(members.remove(at: change))
    vendors[studio].value.content = .object(members)
    if members.isEmpty { vendors.remove(at: studio) }
    draft.properties[place].value.content = .object(vendors)
    if vendors.isEmpty { draft.properties.remove(at: place) }
  }

  /// Adds the members beside the value.
  private func add(to draft: inout TokenDraft, _ values: inout LooseValues) {
    var notes: [JSONNode] = []
    var reason: JSONNode?
    for member in node.members {
      let value = member.value
      switch member.name {
      case "value", "$value", "type", "$type", "$ref": continue
      case "comment", "description", "$description":
        if value.kind == .string, value.string != "" { notes.append(value) }
      case "deprecated", "$deprecated":
        if value.bool != nil || value.kind == .string { reason = reason ?? value }
      case "deprecated_comment" where value.kind == .string: reason = value
      case "$extensions" where value.kind == .object:
        draft.properties.append(
          .init("$extensions", from: member.key, SourceMappedJSON(copying: value)))
      case let name where LooseTree.isToken(value) && !name.hasPrefix("$"): continue
      case let name where LooseValues.opacityNames.contains(name):
        draft.kept.append(.init(member.name, from: member.key, SourceMappedJSON(copying: value)))
        // Without the opacity that it had, the value would be a wrong one.
        if draft.type != .color, draft.value != nil, LooseValues.opacity(of: node) == value {
          values.notCarriedOver(
            "an opacity beside a value that is not a color",
            hint: "The token is left out; give its colors the opacity.", at: member.key)
          draft.value = nil
        }
      default:
        draft.kept.append(.init(member.name, from: member.key, SourceMappedJSON(copying: value)))
        if !ForeignData.names.contains(member.name) {
          values.notCarriedOver("a token has no \(member.name) in 2025.10", at: member.key)
        }
      }
    }
    if let reason {
      draft.properties.insert(.init("$deprecated", SourceMappedJSON(copying: reason)), at: 0)
    }
    guard let first = notes.first else { return }
    let text = notes.compactMap(\.string).joined(separator: "\n")
    draft.properties.insert(.init("$description", SourceMappedJSON(text, from: first)), at: 0)
  }
}
