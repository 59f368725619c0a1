/// Something that a command takes: an option, a flag or a positional argument.
package protocol Parameter: Sendable {
  /// What the parser, the help and shell completion need to know about it.
  var declaration: Declaration { get }
}

/// A parameter without its type.
package struct Declaration: Sendable {
  /// How it stands on the command line: `--size`, or `TEXT` for a positional argument.
  package let label: String
  /// What stands for its value in the usage, `nil` for a flag.
  package let value: String?
  /// One or two sentences for the help.
  package let help: String
  /// How often it may occur.
  package let occurrence: Occurrence
  /// All valid values, where they can be listed.
  package let choices: [String]
  /// Reads a value.
  let read: @Sendable (String) throws(ArgumentError) -> any Sendable

  /// How often a parameter may occur.
  package enum Occurrence: Sendable {
    case optional, required, repeated, repeatedOnce

    var isRequired: Bool { self == .required || self == .repeatedOnce }
    var isRepeated: Bool { self == .repeated || self == .repeatedOnce }
  }

  /// Whether it is named by `--`.
  package var isOption: Bool { label.hasPrefix("--") }

  init<Value>(
    label: String, value: String?, help: String, occurrence: Occurrence,
    parser: ValueParser<Value>
  ) {
    self.label = label
    self.value = value
    self.help = help
    self.occurrence = occurrence
    choices = parser.choices
    read = { word throws(ArgumentError) in try parser(word) }
  }
}
