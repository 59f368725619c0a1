import LegibleJSON

/// A token of another dialect on its way to 2025.10.
struct TokenDraft {
  /// The names of its groups and its own, as they are in the dialect.
  var path: [String]
  /// Where its name stands.
  var key: JSONNode
  /// The whole token as it was.
  var node: JSONNode
  /// What `$type` will say; `nil` for aliases, which take the type of their target.
  var type: TokenType?
  /// What `$value` will be; `nil` when 2025.10 cannot say it.
  var value: JSONDraft?
  /// Whether the value is the JSON pointer of a `$ref`.
  var isPointer = false
  /// Whether it was added so that another token can depend on several modifiers.
  var isVariant = false
  /// The other members.
  var properties: [JSONDraft.Member] = []
  /// Data without a counterpart, for `$extensions`.
  var kept: [JSONDraft.Member] = []

  /// The names joined by full stops, as references write them.
  var name: String { path.joined(separator: ".") }

  /// The token object of 2025.10.
  func object(rewriting: (String) -> String) -> JSONDraft? {
    guard let value else { return nil }
    var members: [JSONDraft.Member] = []
    if let type { members.append(.init("$type", JSONDraft(type.rawValue))) }
    members.append(.init(isPointer ? "$ref" : "$value", value.mapStrings(rewriting)))
    let mark = JSONDraft.Member(MigrationExtension.variant, JSONDraft(JSONValue.bool(true)))
    members += MigrationExtension.merge(
      isVariant ? [mark] : kept, into: isVariant ? [] : properties)
    return JSONDraft(members, from: node)
  }
}
