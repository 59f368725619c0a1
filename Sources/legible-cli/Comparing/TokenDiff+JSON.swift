import LegibleJSON
import LegibleKit

extension TokenDiff {
  /// All changes, with their numbers and what was compared.
  var json: JSONValue {
    [
      "changes": .array(changes.map(\.json)),
      "counts": .object(
        TokenChange.Kind.allCases.map { JSONValue.Member($0.rawValue, .integer(count(of: $0))) }),
      "addedContexts": .array(addedContexts.map { .string($0) }),
      "removedContexts": .array(removedContexts.map { .string($0) }),
      "oldTokens": .integer(tokens.old),
      "newTokens": .integer(tokens.new),
      "contexts": .integer(contexts),
    ]
  }
}

extension TokenChange {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue),
      "severity": .string(severity.rawValue),
      "token": .string(path),
      "oldToken": .optional(oldPath),
      "type": .optional(type?.rawValue),
      "oldType": .optional(oldType?.rawValue),
      "differences": .array(differences.map(\.json)),
      "oldValue": oldValue?.json ?? .null,
      "value": value?.json ?? .null,
      "reference": .optional(reference),
      "oldReference": .optional(oldReference),
      "reason": .optional(reason),
      "path": .naming(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
    ]
  }
}

extension TokenChange.Difference {
  fileprivate var json: JSONValue {
    [
      "where": .array(
        contexts.map { set in
          .object(
            set.choices.map { choice in
              JSONValue.Member(choice.modifier, .array(choice.contexts.map { .string($0) }))
            })
        }),
      "old": old?.json ?? .null,
      "new": new?.json ?? .null,
    ]
  }
}
