import LegibleJSON
import LegibleKit

extension Finding {
  /// The finding with all that is known of its place.
  var json: JSONValue {
    [
      "rule": .string(rule.rawValue),
      "severity": .string(severity.rawValue),
      "message": .naming(message),
      "hint": advice.map(JSONValue.naming) ?? .null,
      "path": .naming(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "endLine": location.endLine.map(JSONValue.integer) ?? .null,
      "endColumn": location.endColumn.map(JSONValue.integer) ?? .null,
      "token": .optional(subject),
      "count": .integer(count),
      "related": .array(related.map(\.json)),
    ]
  }
}

extension Finding.Related {
  fileprivate var json: JSONValue {
    [
      "message": .naming(message),
      "path": .naming(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
    ]
  }
}
