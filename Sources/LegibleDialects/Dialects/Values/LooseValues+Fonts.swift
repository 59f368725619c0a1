import LegibleJSON
import LegibleTokens

extension LooseValues {
  /// Reads font families: one, a list, or lists as CSS writes them.
  mutating func fontFamily(_ node: JSONNode) -> SourceMappedJSON? {
    guard node.kind == .array || node.kind == .string else {
      return SourceMappedJSON(copying: node)
    }
    var families: [SourceMappedJSON] = []
    for part in node.kind == .array ? node.elements : [node] {
      guard let text = part.string, reference(text) == nil else {
        families.append(SourceMappedJSON(copying: part))
        continue
      }
      let names = text.split(outside: { $0 == "," }).map(Self.withoutQuotes)
      guard !names.isEmpty, !names.contains(where: { $0.contains("{") }) else {
        unreadable(text, "font family", hint: "Write the family's name.", at: part)
        return nil
      }
      families += names.map { SourceMappedJSON($0, from: part) }
    }
    if node.kind == .string, families.count == 1 { return families[0] }
    return SourceMappedJSON(.array(families), from: node)
  }

  private static func withoutQuotes(_ family: String) -> String {
    let isQuoted = family.first == family.last && (family.first == "\"" || family.first == "'")
    return isQuoted && family.utf8.count > 1 ? String(family.dropFirst().dropLast()) : family
  }

  /// Reads a weight: a number, or a name in any spelling, with or without a slant.
  mutating func fontWeight(_ node: JSONNode) -> SourceMappedJSON? {
    if node.kind == .number { return SourceMappedJSON(copying: node) }
    guard let text = node.string else {
      wrongKind("fontWeight", at: node)
      return nil
    }
    if let number = measure(text), number.unit.isEmpty {
      return SourceMappedJSON(JSONValue.number(number.value), from: node)
    }
    var name = text.lowercased().filter(\.isLetter)
    for slant in ["italic", "oblique"] where name.hasSuffix(slant) {
      name.removeLast(slant.count)
      notCarriedOver(
        "a text style has no slant in 2025.10", hint: "The weight was carried over.", at: node)
      kept.append(.init("fontStyle", SourceMappedJSON(slant)))
    }
    if name.isEmpty { name = "regular" }
    guard let known = fontWeightNames.keys.first(where: { $0.filter(\.isLetter) == name }) else {
      unreadable(text, "font weight", hint: "Write a number from 1 to 1000.", at: node)
      return nil
    }
    return SourceMappedJSON(known, from: node)
  }

  /// Reads a text style; what is missing is filled in and said.
  mutating func typography(_ node: JSONNode) -> SourceMappedJSON? {
    guard node.kind == .object else {
      unreadable(
        node.string ?? node.kind.phrase, "typography", hint: "It is an object.", at: node)
      return nil
    }
    var parts: [String: SourceMappedJSON] = [:]
    var isSound = true
    for member in node.members {
      let part: SourceMappedJSON?
      switch member.name {
      case "fontFamily": part = value(member.value, as: .fontFamily)
      case "fontSize": part = value(member.value, as: .dimension)
      case "fontWeight": part = value(member.value, as: .fontWeight)
      case "lineHeight":
        part = lineHeight(member.value, of: node["fontSize"])
      case "letterSpacing":
        part = letterSpacing(member.value, of: node["fontSize"])
      default:
        keep(member, of: "a text style")
        continue
      }
      parts[member.name] = part
      if part == nil { isSound = false }
    }
    for name in ["fontFamily", "fontSize"] where node[name] == nil {
      notCarriedOver(
        "a text style without \(name)", hint: "2025.10 wants it; no value would be right for all.",
        at: node)
      isSound = false
    }
    guard isSound else { return nil }
    for (name, text, draft) in Self.defaults where parts[name] == nil {
      assumed("a text style without \(name) gets \(text)", at: node)
      parts[name] = draft
    }
    let order = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    return SourceMappedJSON(
      order.compactMap { name in parts[name].map { SourceMappedJSON.Member(name, $0) } }, from: node
    )
  }

  /// What a text style has that does not say otherwise; a natural line height is near 1.2.
  private static let defaults: [(name: String, text: String, draft: SourceMappedJSON)] = [
    ("fontWeight", "400", SourceMappedJSON(JSONValue.number(400))),
    (
      "letterSpacing", "0",
      SourceMappedJSON(TokenValue.dimension(TokenValue.Dimension(value: 0)).json)
    ),
    ("lineHeight", "1.2", SourceMappedJSON(JSONValue.number(1.2))),
  ]

  /// Keeps a property that 2025.10 does not know.
  mutating func keep(_ member: JSONMember, of what: String) {
    notCarriedOver("\(what) has no \(member.name) in 2025.10", at: member.key)
    kept.append(.init(member.name, from: member.key, SourceMappedJSON(copying: member.value)))
  }
}
