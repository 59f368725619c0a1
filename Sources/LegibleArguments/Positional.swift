/// An argument that must be given.
package struct Positional<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  package let declaration: Declaration

  /// Declares an argument by its name in capitals.
  package init(_ name: String, help: String, parse parser: ValueParser<Value>) {
    declaration = Declaration(
      label: name, value: name, help: help, occurrence: .required, parser: parser)
  }
}

/// An argument that may be left out.
package struct OptionalPositional<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  package let declaration: Declaration

  /// Declares an argument by its name in capitals.
  package init(_ name: String, help: String, parse parser: ValueParser<Value>) {
    declaration = Declaration(
      label: name, value: name, help: help, occurrence: .optional, parser: parser)
  }
}

/// All arguments that are left; declared last.
package struct VariadicPositional<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  package let declaration: Declaration

  /// Declares the arguments by their name in capitals.
  ///
  /// - Parameter isRequired: Whether there must be at least one.
  package init(
    _ name: String, isRequired: Bool = false, help: String, parse parser: ValueParser<Value>
  ) {
    declaration = Declaration(
      label: name, value: name, help: help, occurrence: isRequired ? .repeatedOnce : .repeated,
      parser: parser)
  }
}
