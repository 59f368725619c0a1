import LegibleColor
import LegibleJSON
import LegibleTokens

/// The pairs that names suggest: text on backgrounds of its group, `on-accent` on `accent`.
struct NamedPairs {
  /// The pairs, in the order of the tokens.
  let pairs: [ColorPair]

  /// Infers pairs among some tokens.
  ///
  /// Inverse colours meet inverse ones alone; a colour for one ground meets that ground alone, and the
  /// ground no other colour; states meet the same state where both sides have it.
  ///
  /// - Parameter tokens: Colour tokens; deprecated ones are left out.
  /// - Complexity: O(*n*²) in the tokens of a group.
  init(_ tokens: [Token]) {
    let named = tokens.filter { !$0.isDeprecated }.compactMap { token in
      ColorName(token.path).map { NamedColor(token: token, name: $0) }
    }
    let scopes = Dictionary(grouping: named) { $0.name.scope }.mapValues(ColorScope.init)
    pairs = named.filter { $0.name.side == .foreground }.flatMap { foreground in
      (scopes[foreground.name.scope]?.grounds(of: foreground) ?? []).map { ground in
        ColorPair(
          foreground: foreground.token.path, backgrounds: [ground.token.path], styles: [],
          role: foreground.role, origin: .inferred, location: foreground.token.location)
      }
    }
  }
}

/// A token with what its name says.
struct NamedColor {
  let token: Token
  let name: ColorName

  /// What it is for: as the token says, else as its name does.
  var role: ContrastRole {
    token.ownData?["role"]?.string.flatMap(ContrastRole.init(rawValue:)) ?? name.role
  }

  /// Whether it lets through what lies under it, which no name tells.
  var isTranslucent: Bool {
    guard case .color(let value) = token.value else { return true }
    return value.color.alpha < 1
  }
}
