import LegibleJSON
import LegibleTokens

extension LooseValues {
  /// Reads a length: a number, `16px`, `{"value": 16, "unit": "px"}` with either part as a string.
  mutating func dimension(_ node: JSONNode) -> SourceMappedJSON? {
    switch node.kind {
    case .number: return node.double.flatMap { dimension(Measure(value: $0, unit: ""), at: node) }
    case .string: return dimension(node.string ?? "", at: node)
    case .object:
      if let value = node["value"]?.double, let unit = node["unit"]?.string {
        return dimension(Measure(value: value, unit: unit.lowercased()), at: node)
      }
      if let value = node["value"]?.string.flatMap(Measure.init), let unit = node["unit"]?.string {
        return dimension(Measure(value: value.value, unit: unit.lowercased()), at: node)
      }
      return SourceMappedJSON(copying: node)
    default:
      wrongKind("dimension", at: node)
      return nil
    }
  }

  /// Reads a length out of a text.
  mutating func dimension(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    if let reference = reference(text) { return SourceMappedJSON(reference.text, from: node) }
    guard let measure = measure(text) else {
      let parts = text.split(outside: \.properties.isWhitespace)
      if parts.count > 1, parts.allSatisfy({ Measure($0) != nil || reference($0) != nil }) {
        notCarriedOver(
          "several lengths in one value", hint: "Give each of them a token.", at: node)
      } else {
        unreadable(text, "dimension", hint: "Write a number with px or rem.", at: node)
      }
      return nil
    }
    return dimension(measure, at: node)
  }

  /// A length in one of the two units of 2025.10.
  mutating func dimension(_ measure: Measure, at node: JSONNode) -> SourceMappedJSON? {
    var value = measure.value
    var unit = TokenValue.Dimension.Unit(rawValue: measure.unit) ?? .px
    switch measure.unit {
    case "px", "rem": break
    case "":
      unit = defaultUnit
      if value != 0 { unitless = (unitless.count + 1, unitless.first ?? node) }
    case "pt", "dp", "dip":
      assumed("\(measure.unit) is taken as px", hint: "A px of 2025.10 is a pt on iOS.", at: node)
    case "sp":
      (value, unit) = (value / 16, .rem)
      assumed("sp is taken as a sixteenth of a rem", at: node)
    default:
      notCarriedOver(
        "2025.10 has no unit \(measure.unit)", hint: "It has px and rem.", at: node)
      return nil
    }
    return SourceMappedJSON(
      TokenValue.dimension(TokenValue.Dimension(value: value, unit: unit)).json, from: node)
  }

  /// Reads a stretch of time: `200ms`, `0.2s`, or a number of milliseconds.
  mutating func duration(_ node: JSONNode) -> SourceMappedJSON? {
    if node.kind == .object { return SourceMappedJSON(copying: node) }
    if let value = node.double { return duration(Measure(value: value, unit: "ms"), at: node) }
    return duration(node.string ?? node.kind.phrase, at: node)
  }

  /// Reads a stretch of time out of a text.
  mutating func duration(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    if let reference = reference(text) { return SourceMappedJSON(reference.text, from: node) }
    guard let measure = measure(text),
      measure.unit.isEmpty || TokenValue.Duration.Unit(measure.unit) != nil
    else {
      unreadable(text, "duration", hint: "Write a number with ms or s.", at: node)
      return nil
    }
    return duration(measure, at: node)
  }

  private mutating func duration(_ measure: Measure, at node: JSONNode) -> SourceMappedJSON? {
    let unit = TokenValue.Duration.Unit(measure.unit) ?? .ms
    return SourceMappedJSON(
      TokenValue.duration(TokenValue.Duration(value: measure.value, unit: unit)).json, from: node)
  }

  /// Reads a number, or a percentage as a part of one.
  mutating func number(_ node: JSONNode) -> SourceMappedJSON? {
    if node.kind == .number { return SourceMappedJSON(copying: node) }
    guard let text = node.string else {
      wrongKind("number", at: node)
      return nil
    }
    guard let value = measure(text)?.fraction else {
      unreadable(text, "number", hint: "Write a number.", at: node)
      return nil
    }
    return SourceMappedJSON(JSONValue.number(value), from: node)
  }

  /// Reads how opaque something is: a part of one, or a percentage.
  mutating func opacity(_ node: JSONNode) -> SourceMappedJSON? {
    guard let draft = number(node) else { return nil }
    let amount = node.double ?? node.string.flatMap { measure($0)?.fraction }
    guard let amount, (0...1).contains(amount) else {
      collector.report(
        .invalidInDialect, "\(node.string ?? node.source) is not an opacity",
        hint: "Write a number from 0 to 1, or a percentage.", at: node, subject: subject)
      return nil
    }
    return draft
  }

  /// Reads a timing curve: four numbers, `cubic-bezier()`, or a keyword of CSS Easing 1.
  mutating func cubicBezier(_ node: JSONNode) -> SourceMappedJSON? {
    guard let text = node.string else { return SourceMappedJSON(copying: node) }
    return cubicBezier(text, at: node)
  }

  /// Reads a timing curve out of a text.
  mutating func cubicBezier(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    if let reference = reference(text) { return SourceMappedJSON(reference.text, from: node) }
    var points = easingKeywords[text.trimmed.lowercased()]
    if points == nil, text.trimmed.hasPrefix("cubic-bezier("), text.trimmed.hasSuffix(")") {
      let inner = String(text.trimmed.dropFirst(13).dropLast())
      points = inner.split(outside: { $0 == "," }).compactMap { Measure($0)?.fraction }
    }
    guard let points, points.count == 4 else {
      unreadable(text, "cubicBezier", hint: "Write [x1, y1, x2, y2].", at: node)
      return nil
    }
    return SourceMappedJSON(
      .array(points.map { SourceMappedJSON(JSONValue.number($0)) }), from: node)
  }

  /// Reads a line style by its name.
  mutating func strokeStyle(_ node: JSONNode) -> SourceMappedJSON? {
    guard let text = node.string else { return SourceMappedJSON(copying: node) }
    guard let name = TokenValue.StrokeStyle.Name(rawValue: text.trimmed.lowercased()) else {
      unreadable(text, "strokeStyle", hint: "Write solid, dashed or dotted.", at: node)
      return nil
    }
    return SourceMappedJSON(name.rawValue, from: node)
  }
}

extension TokenValue.Duration.Unit {
  fileprivate init?(_ text: String) { self.init(rawValue: text) }
}

extension Measure {
  /// A number with a unit.
  init(value: Double, unit: String) {
    self.value = value
    self.unit = unit
  }
}

/// The control points of CSS Easing Functions 1, section 2.2.
private let easingKeywords: [String: [Double]] = [
  "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
]
