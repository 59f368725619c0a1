import LegibleCore
import LegibleJSON
import LegibleTokens

extension TokenDocument {
  /// Whether tokens are written as DTCG had them before 2025.10: lengths, colours and the like as strings,
  /// `value` without $, or types of other tools.
  ///
  /// What 2025.10 allows is never among it, so that a sound file is not converted.
  ///
  /// - Complexity: O(*size of the tokens*).
  var hasEarlierValues: Bool {
    findings.contains { $0.rule == Rule.olderDialect.id }
      || definitions.contains { definition in
        if definition.type == .unknown {
          return definition.node["$type"]?.string.flatMap(LooseKind.init(named:)) != nil
        }
        guard definition.kind == .token, !definition.isPointer, let value = definition.payload
        else { return false }
        switch type(of: definition) {
        case .known(let type): return EarlierValue.isWritten(value, as: type)
        case .none: return EarlierValue.isWritten(value)
        case .unknown: return false
        }
      }
  }
}

/// How drafts of DTCG before 2025.10 wrote values.
private enum EarlierValue {
  /// Whether a value of a type is written as in the drafts.
  static func isWritten(_ node: JSONNode, as type: TokenType) -> Bool {
    switch node.kind {
    case .string:
      if hasStrings(type) || isReference(node) { return false }
      // Any other text was never a number.
      let text = node.string ?? ""
      return type != .number || text.contains("{") || Measure(text) != nil
    case .array:
      return isList(type) && node.elements.contains { isWritten($0, as: type) }
    case .object:
      if type == .dimension || type == .duration {
        return node["value"].map { $0.kind == .string && !isReference($0) } ?? false
      }
      return parts(of: type).contains { name, type in
        node[name].map { isPart($0, as: type) } ?? false
      }
    default: return false
    }
  }

  /// Whether a value without a type can only be a length, a time or a colour of the drafts.
  static func isWritten(_ node: JSONNode) -> Bool {
    guard node.kind == .string, !isReference(node) else { return false }
    switch LooseKind(guessing: node, LooseValues(.curly)) {
    case .type(.dimension), .type(.duration), .type(.color): return true
    default: return false
    }
  }

  private static func isPart(_ node: JSONNode, as type: TokenType) -> Bool {
    node.kind == .array && type == .dimension
      ? node.elements.contains { isWritten($0, as: type) } : isWritten(node, as: type)
  }

  /// Whether the whole of a string is one reference.
  private static func isReference(_ node: JSONNode) -> Bool {
    LooseValues(.curly).reference(node) != nil
  }

  /// The types whose values may be strings in 2025.10.
  private static func hasStrings(_ type: TokenType) -> Bool {
    type == .fontFamily || type == .fontWeight || type == .strokeStyle
  }

  private static func isList(_ type: TokenType) -> Bool { type == .shadow || type == .gradient }

  /// The members of a composite value that are values of other types.
  private static func parts(of type: TokenType) -> [(name: String, type: TokenType)] {
    switch type {
    case .border: [("color", .color), ("width", .dimension), ("style", .strokeStyle)]
    case .strokeStyle: [("dashArray", .dimension)]
    case .shadow:
      [
        ("color", .color), ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
        ("spread", .dimension),
      ]
    case .transition:
      [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)]
    case .gradient: [("color", .color), ("position", .number)]
    case .typography:
      [("fontSize", .dimension), ("letterSpacing", .dimension), ("lineHeight", .number)]
    default: []
    }
  }
}
