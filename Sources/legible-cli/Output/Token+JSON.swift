import LegibleJSON
import LegibleKit

extension TokenContext {
  /// The choices as an object.
  var json: JSONValue {
    .object(choices.map { JSONValue.Member($0.modifier, .string($0.context)) })
  }
}

extension Token {
  /// All that a store knows of the token.
  func json(in store: TokenStore) -> JSONValue {
    [
      "token": .string(path),
      "type": .string(type.rawValue),
      "value": value.json,
      "aliasOf": .optional(store.target(of: self)?.path),
      "description": .optional(description),
      "deprecated": deprecationMessage.map(JSONValue.string) ?? .bool(isDeprecated),
      "extensions": extensions.map(JSONValue.init) ?? .null,
      "path": .naming(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
    ]
  }
}
