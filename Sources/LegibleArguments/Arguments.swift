/// The values of a parsed command line, read with the parameters that declared them.
package struct Arguments: Sendable {
  private var values: [String: [any Sendable]] = [:]

  /// The value of an option, `nil` when it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? { first(option) }

  /// The values of an option in the order they were given.
  package subscript<Value>(option: RepeatedOption<Value>) -> [Value] { all(option) }

  /// Whether a flag was given.
  package subscript(flag: Flag) -> Bool { values[flag.declaration.label] != nil }

  /// The value of an argument that must be given.
  ///
  /// - Precondition: The argument is among the signature's parameters.
  package subscript<Value>(argument: Positional<Value>) -> Value {
    guard let value: Value = first(argument) else {
      preconditionFailure("\(argument.declaration.label) is missing from the signature")
    }
    return value
  }

  /// The value of an argument that may be left out.
  package subscript<Value>(argument: OptionalPositional<Value>) -> Value? { first(argument) }

  /// The values of all arguments that are left.
  package subscript<Value>(argument: VariadicPositional<Value>) -> [Value] { all(argument) }

  /// Refuses parameters that have no meaning beside another one.
  ///
  /// - Parameters:
  ///   - parameters: Those that must not have been given.
  ///   - other: The one that was.
  ///   - hint: What to do instead.
  /// - Throws: ``ArgumentError`` that names the first one that was given.
  package func refuse(
    _ parameters: [any Parameter], with other: some Parameter, hint: String? = nil
  ) throws(ArgumentError) {
    for parameter in parameters where count(of: parameter.declaration) > 0 {
      throw ArgumentError(
        "\(parameter.declaration.label) does not go with \(other.declaration.label)", hint: hint)
    }
  }

  mutating func append(_ value: any Sendable, for declaration: Declaration) {
    values[declaration.label, default: []].append(value)
  }

  func count(of declaration: Declaration) -> Int { values[declaration.label]?.count ?? 0 }

  private func first<Value>(_ parameter: some Parameter) -> Value? {
    values[parameter.declaration.label]?.first as? Value
  }

  private func all<Value>(_ parameter: some Parameter) -> [Value] {
    values[parameter.declaration.label, default: []].compactMap { $0 as? Value }
  }
}
