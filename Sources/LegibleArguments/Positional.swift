/// An argument that must be given.
public struct Positional<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  public let declaration: Declaration

  /// Declares an argument by its name in capitals.
  public init(_ name: String, help: String, parse parser: ValueParser<Value>) {
    declaration = Declaration(
      label: name, value: name, help: help, occurrence: .required, parser: parser)
  }
}

/// An argument that may be left out.
public struct OptionalPositional<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  public let declaration: Declaration

  /// Declares an argument by its name in capitals.
  public init(_ name: String, help: String, parse parser: ValueParser<Value>) {
    declaration = Declaration(
      label: name, value: name, help: help, occurrence: .optional, parser: parser)
  }
}

/// All arguments that are left; declared last.
public struct VariadicPositional<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  public let declaration: Declaration

  /// Declares the arguments by their name in capitals.
  ///
  /// - Parameter isRequired: Whether there must be at least one.
  public init(
    _ name: String, isRequired: Bool = false, help: String, parse parser: ValueParser<Value>
  ) {
    declaration = Declaration(
      label: name, value: name, help: help, occurrence: isRequired ? .repeatedOnce : .repeated,
      parser: parser)
  }
}
