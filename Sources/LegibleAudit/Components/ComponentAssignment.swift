public import LegibleAdaptive
public import LegibleCore

/// The component that a string sits in, and how the audit came to know.
public struct ComponentAssignment: Hashable, Sendable {
  /// The component.
  public var component: ComponentKind
  /// The token path of the text style; `nil` takes the component's own.
  public var style: String?
  /// The line limit, 0 for none; `nil` takes the component's own.
  public var lines: Int?
  /// A width in pt that the app fixes; `nil` takes the component's own.
  public var width: Double?
  /// A height in pt that the app fixes; `nil` takes the component's own.
  public var height: Double?
  /// How it is known.
  public var origin: Origin

  /// How an assignment is known.
  public enum Origin: Hashable, Sendable {
    /// A rule of the configuration says so.
    case mapped(SourceLocation)
    /// The key or the comment suggests it, for this reason.
    case inferred(String)
  }

  /// Creates an assignment from a rule.
  public init(_ rule: ComponentRule) {
    component = rule.component
    style = rule.style
    lines = rule.lines
    width = rule.width
    height = rule.height
    origin = .mapped(rule.location)
  }

  /// Creates an assignment that was inferred.
  public init(inferred component: ComponentKind, because reason: String) {
    self.component = component
    origin = .inferred(reason)
  }
}
