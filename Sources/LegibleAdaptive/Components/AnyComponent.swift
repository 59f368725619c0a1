public import LegibleCore

/// A component of any type that can be compared and hashed.
public struct AnyComponent: Component {
  /// The component itself.
  package var base: any Component

  /// Wraps a component; what is wrapped already stays as it is.
  public init(_ component: any Component) {
    base = (component as? AnyComponent)?.base ?? component
  }

  /// Whether both are of one type and equal.
  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

  /// Hashes the component itself.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnyComponent {
  /// The component's own.
  public var name: String { base.name }
  /// The component's own.
  public var phrase: String { base.phrase }
  /// The component's own.
  public var textStyle: TextStyleName { base.textStyle }
  /// The component's own.
  public var weight: Double? { base.weight }
  /// The component's own.
  public var scaleLimits: ClosedRange<Double>? { base.scaleLimits }
  /// The component's own.
  public var lineLimit: Int? { base.lineLimit }
  /// The component's own.
  public var truncates: Bool { base.truncates }
  /// The component's own.
  public var detailTextStyle: TextStyleName? { base.detailTextStyle }
  /// The component's own.
  public func box(in context: LayoutContext) -> TextBox { base.box(in: context) }
  /// The component's own.
  public func detailBox(in context: LayoutContext) -> TextBox? { base.detailBox(in: context) }
  /// The component's own.
  public func touchTarget(in context: LayoutContext) -> TouchTarget? {
    base.touchTarget(in: context)
  }
}
