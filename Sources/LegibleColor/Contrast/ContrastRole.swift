/// What the foreground is for, which decides how much contrast it needs.
public enum ContrastRole: String, Hashable, Sendable, CaseIterable {
  /// Text, or an image of text.
  case text
  /// What identifies a control or its state, or a graphic that is needed to understand.
  case nonText
  /// The indicator of keyboard focus, such as a ring; ``FocusContrast`` judges it against all that it touches.
  case focus
  /// Part of a control that cannot be used at present.
  case inactive
  /// Pure decoration.
  case decorative
  /// Part of a logo or a brand name.
  case logotype

  /// Whether WCAG asks nothing of it.
  package var isExempt: Bool { self != .text && self != .nonText && self != .focus }
}

/// The least contrast ratios; `nil` where a level asks nothing.
public struct ContrastRequirement: Hashable, Sendable {
  /// At level AA: WCAG 2.2, 1.4.3 for text and 1.4.11 for the rest.
  public let aa: Double?
  /// At level AAA: WCAG 2.2, 1.4.6 for text and 2.4.13 for indicators of focus.
  public let aaa: Double?

  /// What 1.4.11 asks of everything but text.
  public static let nonText = 3.0

  /// The requirement of a role.
  ///
  /// - Parameters:
  ///   - role: What the foreground is for.
  ///   - isLarge: Whether it is large text; of no matter to other roles.
  public init(role: ContrastRole, isLarge: Bool) {
    switch role {
    case .text: (aa, aaa) = isLarge ? (3, 4.5) : (4.5, 7)
    case .nonText: (aa, aaa) = (Self.nonText, nil)
    case .focus: (aa, aaa) = (Self.nonText, Self.nonText)
    case .inactive, .decorative, .logotype: (aa, aaa) = (nil, nil)
    }
  }
}
