/// An option with a value: `--size 17` or `--size=17`.
package struct Option<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  package let declaration: Declaration

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The name without the dashes.
  ///   - value: What stands for the value in the usage, in capitals.
  ///   - help: What it does, and what holds without it.
  ///   - parser: Reads the value.
  package init(_ name: String, value: String, help: String, parse parser: ValueParser<Value>) {
    declaration = Declaration(
      label: "--" + name, value: value, help: help, occurrence: .optional, parser: parser)
  }
}

/// An option that may be given several times.
package struct RepeatedOption<Value: Sendable>: Parameter {
  /// What the parser needs to know.
  package let declaration: Declaration

  /// Declares an option; for the parameters see ``Option``.
  package init(_ name: String, value: String, help: String, parse parser: ValueParser<Value>) {
    declaration = Declaration(
      label: "--" + name, value: value, help: help, occurrence: .repeated, parser: parser)
  }
}

/// An option without a value: there or not.
package struct Flag: Parameter {
  /// What the parser needs to know.
  package let declaration: Declaration

  /// Declares a flag by its name without the dashes.
  package init(_ name: String, help: String) {
    declaration = Declaration(
      label: "--" + name, value: nil, help: help, occurrence: .optional, parser: .text)
  }
}
