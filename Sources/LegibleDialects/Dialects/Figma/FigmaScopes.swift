import LegibleJSON
import LegibleTokens

/// What Figma says that numbers and texts may be used for, which decides what they are.
///
/// Source: Figma's REST API documentation, “Variables”: VariableScope.
struct FigmaScopes {
  /// The uses; empty where all are allowed.
  var names: Set<String>

  init(_ names: Set<String> = []) { self.names = names.subtracting(["ALL_SCOPES"]) }

  /// The uses that a variable of the REST API lists.
  init(ofVariable node: JSONNode) {
    self.init(Set((node["scopes"]?.elements ?? []).compactMap(\.string)))
  }

  /// The uses that a token of an exported file lists, under either of the keys that Figma writes.
  init(ofToken node: JSONNode) {
    let extensions = node["$extensions"]
    let list = extensions?["com.figma.scopes"] ?? extensions?["com.figma"]?["scopes"]
    self.init(Set((list?.elements ?? []).compactMap(\.string)))
  }

  /// The uses of numbers that are lengths in px.
  private static let lengths: Set = [
    "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE",
    "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "LINE_HEIGHT",
  ]

  /// The kind of a number.
  var kindOfNumber: LooseKind {
    if names == ["FONT_WEIGHT"] { return .type(.fontWeight) }
    // Figma's opacities go from 0 to 100.
    if names == ["OPACITY"] { return .percentage }
    return !names.isEmpty && names.isSubset(of: Self.lengths) ? .type(.dimension) : .type(.number)
  }

  /// The kind of a text; `nil` for one that 2025.10 has no type for.
  var kindOfText: LooseKind? {
    switch names {
    case ["FONT_FAMILY"]: .type(.fontFamily)
    case ["FONT_STYLE"]: .type(.fontWeight)
    default: nil
    }
  }

  /// The kind of a token of an exported file; `nil` where its type says it by itself.
  func kind(ofType name: String?) -> LooseKind? {
    switch name {
    case "number": kindOfNumber
    case "string": kindOfText
    default: nil
    }
  }
}
