/// A component of any type that can be compared and hashed.
package struct AnyComponent: Hashable, Sendable {
  /// The component itself.
  package var base: any Component

  /// Wraps a component.
  package init(_ base: any Component) { self.base = base }

  package static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
