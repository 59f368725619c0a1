import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible export`: tokens as files of the platforms.
enum ExportCommand: Command {
  static let targets = VariadicPositional(
    "TARGET", isRequired: false, help: "The formats. Default: all of them.",
    parse: ValueParser<ExportTarget>.choice)
  static let folder = Option(
    "out", value: "DIR", help: "The folder to write into. Default for one target: print.",
    parse: .path)
  static let access = Option(
    "access", value: "LEVEL",
    help: "How far Swift source can be seen: public, package or internal. Default: public.",
    parse: ValueParser<SwiftAccess>.choice)
  static let check = Flag(
    "check", help: "Write nothing; exit with 1 when files in DIR are missing or stale.")
  static let list = Flag("list", help: "List the formats.")

  static let signature = CommandSignature(
    "export", summary: "Writes tokens as files for CSS, Swift and other platforms.",
    discussion: [
      """
      Light, dark, increased contrast and Display P3 go into one file. Every other context, a brand \
      or sepia, is a selector such as [data-brand="loud"] in CSS; of Swift a warning counts what the \
      file lacks. A token file stands on the tokens of iOS, which it may refer to but which are not \
      written. All files are written or none.
      """
    ],
    parameters: [
      targets, TokenFileOption.option, ConfigurationOption.option, TokenContextOption.option,
      folder, access, check, list, FailThreshold.option,
    ],
    examples: [
      "css swift --tokens app.tokens.json --out Generated",
      "--tokens app.resolver.json --out . --check",
      "swift --tokens app.resolver.json --access internal",
      "css", "--list",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if arguments[list] {
      let rows = ExportTarget.allCases.map { [$0.rawValue, $0.exporter().summary] }
      console.write(TextTable(rows: rows).text)
      return .success
    }
    let targets = distinct(arguments[Self.targets])
    guard arguments[folder] != nil || (targets.count == 1 && !arguments[check]) else {
      throw ArgumentError("--out is missing", hint: "Name the folder of the files.")
    }
    let model = try ExportModel(
      try TokenResolver.open(
        arguments, try ConfigurationOption.configuration(arguments, for: [], console), console),
      in: TokenContextOption.context(arguments))
    let exports = targets.map {
      $0.exporter(access: arguments[access] ?? .public).export(model)
    }
    let files = exports.flatMap(\.files)
    var findings = Finding.distinct(exports.flatMap(\.findings))

    if let folder = arguments[folder], arguments[check] {
      findings += stale(files, in: folder, console)
    } else if let folder = arguments[folder] {
      try OutputFolder(folder).write(files.map { OutputFiles.File($0.path, $0.text) })
      for file in files { console.note(wrote: "\(folder)/\(file.path)") }
    } else {
      for file in files { console.write(file.text) }
    }
    console.report(findings)
    return (arguments[FailThreshold.option] ?? .error).status(for: findings)
  }

  /// The targets, each once; all of them when none is named.
  private static func distinct(_ targets: [ExportTarget]) -> [ExportTarget] {
    targets.isEmpty ? ExportTarget.allCases : ExportTarget.allCases.filter(targets.contains)
  }

  /// An error for each file that is not there as it would be written.
  private static func stale(
    _ files: [ExportedFile], in folder: String, _ console: Console
  ) -> [Finding] {
    files.compactMap { file in
      let path = "\(folder)/\(file.path)"
      let bytes = try? console.files.bytes(of: path)
      guard bytes != Array(file.text.utf8) else { return nil }
      return Finding(
        rule: .exportStale, severity: .error,
        message: bytes == nil ? "the file is missing" : "the file is stale",
        hint: "Run legible export without --check.", at: SourceLocation(path: path))
    }
  }
}

extension Finding {
  /// The findings without those that come again, as from two formats.
  fileprivate static func distinct(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }
}
