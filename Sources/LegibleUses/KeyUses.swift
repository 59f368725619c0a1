package import LegibleJSON

/// A key of a catalog with all its uses.
package struct KeyUses: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The file that has it, in the development language where there is one.
  package var catalog: String
  /// The uses by place.
  package var uses: [TextUse]

  /// Creates the uses of a key.
  package init(key: String, catalog: String, uses: [TextUse]) {
    self.key = key
    self.catalog = catalog
    self.uses = uses
  }

  fileprivate var json: JSONValue {
    [
      "key": .string(key), "catalog": .naming(catalog), "uses": .array(uses.map(\.json)),
    ]
  }
}

extension [KeyUses] {
  /// The uses of all keys for programs.
  package var json: JSONValue { ["keys": .array(map(\.json))] }
}

extension TextUse {
  fileprivate var json: JSONValue {
    [
      "file": place.map { .naming($0.file) } ?? .null,
      "line": place.map { .integer($0.line) } ?? .null,
      "element": .string(drawing.element), "class": .string(drawing.kind.rawValue),
      "lines": drawing.lines.map(JSONValue.integer) ?? .null,
      "style": .optional(drawing.style), "minimumScale": .optional(drawing.minimumScale),
      "width": .optional(drawing.width), "fixedSize": .bool(drawing.isFixedSize),
      "truncation": .optional(drawing.truncation?.rawValue),
      "arguments": .array(arguments.map { .string($0.rawValue) }),
      "shownAt": shownAt.map { ["file": .naming($0.file), "line": .integer($0.line)] } ?? .null,
    ]
  }
}
