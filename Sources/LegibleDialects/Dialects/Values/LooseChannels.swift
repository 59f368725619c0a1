import LegibleColor
import LegibleJSON

/// A colour as an object of channels: `{"r": 10, "g": 20, "b": 30, "a": 0.5}`, or hue, saturation and
/// lightness or value.
///
/// Source: the documentation of tinycolor, which Style Dictionary reads colours with: red, green and
/// blue count to 255, hue in degrees; saturation, lightness and value are percentages, or parts of one
/// up to 1. Figma and others write red, green and blue from 0 to 1.
struct LooseChannels {
  private static let models = [["r", "g", "b"], ["h", "s", "l"], ["h", "s", "v"]]

  private let node: JSONNode
  private let names: [String]

  /// Looks for the channels of an object; `nil` where it has none.
  init?(_ node: JSONNode) {
    guard
      let names = Self.models.first(where: { names in names.allSatisfy { node[$0] != nil } })
    else { return nil }
    self.node = node
    self.names = names
  }

  /// What is expected of the channels, for messages.
  var expectation: String {
    names == Self.models[0]
      ? "r, g and b are from 0 to 255, or from 0 to 1"
      : "h is in degrees, \(names[1]) and \(names[2]) are from 0 to 100, or from 0 to 1"
  }

  /// Whether red, green and blue are all 0 or 1, and might count to either 255 or 1.
  var mayBeParts: Bool {
    let values = names.compactMap { node[$0]?.double }
    return names[0] == "r" && values.contains(1) && values.allSatisfy { $0 == 0 || $0 == 1 }
  }

  /// The colour; `nil` where a channel is not a number or beyond its range.
  ///
  /// - Parameter countsTo255: Whether whole numbers count to 255 even where none is larger than 1.
  func color(countsTo255: Bool) -> Color? {
    let measures = names.compactMap { name in Self.measure(node[name]) }
    guard measures.count == 3, let alpha = opacity, (0...1).contains(alpha) else { return nil }
    let values = measures.map(\.value)
    if names[0] == "r" {
      let isCounted =
        values.contains { $0 > 1 } || countsTo255 && values.allSatisfy { $0 == $0.rounded() }
      let parts = measures.map {
        $0.unit == "%" ? $0.value / 100 : $0.value / (isCounted ? 255 : 1)
      }
      guard parts.allSatisfy((0...1).contains) else { return nil }
      return Color(.srgb, parts[0], parts[1], parts[2], alpha: alpha)
    }
    let parts = measures.dropFirst().map {
      $0.unit == "%" || $0.value > 1 ? $0.value : $0.value * 100
    }
    guard parts.allSatisfy((0...100).contains) else { return nil }
    if names[2] == "l" { return Color(.hsl, values[0], parts[0], parts[1], alpha: alpha) }
    let (saturation, value) = (parts[0] / 100, parts[1])
    return Color(.hwb, values[0], (1 - saturation) * value, 100 - value, alpha: alpha)
  }

  private var opacity: Double? {
    guard let node = node["a"] ?? node["alpha"] else { return 1 }
    return Self.measure(node)?.fraction
  }

  private static func measure(_ node: JSONNode?) -> Measure? {
    if let value = node?.double { return Measure(value: value, unit: "") }
    guard let measure = node?.string.flatMap({ Measure($0) }) else { return nil }
    return measure.unit.isEmpty || measure.unit == "%" || measure.unit == "deg" ? measure : nil
  }
}
