import LegibleArguments
import LegibleJSON
import LegibleKit
import LegibleProject

/// `legible audit`: the whole matrix of a configuration.
enum AuditCommand: Command {
  static let configuration = OptionalPositional(
    "CONFIG",
    help:
      "The configuration, or a folder in or below its own; of a folder without one, what it has is audited. "
      + "Default: the nearest legible.json, in this folder or above it.",
    parse: .path)
  static let formats = Option(
    "format", value: "FORMATS",
    help: "The report's formats, comma-separated. Default: text; with --out html.",
    parse: ValueParser<ReportFormat>.choice.list)
  static let folder = Option(
    "out", value: "DIR",
    help: "Write the report into files of this folder, and print it as text beside.",
    parse: .path)
  static let rules = RepeatedOption(
    "only", value: "RULES", help: "Report only these rules, comma-separated.",
    parse: ValueParser.choice(Rule.auditRules.map(\.id.rawValue)).list)
  static let languages = RepeatedOption(
    "locale", value: "TAGS", help: "Audit only these languages, comma-separated.",
    parse: ValueParser<String>.text.list)
  static let devices = RepeatedOption(
    "device", value: "NAMES", help: "Audit only these devices, comma-separated.",
    parse: ValueParser<String>.text.list)
  static let categories = RepeatedOption(
    "category", value: "NAMES", help: "Audit only these size categories, comma-separated.",
    parse: ValueParser<SizeCategory>.category.list)
  static let policy = Option(
    "policy", value: "POLICY",
    help: "What counts as large text. Default: what the configuration says.",
    parse: ValueParser<LargeTextPolicy>.choice)
  static let inferred = Flag(
    "inferred", help: "List findings in guessed places, as notes; without it they are counted.")
  static let noSources = Flag(
    "no-sources", help: "Do not read the app's sources; places are then guessed from keys.")
  static let workers = Option(
    "workers", value: "N", help: "How many tasks share the work. Default: one for each processor.",
    parse: .integer(from: 1, through: 64))

  static let signature = CommandSignature(
    "audit", summary: "Checks every string, size, device and colour pair.",
    discussion: [
      "Findings are grouped: one cause is one finding, with the range of contexts it touches. "
        + "A verdict within the doubt about stand-in fonts or unpublished figures is reported as "
        + "cannot tell: a note, of colours a warning.",
      "Where texts are shown is what the configuration says, then what the file \"uses\" says, or without one "
        + "what the Swift files below the configuration's folder say, then a guess.",
      "Without --format and --out the configuration's \"report\" says where reports go.",
    ],
    parameters: [
      configuration, formats, folder, rules, languages, devices, categories, policy, inferred,
      noSources, workers, FailThreshold.option,
    ],
    examples: [
      "App", "legible.json", "legible.json --format html,json --out report",
      "--locale de --device 'iPhone SE 3' --category AX3 --only truncation",
    ])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitStatus {
    if arguments[folder] == nil, let formats = arguments[formats], formats.count > 1 {
      throw ArgumentError(
        "several formats need a folder", hint: "Add --out DIR: each format is a file there.")
    }
    let input = try AuditInput(arguments[configuration], console)
    var settings = input.settings
    narrow(&settings, arguments)
    let output = try output(settings, arguments)
    let start = ContinuousClock.now
    let places = arguments[noSources] ? nil : try input.places()
    let audit = try Audit(settings, reader: console.files, places: places)
    var report = try await run(audit, workers: arguments[workers], console)
    report.coverage.projectRemark = input.traits.phrase
    report.add(input.findings)
    report.coverage.sourcesRemark = arguments[noSources] ? nil : input.remark
    let seconds = ContinuousClock.now - start
    let only = arguments[rules].flatMap(\.self).map { Rule.ID(rawValue: $0) }
    if !only.isEmpty {
      report.rules.removeAll { !only.contains($0) }
      report.findings.removeAll { !only.contains($0.finding.rule) }
    }

    try deliver(report, output, arguments, console)
    console.writeError("measured in \(seconds.inSeconds) s\n")
    guard !report.coverage.isEmpty else {
      throw LegibleError(
        rule: .nothingMeasured, "the audit measured nothing",
        hint: "Name string catalogs under \"strings\", colour pairs under \"contrast\", or both.",
        at: SourceLocation(path: settings.path))
    }
    let threshold = arguments[FailThreshold.option] ?? FailThreshold(settings.failOn)
    return threshold.status(for: report.findings.map(\.finding))
  }

