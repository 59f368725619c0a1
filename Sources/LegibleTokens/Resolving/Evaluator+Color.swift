import LegibleColor
import LegibleCore
import LegibleJSON

extension Evaluator {
  /// Reads a colour: Design Tokens Color Module 2025.10.
  mutating func color(at node: JSONNode) -> ColorValue? {
    if let text = node.string {
      report(
        .olderDialect, "a color must be an object, not a string", hint: colorHint(text), at: node)
      return nil
    }
    guard
      let parts = properties(
        of: node, "a color", required: ["colorSpace", "components"], optional: ["alpha", "hex"])
    else { return nil }
    let space = parts["colorSpace"].flatMap {
      choice(at: $0, "colorSpace", of: ColorSpace.ofTokens)
    }
    var alpha: Double? = 1
    if let node = parts["alpha"] { alpha = fraction(at: node, "alpha") }
    let hexIsSound = parts["hex"].map { hex(at: $0) != nil } ?? true
    guard let space, let node = parts["components"],
      let components = components(at: node, in: space), let alpha, hexIsSound
    else { return nil }
    let color = Color(space, components[0], components[1], components[2], alpha: alpha)
    let fallback = parts["hex"].flatMap { hex(at: $0) }
    if let fallback, let node = parts["hex"] { compare(color, with: fallback, at: node) }
    return ColorValue(color: color, hex: fallback)
  }

  /// A colour by value or reference.
  mutating func colorPart(_ node: JSONNode?) -> ColorValue? {
    guard let node, case .color(let color) = value(at: node, as: .color) else { return nil }
    return color
  }

  private mutating func components(at node: JSONNode, in space: ColorSpace) -> [Double?]? {
    guard let array = part(at: node) else { return nil }
    guard array.kind == .array else {
      report(
        .invalidValue, "components must be an array, not \(array.kind.phrase)",
        hint: "Three numbers, or \"none\".", at: node)
      return nil
    }
    guard array.count == 3 else {
      report(
        .invalidValue, "components must be three, not \(array.count)",
        hint: "The opacity is the property alpha.", at: node)
      return nil
    }
    var components: [Double?] = []
    for (index, element) in array.elements.enumerated() {
      if element.string == "none" {
        components.append(nil)
      } else if let value = component(at: element, index, of: space) {
        components.append(value)
      }
    }
    return components.count == 3 ? components : nil
  }

  private mutating func component(at node: JSONNode, _ index: Int, of space: ColorSpace) -> Double?
  {
    guard let literal = part(at: node) else { return nil }
    guard literal.kind == .number else {
      report(
        .invalidValue, "a component must be a number or \"none\", not \(literal.kind.phrase)",
        hint: pointerHint(for: node), at: node)
      return nil
    }
    let range = space.tokenRanges[index]
    guard let value = literal.double, range.contains(value) else {
      report(
        .outOfRange, "component \(index + 1) of \(space.rawValue) must be \(range.phrase)",
        hint: space == .srgb && (literal.double ?? 0) > 1 ? "Divide 0 to 255 by 255." : nil,
        at: node)
      return nil
    }
    return value
  }

  private mutating func fraction(at node: JSONNode, _ what: String) -> Double? {
    guard let value = double(at: node, what) else { return nil }
    guard (0...1).contains(value) else {
      report(.outOfRange, "\(what) must be 0 to 1", at: node)
      return nil
    }
    return value
  }

  private mutating func hex(at node: JSONNode) -> String? {
    guard let literal = part(at: node) else { return nil }
    let text = literal.string ?? ""
    let isSound =
      text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
      && text.utf8.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard isSound else {
      report(
        .invalidValue, "hex must be # and six digits",
        hint: "The opacity is the property alpha; #abc is #aabbcc.", at: node)
      return nil
    }
    return text
  }

  /// Compares the fallback with the components, where sRGB can show them.
  private mutating func compare(_ color: Color, with hex: String, at node: JSONNode) {
    let srgb = color.converted(to: .srgb).components
    guard let number = Int(hex.dropFirst(), radix: 16) else { return }
    let shown = SIMD3(Double(number >> 16), Double(number >> 8 & 0xFF), Double(number & 0xFF))
    let meant = srgb * 255
    guard (0..<3).allSatisfy({ (-0.5...255.5).contains(meant[$0]) }) else { return }
    guard (0..<3).contains(where: { abs(meant[$0] - shown[$0]) > 2 }) else { return }
    report(
      .hexMismatch, "hex is \(hex), but the components are \(color.withOpacity(1).hex)",
      hint: "Correct one of them, or leave hex out.", at: node)
  }

  private func colorHint(_ text: String) -> String {
    let digits = text.hasPrefix("#") ? text.dropFirst() : ""
    guard digits.count == 6, let number = Int(digits, radix: 16) else {
      return "Write {\"colorSpace\": \"srgb\", \"components\": [...]}."
    }
    let components = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map {
      ((Double($0) / 255 * 10000).rounded() / 10000).shortDescription
    }
    return "Write {\"colorSpace\": \"srgb\", "
      + "\"components\": [\(components.joined(separator: ", "))], \"hex\": \"\(text)\"}."
  }
}
