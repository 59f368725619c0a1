import LegibleCore
import LegibleJSON

extension Evaluator {
  /// Reads a length: Format Module 2025.10, section 8.2.
  mutating func dimension(at node: JSONNode) -> TokenValue.Dimension? {
    guard
      let parts = measure(node, "a dimension", of: TokenValue.Dimension.Unit.self)
    else { return nil }
    let value = parts["value"].flatMap { double(at: $0, "value") }
    let unit = parts["unit"].flatMap {
      choice(at: $0, "the unit of a dimension", of: TokenValue.Dimension.Unit.self, guesses: false)
    }
    guard let value, let unit else { return nil }
    return TokenValue.Dimension(value: value, unit: unit)
  }

  /// Reads a stretch of time: Format Module 2025.10, section 8.5.
  mutating func duration(at node: JSONNode) -> TokenValue.Duration? {
    guard
      let parts = measure(node, "a duration", of: TokenValue.Duration.Unit.self)
    else { return nil }
    let value = parts["value"].flatMap { double(at: $0, "value") }
    let unit = parts["unit"].flatMap {
      choice(at: $0, "the unit of a duration", of: TokenValue.Duration.Unit.self, guesses: false)
    }
    guard let value, let unit else { return nil }
    return TokenValue.Duration(value: value, unit: unit)
  }

  private mutating func measure<Unit: CaseIterable & RawRepresentable<String>>(
    _ node: JSONNode, _ what: String, of: Unit.Type
  ) -> [String: JSONNode]? {
    if let text = node.string {
      let parts: (value: Double, unit: Unit)? = Self.parts(of: text)
      let units = Unit.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      report(
        .olderDialect, "\(what) must be an object, not a string",
        hint: parts.map {
          "Write {\"value\": \($0.value.shortDescription), \"unit\": \"\($0.unit.rawValue)\"}."
        } ?? "It has a value and a unit, which is \(units).", at: node)
      return nil
    }
    return properties(of: node, what, required: ["value", "unit"])
  }

  /// The number and the unit of a text such as `17px`; `nil` when it is written in another way.
  ///
  /// Zero is the same in every unit.
  private static func parts<Unit: CaseIterable & RawRepresentable<String>>(
    of text: String
  ) -> (value: Double, unit: Unit)? {
    let number = text.prefix { "+-.0123456789".contains($0) }
    let rest = text[number.endIndex...].drop { $0 == " " }.lowercased()
    let isName = rest.unicodeScalars.allSatisfy { ("a"..."z").contains($0) } || rest == "%"
    guard let value = Double(number), value.isFinite,
      let unit = Unit(rawValue: rest) ?? (value == 0 && isName ? Unit.allCases.first : nil)
    else { return nil }
    return (value, unit)
  }

  /// Reads font families: Format Module 2025.10, section 8.3.
  mutating func fontFamily(at node: JSONNode) -> [String]? {
    if let family = node.string { return family.isEmpty ? emptyFamily(node) : [family] }
    guard node.kind == .array, node.count > 0 else {
      report(
        .invalidValue, "a fontFamily must be a string or an array of strings that is not empty",
        at: node)
      return nil
    }
    var families: [String] = []
    for element in node.elements {
      guard let literal = part(at: element) else { continue }
      guard let family = literal.string, !family.hasPrefix("{") else {
        let found = literal.string == nil ? literal.kind.phrase : "a curly reference"
        report(
          .invalidValue, "a font family must be a string, not \(found)",
          hint: literal.kind == .array
            ? "Name one element: add /0 for the first one." : pointerHint(for: element),
          at: element)
        continue
      }
      if family.isEmpty { return emptyFamily(element) }
      families.append(family)
    }
    return families.count == node.count ? families : nil
  }

  private mutating func emptyFamily(_ node: JSONNode) -> [String]? {
    report(.invalidValue, "a font family must not be empty", at: node)
    return nil
  }

  /// Reads a weight: Format Module 2025.10, section 8.4.
  mutating func fontWeight(at node: JSONNode) -> Double? {
    if let name = node.string {
      if let weight = fontWeightNames[name] { return weight }
      let guess = closestMatch(to: name, in: fontWeightNames.keys.sorted())
      report(
        .invalidValue, "the font weight \(name) does not exist",
        hint: guess.map { "Did you mean \($0)?" } ?? "Write a number from 1 to 1000.", at: node)
      return nil
    }
    guard let weight = double(at: node, "a fontWeight") else { return nil }
    guard (1...1000).contains(weight) else {
      report(.outOfRange, "a fontWeight must be 1 to 1000", at: node)
      return nil
    }
    return weight
  }

  /// Reads a timing curve: Format Module 2025.10, section 8.6.
  mutating func cubicBezier(at node: JSONNode) -> TokenValue.CubicBezier? {
    guard node.kind == .array, node.count == 4 else {
      report(
        .invalidValue, "a cubicBezier must be an array of four numbers",
        hint: "Write [x1, y1, x2, y2].", at: node)
      return nil
    }
    var values: [Double] = []
    for (index, element) in node.elements.enumerated() {
      guard let value = double(at: element, "a coordinate of a cubicBezier") else { continue }
      guard index % 2 == 1 || (0...1).contains(value) else {
        report(.outOfRange, "x of a cubicBezier must be 0 to 1", at: element)
        continue
      }
      values.append(value)
    }
    guard values.count == 4 else { return nil }
    return TokenValue.CubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
  }

  /// Reads a number: Format Module 2025.10, section 8.7.
  ///
  /// Up to 2^53, so that whole numbers such as the largest z-index stay exact in every format.
  mutating func number(at node: JSONNode) -> Double? {
    double(at: node, "a number", atMost: 0x1p53)
  }
}

/// The names of weights, Format Module 2025.10, section 8.4.
package let fontWeightNames: [String: Double] = [
  "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
  "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
  "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]
