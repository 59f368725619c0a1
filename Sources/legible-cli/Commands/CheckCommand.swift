import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible check`: everything that is wrong with token files, in every context.
enum CheckCommand: Command {
  static let files = VariadicPositional(
    "FILE", isRequired: true,
    help: "Token files and resolvers, folders, patterns such as 'tokens/**/*.json'; - is standard "
      + "input.",
    parse: .path)

  static let rules = RepeatedOption(
    "only", value: "RULES",
    help: "Report only these rules, comma-separated; lint rules that are off are applied too.",
    parse: ValueParser<String>.choice(
      RuleRegistry.all.rules.filter { $0.command == "check" }.map(\.id.rawValue)
    ).list)

  static let maximum = Option(
    "max-findings", value: "N",
    help: "How many findings are written out as text; 0 for all. Default: 1000.",
    parse: .integer(from: 0))

  static let signature = CommandSignature(
    "check", summary: "Checks token files and resolvers.",
    discussion: [
      """
      Files are read by the Design Tokens modules 2025.10. A resolver is checked in every context, \
      with the token files it names; files that it covers are not checked again on their own. Other \
      token files are one set, whose tokens may refer to each other. Of a folder everything that holds \
      tokens is checked, and a note says what is not. One cause gives one finding with a count. legible explain RULE tells what a rule is about; "lint" in \
      legible.json sets severities and options.
      """,
      "What other tools write is read as legible migrate would write it. Values as drafts of DTCG wrote "
        + "them before 2025.10 are mistakes here, which migrate rewrites; other commands read them.",
    ],
    parameters: [
      files, ConfigurationOption.option, rules, maximum, FailThreshold.option, OutputFormat.option,
    ],
    examples: [
      "app.tokens.json", "Tokens/app.resolver.json --format json", "Tokens/*.json",
      ".", "Assets.xcassets", "app.tokens.json --only unused-token,duplicate-value",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let paths = arguments[files]
    let report = TokenChecker(
      lint: try lint(arguments, paths, console), reader: console.files
    ).check(paths.map(InputFiles.displayName))
    switch arguments[OutputFormat.option] ?? .text {
    case .text:
      let limit = arguments[maximum] ?? Console.maximumFindings
      console.report(
        report.findings, atMost: limit == 0 ? .max : limit,
        others: "--max-findings 0 writes out all")
      console.print(report.summary)
    case .json: console.print(report.json.pretty)
    }
    let unreadable = [Rule.file, .fileSize].map(\.id)
    if report.findings.contains(where: { unreadable.contains($0.rule) }) { return .failure }
    return (arguments[FailThreshold.option] ?? .error).status(for: report.findings)
  }

  /// What the configuration and `--only` say of lint rules.
  private static func lint(
    _ arguments: Arguments, _ paths: [String], _ console: Console
  ) throws(LegibleError) -> LintConfiguration {
    let only = Set(arguments[rules].flatMap(\.self).map { Rule.ID(rawValue: $0) })
    let configuration = try ConfigurationOption.configuration(
      arguments, near: paths.first, console)
    var lint = configuration?.lint ?? LintConfiguration()
    lint.coversAllTokens = configuration.map { covers(paths, $0) } ?? false
    return only.isEmpty ? lint : lint.limited(to: only)
  }
}

extension CheckCommand {
  /// Whether the tokens of a configuration, or all of its folder, are among some paths.
  private static func covers(_ paths: [String], _ configuration: AuditConfiguration) -> Bool {
    func resolved(_ paths: [String]) -> Set<String> {
      Set(paths.compactMap { try? FileSystem.resolved($0) })
    }
    let given = resolved(paths)
    let tokens = resolved(configuration.tokenPaths ?? [])
    return !given.isDisjoint(with: resolved([configuration.path(of: ".")]))
      || !tokens.isEmpty && tokens.isSubset(of: given)
  }
}

extension TokenCheckReport {
  fileprivate var summary: String {
    let problems = [pluralized(errors, "error"), pluralized(warnings, "warning")]
    let extent = [
      pluralized(files, "file"), pluralized(tokens, "token"), pluralized(contexts, "context"),
    ]
    return "\(problems.joined(separator: ", ")); \(extent.joined(separator: ", "))"
  }

  fileprivate var json: JSONValue {
    [
      "findings": .array(
        findings.map { finding in
          finding.advised(wording: \.commandLine)
            .json([.init("token", .optional(finding.subject))])
        }),
      "files": .integer(files),
      "tokens": .integer(tokens),
      "contexts": .integer(contexts),
      "errors": .integer(errors),
      "warnings": .integer(warnings),
    ]
  }
}
