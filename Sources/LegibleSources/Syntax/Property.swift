/// A property.
package struct Property: Sendable {
  /// The name.
  package var name: String
  /// The type, where it is written.
  package var type: TypeName?
  /// The initial value.
  package var initial: Expression?
  /// The statements of the getter and of observers.
  package var body: [Statement]
  /// Whether a getter computes it.
  package var isComputed: Bool
  /// Whether it belongs to the type, not to a value.
  package var isStatic: Bool
  /// Its attributes, each as the call that it looks like: `@Parameter(title: "Name")`.
  package var attributes: [Call]
  /// Whether something outside Swift's sight may read it: `override`, `@objc`.
  package var isCalledFromOutside: Bool
  /// Whether it is compiled for another system than iOS alone.
  package var isElsewhere = false
  /// Where it stands.
  package var line: Int

  /// Creates a property.
  package init(
    name: String, type: TypeName?, initial: Expression?, body: [Statement], isComputed: Bool,
    isStatic: Bool, attributes: [Call], isCalledFromOutside: Bool, line: Int
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.body = body
    self.isComputed = isComputed
    self.isStatic = isStatic
    self.attributes = attributes
    self.isCalledFromOutside = isCalledFromOutside
    self.line = line
  }
}