  /// Runs an audit, with a line on a terminal that says how far it has come.
  private static func run(
    _ audit: Audit, workers: Int?, _ console: Console
  ) async throws -> AuditReport {
    guard Terminal.isColorful(.error) else { return try await audit.run(workers: workers) }
    let start = ContinuousClock.now
    var line = ProgressLine(width: console.errorWidth)
    defer { console.writeError(line.removal) }
    return try await audit.run(workers: workers) { progress in
      console.writeError(line.text(showing: progress.phrase, after: ContinuousClock.now - start))
    }
  }

  private static func narrow(_ settings: inout AuditConfiguration, _ arguments: Arguments) {
    func located(_ option: RepeatedOption<[String]>) -> [Located<String>]? {
      let lists = arguments[option]
      return lists.isEmpty
        ? nil : lists.flatMap(\.self).map { Located($0, at: .argument(option.declaration.label)) }
    }
    settings.languages = located(languages) ?? settings.languages
    settings.devices = located(devices) ?? settings.devices
    settings.policy = arguments[policy] ?? settings.policy
    settings.listsInferred = arguments[inferred] || settings.listsInferred
    let categories = arguments[categories].flatMap(\.self)
    if !categories.isEmpty { settings.categories = categories.sorted() }
  }

  /// The folder and the formats of the report; `nil` when it is printed.
  ///
  /// - Throws: ``LegibleError`` when the configuration names a folder outside of its own.
  private static func output(
    _ settings: AuditConfiguration, _ arguments: Arguments
  ) throws(LegibleError) -> (folder: String, formats: [ReportFormat])? {
    if let folder = arguments[folder] { return (folder, arguments[formats] ?? [.html]) }
    guard arguments[formats] == nil, let report = settings.report else { return nil }
    let directory = report.directory
    guard try OutputFolder.isInside(directory.value, of: settings.path(of: ".")) else {
      throw LegibleError(
        rule: .configuration,
        "the report's folder \"\(directory.value)\" lies outside of the configuration's folder",
        hint: "Name a folder below it, or give this one with --out.", at: directory.location)
    }
    return (settings.path(of: directory.value), report.formats)
  }

  /// Prints the report in the formats asked for; or as text, and in these formats into files.
  private static func deliver(
    _ report: AuditReport, _ output: (folder: String, formats: [ReportFormat])?,
    _ arguments: Arguments, _ console: Console
  ) throws {
    guard let (folder, formats) = output else {
      let format = arguments[formats]?.first ?? .text
      let text = format.render(report, wording: \.commandLine)
      console.write(format == .text ? ReportPainter.paint(text, console.palette) : text)
      return
    }
    let text = ReportFormat.text.render(report, wording: \.commandLine)
    console.write(ReportPainter.paint(text, console.palette))
    try OutputFolder(folder).write(
      formats.map {
        OutputFiles.File(
          $0.fileName, bytes: Array($0.render(report, wording: \.commandLine).utf8))
      })
    for format in formats { console.note(wrote: "\(folder)/\(format.fileName)") }
  }
}

extension FailThreshold {
  fileprivate init(_ severity: Severity?) {
    self = severity.flatMap { FailThreshold(rawValue: $0.rawValue) } ?? .never
  }
}

extension Swift.Duration {
  /// Seconds with two decimals.
  fileprivate var inSeconds: String {
    let hundredths = components.seconds * 100 + components.attoseconds / 10_000_000_000_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
