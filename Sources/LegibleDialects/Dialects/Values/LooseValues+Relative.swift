import LegibleJSON
import LegibleTokens

/// Line heights and letter spacings, which may be multiples of the font size or lengths.
extension LooseValues {
  /// Up to here a line height without a unit is a multiple of the font size, not a length.
  private static let largestMultiple = 4.0

  /// What a line height is.
  private enum LineHeight {
    case multiple(Double)
    case length(Measure)
  }

  /// Reads the line height of a text style as a multiple of the font size.
  mutating func lineHeight(_ node: JSONNode, of size: JSONNode?) -> SourceMappedJSON? {
    guard let written = followed(node) else { return value(node, as: .number) }
    if reference(node) != nil { dependsOnOthers = true }
    if isAutomatic(written) {
      // 2025.10 wants a line height of every text style: 1.2 is near the one that most fonts have.
      notCarriedOver(
        "an automatic line height, for which 1.2 stands",
        hint: "Write a multiple of the font size.",
        at: node)
      return SourceMappedJSON(JSONValue.number(1.2), from: node)
    }
    switch lineHeight(written) {
    case .multiple(let factor):
      return reference(node) ?? SourceMappedJSON(JSONValue.number(factor), from: node)
    case .length(let height):
      guard let size = size.flatMap({ measure($0) }).flatMap({ points($0) }), size > 0,
        let height = points(height)
      else {
        notCarriedOver("a line height as a length, of a text style without a size", at: node)
        return nil
      }
      if reference(node) != nil {
        assumed("a line height as a length became a multiple of the font size", at: node)
      }
      return SourceMappedJSON(JSONValue.number(height / size), from: node)
    case nil:
      return value(node, as: .number)
    }
  }

  /// Reads a line height that stands alone.
  mutating func lineHeightToken(_ node: JSONNode) -> (type: TokenType, value: SourceMappedJSON)? {
    if isAutomatic(node) {
      notCarriedOver("an automatic line height", hint: "Write a multiple such as 1.2.", at: node)
      return nil
    }
    switch lineHeight(node) {
    case .multiple(let factor):
      return (.number, SourceMappedJSON(JSONValue.number(factor), from: node))
    case .length(let measure): return dimension(measure, at: node).map { (.dimension, $0) }
    case nil: return value(node, as: .number).map { (.number, $0) }
    }
  }

  /// Reads the letter spacing of a text style as a length.
  mutating func letterSpacing(_ node: JSONNode, of size: JSONNode?) -> SourceMappedJSON? {
    guard let measure = measure(node), let part = measure.partOfSize
    else { return value(node, as: .dimension) }
    guard let size = size.flatMap({ self.measure($0) }) else {
      notCarriedOver("a relative letter spacing, of a text style without a size", at: node)
      return nil
    }
    if part != 0 {
      assumed("a relative letter spacing became a length, by the font size", at: node)
    }
    let length = Measure(value: (part * size.value).withoutNoise, unit: size.unit)
    return dimension(length, at: node)
  }

  private func isAutomatic(_ node: JSONNode) -> Bool {
    ["auto", "normal"].contains(node.string?.trimmed.lowercased())
  }

  private mutating func lineHeight(_ node: JSONNode) -> LineHeight? {
    guard let measure = measure(node) else { return nil }
    switch measure.unit {
    case "%": return .multiple(measure.value / 100)
    case "em": return .multiple(measure.value)
    case "" where measure.value <= Self.largestMultiple || style != .tokensStudio:
      return .multiple(measure.value)
    default: return .length(measure)
    }
  }

  private func points(_ measure: Measure) -> Double? {
    switch measure.unit {
    case "px", "pt", "dp", "dip", "sp": measure.value
    case "rem": measure.value * 16
    case "": defaultUnit == .rem ? measure.value * 16 : measure.value
    default: nil
    }
  }
}

extension Measure {
  /// The multiple of the font size that it is; `nil` for lengths.
  fileprivate var partOfSize: Double? {
    switch unit {
    case "%": value / 100
    case "em": value
    default: nil
    }
  }
}
