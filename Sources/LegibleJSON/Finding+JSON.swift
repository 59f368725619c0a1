package import LegibleCore

extension Finding {
  /// The finding as every command writes it: the one spelling of its members.
  ///
  /// - Parameter more: What a command knows besides, after the others.
  package func json(_ more: [JSONValue.Member] = []) -> JSONValue {
    .object(
      [
        .init("rule", .string(rule.rawValue)),
        .init("severity", .string(severity.rawValue)),
        .init("outcome", .optional(outcome?.rawValue)),
        .init("message", .naming(message)),
        .init("hint", hint.map(JSONValue.naming) ?? .null),
        .init("path", .naming(location.name)),
        .init("line", .integer(location.line)),
        .init("column", .integer(location.column)),
        .init("endLine", location.endLine.map(JSONValue.integer) ?? .null),
        .init("endColumn", location.endColumn.map(JSONValue.integer) ?? .null),
        .init("subject", .optional(subject)),
        .init("count", .integer(count)),
        .init("related", .array(related.map(\.json))),
      ] + more)
  }
}

extension Finding.Related {
  fileprivate var json: JSONValue {
    [
      "message": .naming(message),
      "path": .naming(location.name),
      "line": .integer(location.line),
      "column": .integer(location.column),
    ]
  }
}
