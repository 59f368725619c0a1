import LegibleJSON

/// Enough of JSON Schema (draft 7) to check a document against the project's own schema.
struct SchemaCheck {
  private let root: JSONNode

  init(_ schema: JSONNode) { root = schema }

  /// What a document breaks, as `pointer: keyword`.
  func problems(of document: JSONNode) -> [String] { problems(document, root, at: "") }

  /// The keywords that are understood; a schema with others cannot be checked.
  static let keywords: Set<String> = [
    "$schema", "title", "description", "definitions", "$ref", "type", "enum", "oneOf", "allOf",
    "anyOf",
    "properties", "required", "additionalProperties", "items", "minItems", "minLength", "minimum",
    "maximum", "exclusiveMinimum",
  ]

  private func problems(_ node: JSONNode, _ schema: JSONNode, at pointer: String) -> [String] {
    schema.members.flatMap { keyword -> [String] in
      if !Self.keywords.contains(keyword.name) { return ["\(keyword.name) is not understood"] }
      return problems(node, schema, keyword.name, keyword.value, at: pointer)
    }
  }

  private func problems(
    _ node: JSONNode, _ schema: JSONNode, _ keyword: String, _ value: JSONNode, at pointer: String
  ) -> [String] {
    func unless(_ isFine: Bool) -> [String] { isFine ? [] : ["\(pointer): \(keyword)"] }
    let number = node.double
    let limit = value.double ?? 0
    switch keyword {
    case "$ref":
      let names = (value.string ?? "").split(separator: "/").dropFirst().map(String.init)
      let target = names.reduce(root as JSONNode?) { $0?[$1] }
      return target.map { problems(node, $0, at: pointer) } ?? ["\(pointer): lost $ref"]
    case "type":
      let names = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
      return unless(names.contains { isOf($0, node) })
    case "enum": return unless(value.elements.contains { $0.source == node.source })
    case "oneOf":
      return unless(value.elements.count { problems(node, $0, at: pointer).isEmpty } == 1)
    case "anyOf":
      return unless(value.elements.contains { problems(node, $0, at: pointer).isEmpty })
    case "allOf": return value.elements.flatMap { problems(node, $0, at: pointer) }
    case "required": return unless(value.elements.allSatisfy { node[$0.string ?? ""] != nil })
    case "items":
      return node.elements.enumerated().flatMap {
        problems($0.element, value, at: "\(pointer)/\($0.offset)")
      }
    case "properties", "additionalProperties":
      return node.members.flatMap { member -> [String] in
        let place = "\(pointer)/\(member.name)"
        let own = schema["properties"]?[member.name]
        if keyword == "properties" {
          return own.map { problems(member.value, $0, at: place) } ?? []
        }
        if own != nil { return [] }
        if value.bool == false { return ["\(place): \(keyword)"] }
        return problems(member.value, value, at: place)
      }
    case "minItems": return unless(node.kind != .array || Double(node.count) >= limit)
    case "minLength": return unless(Double(node.string?.count ?? .max) >= limit)
    case "minimum": return unless(number ?? limit >= limit)
    case "maximum": return unless(number ?? limit <= limit)
    case "exclusiveMinimum": return unless(number ?? .infinity > limit)
    default: return []
    }
  }

  private func isOf(_ type: String, _ node: JSONNode) -> Bool {
    switch type {
    case "object": node.kind == .object
    case "array": node.kind == .array
    case "string": node.kind == .string
    case "number": node.kind == .number
    case "integer": node.double.map { $0.rounded() == $0 } ?? false
    case "boolean": node.bool != nil
    default: false
    }
  }
}
