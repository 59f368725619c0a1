public import LegibleAdaptive
public import LegibleCore

/// The component that a string sits in, and how the audit came to know.
public struct ComponentAssignment: Hashable, Sendable {
  /// The component with what the configuration changes about it.
  public var setting: TextPlacement
  /// How it is known.
  public var origin: Origin
  /// The key of the text beside it, in which `*` stands for the string's own key.
  public var detail: String?

  /// How an assignment is known.
  public enum Origin: Hashable, Sendable {
    /// A rule of the configuration says so.
    case mapped(SourceLocation)
    /// The key or the comment suggests it, for this reason.
    case inferred(String)
  }

  /// Creates an assignment from a rule.
  public init(_ rule: ComponentRule) {
    setting = TextPlacement(
      rule.component, style: rule.style, lines: rule.lines, width: rule.width,
      height: rule.height)
    origin = .mapped(rule.location)
    detail = rule.detail
  }

  /// Creates an assignment that was inferred.
  public init(inferred component: any Component, because reason: String) {
    setting = TextPlacement(component)
    origin = .inferred(reason)
  }
}
