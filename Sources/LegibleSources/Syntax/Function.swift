/// A function, an initializer, a subscript, or an enum case with what it holds.
package struct Function: Sendable {
  /// The name.
  package var name: String
  /// The parameters.
  package var parameters: [Parameter]
  /// The type of the result.
  package var result: TypeName?
  /// The statements, empty for a requirement.
  package var body: [Statement]
  /// Whether it belongs to the type, not to a value.
  package var isStatic: Bool
  /// Whether something outside Swift's sight may call it: `override`, `@objc`, `@IBAction`.
  package var isCalledFromOutside: Bool
  /// Whether it is compiled for another system than iOS alone.
  package var isElsewhere = false
  /// Where it stands.
  package var line: Int

  /// A parameter.
  package struct Parameter: Sendable {
    /// The label that callers write, `nil` for none.
    package var label: String?
    /// The name inside.
    package var name: String
    /// The type.
    package var type: TypeName?
    /// The value when callers give none.
    package var initial: Expression?

    /// Creates a parameter.
    package init(label: String?, name: String, type: TypeName?, initial: Expression?) {
      self.label = label
      self.name = name
      self.type = type
      self.initial = initial
    }
  }

  /// Creates a function.
  package init(
    name: String, parameters: [Parameter], result: TypeName?, body: [Statement], isStatic: Bool,
    isCalledFromOutside: Bool, line: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.isStatic = isStatic
    self.isCalledFromOutside = isCalledFromOutside
    self.line = line
  }
}
