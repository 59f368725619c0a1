/// What a command is called, what it does and what it takes.
package struct CommandSignature: Sendable {
  /// The command's name, one word.
  package let name: String
  /// What it does, as a sentence for the list of commands.
  package let summary: String
  /// More about it: paragraphs for the help.
  package let discussion: [String]
  /// The parameters in the order of the help; positional ones in the order they stand.
  package let parameters: [any Parameter]
  /// Command lines to learn from, without the program's name.
  package let examples: [String]

  /// Describes a command.
  package init(
    _ name: String, summary: String, discussion: [String] = [], parameters: [any Parameter] = [],
    examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
    self.examples = examples
  }

  /// The named parameters, `--help` last.
  package var options: [Declaration] {
    parameters.map(\.declaration).filter(\.isOption) + [Self.help]
  }

  /// The parameters that go by their place.
  package var positionals: [Declaration] {
    parameters.map(\.declaration).filter { !$0.isOption }
  }

  private static let help = Flag("help", help: "Show this help.").declaration
}
