import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible diff`: what changed between two versions of tokens.
enum DiffCommand: Command {
  static let old = Positional(
    "OLD", help: "The version before: a token file, a resolver, a legible.json or a folder.",
    parse: .path)
  static let new = OptionalPositional(
    "NEW", help: "The version now. Default: the tokens of legible.json.", parse: .path)
  static let format = Option(
    "format", value: "FORMAT",
    help: "How to print the changes; markdown is for pull requests. Default: text.",
    parse: ValueParser<DiffFormat>.choice)
  static let threshold = Option<FailThreshold>(
    "fail-on", value: "SEVERITY",
    help: "The least severity that gives exit status 1. Default: never.", parse: .choice)

  static let signature = CommandSignature(
    "diff", summary: "Tells what changed between two versions of tokens.",
    discussion: [
      """
      Values are compared in every context that both versions have. A token with another path and \
      the same type and values is one that was renamed. Broken tokens are not compared: they give exit \
      status 1 unless --fail-on is never. For --fail-on, an error is a token that is \
      gone, renamed or of another type; a warning one whose value changed or that is deprecated \
      now; a note one that is new, or refers to another token with the same values.
      """
    ],
    parameters: [old, new, ConfigurationOption.option, format, threshold],
    examples: [
      "old.tokens.json new.tokens.json",
      "main/app.resolver.json app.resolver.json --format markdown --fail-on error",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let files = [try tokens(of: arguments[old], console), try newTokens(arguments, console)]
    let diff = try TokenDiff(contentsOf: files[0], to: files[1], reader: console.files)
    console.report(diff.findings)
    switch arguments[format] ?? .text {
    case .text: console.write(DiffText(diff).text)
    case .json: console.print(diff.json.pretty)
    case .markdown: console.write(DiffMarkdown(diff).text)
    }
    // What could not be read was not compared.
    let broken = (arguments[threshold] ?? .error).status(for: diff.findings)
    if broken != .success { return broken }
    return (arguments[threshold] ?? .never).status(for: diff.changes.map(\.severity))
  }

  /// The token file or resolver of the version now.
  private static func newTokens(_ arguments: Arguments, _ console: Console) throws -> [String] {
    let path = arguments[new]
    let configuration = try ConfigurationOption.configuration(
      arguments, near: path == nil ? "-" : nil, console)
    if let path { return try tokens(of: path, console) }
    guard let configuration, let paths = configuration.tokenPaths else {
      throw ArgumentError(
        "NEW is missing", hint: "Name it, or write \"tokens\" into legible.json.")
    }
    if arguments[format] != .json { ConfigurationOption.note(configuration, arguments, console) }
    return paths
  }

  /// The token file or resolver that a path means: the file itself, or what a configuration names.
  private static func tokens(
    of input: String, _ console: Console
  ) throws(LegibleError) -> [String] {
    let name = input.split(at: "/", omittingEmptySubsequences: true).last.map(String.init)
    let isConfiguration = name == ConfigurationFinder.name
    guard let path = isConfiguration ? input : ConfigurationFinder.configuration(in: input) else {
      return [InputFiles.displayName(of: input)]
    }
    let settings = try AuditConfiguration(parsing: console.files.bytes(of: path), path: path)
    if let paths = settings.tokenPaths { return paths }
    console.note("\(path) names no \"tokens\": the tokens of iOS are compared")
    return [TokenResolver.ios.path]
  }
}

/// How `diff` prints.
enum DiffFormat: String, CaseIterable {
  case text, json, markdown
}
