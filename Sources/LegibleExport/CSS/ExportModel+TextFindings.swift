import LegibleCore
import LegibleTokens

extension ExportModel {
  /// A warning for each token and modifier with a text that a CSS string cannot have.
  var textsWithoutCSSString: [Finding] {
    let all = [modes] + scopes.map(\.modes)
    let named = tokens.filter { token in
      all.contains { stores in
        stores.modes.contains { stores[$0][token.path]?.value.hasNoCSSString == true }
      }
    }
    let contexts = modifiers.filter { modifier in
      scopes.contains { scope in
        scope.choices.contains { $0.modifier == modifier.name && $0.context.hasNoCSSString }
      }
    }
    return named.map { finding($0.path, at: $0.location) }
      + contexts.map { finding($0.name, at: $0.location) }
  }

  private func finding(_ subject: String, at location: SourceLocation) -> Finding {
    Finding(
      rule: .exportText, severity: .warning,
      message: "\(subject) has U+0000, which no CSS string can have: U+FFFD stands for it",
      hint: "Take it out of the name.", at: location, subject: subject)
  }
}

extension TokenValue {
  /// Whether it names a font family that CSS cannot name.
  fileprivate var hasNoCSSString: Bool {
    switch self {
    case .fontFamily(let families): families.contains(where: \.hasNoCSSString)
    case .typography(let style): style.fontFamily.contains(where: \.hasNoCSSString)
    default: false
    }
  }
}
