public import LegibleCore

/// A component of any type that can be compared and hashed.
public struct AnyComponent: Component {
  /// The component itself.
  package var base: any Component

  /// Wraps a component; what is wrapped already stays as it is.
  public init(_ component: any Component) {
    base = (component as? AnyComponent)?.base ?? component
  }

  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnyComponent {
  public var name: String { base.name }
  public var phrase: String { base.phrase }
  public var textStyle: TextStyleName { base.textStyle }
  public var weight: Double? { base.weight }
  public var scaleLimits: ClosedRange<Double>? { base.scaleLimits }
  public var lineLimit: Int? { base.lineLimit }
  public var truncates: Bool { base.truncates }
  public var detailTextStyle: TextStyleName? { base.detailTextStyle }
  public func box(in context: LayoutContext) -> TextBox { base.box(in: context) }
  public func detailBox(in context: LayoutContext) -> TextBox? { base.detailBox(in: context) }
  public func touchTarget(in context: LayoutContext) -> TouchTarget? {
    base.touchTarget(in: context)
  }
}
