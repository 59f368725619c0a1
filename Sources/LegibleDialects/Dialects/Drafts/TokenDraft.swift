import LegibleJSON
import LegibleTokens

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
  var value: SourceMappedJSON?
  /// Whether the value is the JSON pointer of a `$ref`.
  var isPointer = false
  /// Whether it was added so that another token can depend on several modifiers.
  var isVariant = false
  /// The other members.
  var properties: [SourceMappedJSON.Member] = []
  /// Data without a counterpart, for `$extensions`.
  var kept: [SourceMappedJSON.Member] = []

  /// The names joined by full stops, as references write them.
  var name: String { path.joined(separator: ".") }

  /// The token object of 2025.10.
  func object(rewriting: (String) -> String) -> SourceMappedJSON? {
    guard let value else { return nil }
    var members: [SourceMappedJSON.Member] = []
    if let type { members.append(.init("$type", SourceMappedJSON(type.rawValue))) }
    members.append(.init(isPointer ? "$ref" : "$value", value.mapStrings(rewriting)))
    let mark = SourceMappedJSON.Member(
      MigrationExtension.variant, SourceMappedJSON(JSONValue.bool(true)))
    members += MigrationExtension.merge(
      isVariant ? [mark] : kept, into: isVariant ? [] : properties)
    return SourceMappedJSON(members, from: node)
  }
}
