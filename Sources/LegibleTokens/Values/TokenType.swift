/// One of the thirteen types of the Design Tokens Format Module 2025.10, sections 8 and 9.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// All names, for messages.
  package static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The word for messages: `a color`.
  package var phrase: String { "a \(rawValue)" }
}

extension TokenType {
  /// The type of a part of a value, `nil` where a part has none of its own.
  ///
  /// - Parameter path: The property names and array indices below `$value`.
  func part(_ path: ArraySlice<String>) -> TokenType? {
    guard let first = path.first else { return self }
    let rest = path.dropFirst()
    switch (self, first) {
    case (.color, "alpha"), (.dimension, "value"), (.duration, "value"):
      return rest.isEmpty ? .number : nil
    case (.color, "components"): return rest.count == 1 ? .number : nil
    case (.cubicBezier, _): return rest.isEmpty ? .number : nil
    case (.fontFamily, _): return rest.isEmpty ? .fontFamily : nil
    case (.strokeStyle, "dashArray"): return TokenType.dimension.element(rest)
    case (.border, "color"), (.shadow, "color"), (.gradient, "color"): return Self.color.part(rest)
    case (.border, "width"), (.shadow, "offsetX"), (.shadow, "offsetY"), (.shadow, "blur"),
      (.shadow, "spread"), (.typography, "fontSize"), (.typography, "letterSpacing"):
      return Self.dimension.part(rest)
    case (.border, "style"): return Self.strokeStyle.part(rest)
    case (.transition, "duration"), (.transition, "delay"): return Self.duration.part(rest)
    case (.transition, "timingFunction"): return Self.cubicBezier.part(rest)
    case (.gradient, "position"), (.typography, "lineHeight"): return rest.isEmpty ? .number : nil
    case (.typography, "fontFamily"): return Self.fontFamily.part(rest)
    case (.typography, "fontWeight"): return rest.isEmpty ? .fontWeight : nil
    case (.shadow, _), (.gradient, _):
      return Int(first) == nil || rest.isEmpty ? nil : part(rest)
    default: return nil
    }
  }

  private func element(_ path: ArraySlice<String>) -> TokenType? {
    path.isEmpty ? nil : part(path.dropFirst())
  }
}
