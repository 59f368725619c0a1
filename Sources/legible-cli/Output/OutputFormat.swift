import LegibleArguments

/// How a command prints results: for people, or for programs.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json

  /// `--format`, text by default.
  static let option = Option(
    "format", value: "FORMAT", help: "How to print results. Default: text.",
    parse: ValueParser<OutputFormat>.choice)
}
