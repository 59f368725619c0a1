import LegibleArguments
import LegibleJSON
import LegibleKit

/// `legible migrate`: tokens of other dialects as files of DTCG 2025.10.
enum MigrateCommand: Command {
  static let source = Positional(
    "IN",
    help: "A token file or resolver, a folder such as Assets.xcassets, or a pattern of files.",
    parse: .path)
  static let target = Positional(
    "OUT", help: "The folder of the result; a single file may go to a path that ends in .json.",
    parse: .path)
  static let unit = Option(
    "unit", value: "UNIT", help: "What lengths without a unit are. Default: px.",
    parse: ValueParser<TokenValue.Dimension.Unit>.choice)
  static let modifiers = RepeatedOption(
    "modifier", value: "NAME=SET,SET",
    help: "Makes contexts of token sets, or of folders of them, the default first; repeatable.",
    parse: ValueParser<MigrationOptions.Modifier> { word throws(ArgumentError) in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let sets = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
      guard let name = parts.first, !name.isEmpty, sets.count > 1, Set(sets).count == sets.count
      else {
        throw ArgumentError(
          "is not a modifier with two or more sets", hint: "Write brand=acme,zeta.")
      }
      return MigrationOptions.Modifier(name: String(name), contexts: sets)
    })
  static let force = Flag("force", help: "Replace files that are there already.")

  static let signature = CommandSignature(
    "migrate", summary: "Writes tokens of other tools as DTCG 2025.10.",
    discussion: [
      """
      Reads \(TokenDialect.allCases.map(\.name).joined(separator: ", ")). Themes, modes and \
      appearances become a resolver with its token files. What 2025.10 cannot say is reported, and \
      kept under $extensions. Files of 2025.10 stay as they are. All files are written or none.
      """,
      """
      Of two sets, folders or files that define the same tokens, the words light, dark and high \
      contrast in their names make contexts of a modifier; for others --modifier does, or the last \
      one wins and a warning says so. Arithmetic and colour modifiers are computed.
      """,
    ],
    parameters: [source, target, unit, modifiers, force, FailThreshold.option],
    examples: [
      "tokens.json Tokens", "Assets.xcassets Tokens", "old.json new.tokens.json --force",
      "brands Tokens --modifier brand=acme,zeta",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let path = arguments[source]
    try refuseRepeated(arguments[modifiers])
    let options = MigrationOptions(
      unit: arguments[unit] ?? .px, modifiers: arguments[modifiers])
    let migration = try TokenMigration(
      of: InputFiles.displayName(of: path), options: options, reader: console.files)
    let out = arguments[target]
    guard out != "-" else {
      throw ArgumentError("OUT cannot be standard output", hint: "Name a folder or a file.")
    }
    var files = migration.files.map { OutputFiles.File($0.name, bytes: $0.bytes) }
    let isFile = out.hasSuffix(".json") || out.hasSuffix(".tokens")
    if isFile, files.count > 1 {
      throw ArgumentError(
        "\(out) is one file, and there are \(files.count)", hint: "Name a folder.")
    }
    if isFile { files[0].path = out }
    let paths = isFile ? [out] : files.map { "\(out)/\($0.path)" }
    if !arguments[force] { try refuse(paths) }
    if isFile, let mark = out.utf8.lastIndex(of: UInt8(ascii: "/")), mark > out.startIndex {
      files[0].path = String(out[out.index(after: mark)...])
      try OutputFolder(String(out[..<mark])).write(files)
    } else if isFile {
      try OutputFiles.write(files)
    } else {
      try OutputFolder(out).write(files)
    }
    console.report(migration.findings)
    for path in paths { console.note(wrote: path) }
    console.print(migration.summary)
    return (arguments[FailThreshold.option] ?? .error).status(for: migration.findings)
  }

  /// Sees that each modifier is asked for once.
  private static func refuseRepeated(
    _ modifiers: [MigrationOptions.Modifier]
  ) throws(ArgumentError) {
    var known: [String: [String]] = [:]
    for modifier in modifiers {
      if let contexts = known.updateValue(modifier.contexts, forKey: modifier.name) {
        var all = contexts
        for context in modifier.contexts where !all.contains(context) { all.append(context) }
        throw ArgumentError(
          "--modifier \(modifier.name) is given twice",
          hint: "Name all of its sets at once: \(modifier.name)=\(all.joined(separator: ",")).")
      }
    }
  }

  /// Sees that nothing is there yet.
  private static func refuse(_ paths: [String]) throws {
    for path in paths where try FileSystem.status(path) != nil {
      throw LegibleError.file(path, "is there already", hint: "Add --force to replace it.")
    }
  }
}

extension TokenMigration {
  fileprivate var summary: String {
    guard let dialect else {
      let errors = findings.count { $0.severity == .error }
      return errors == 0
        ? "DTCG 2025.10 already; nothing was changed"
        : "nothing was changed; \(pluralized(errors, "error")) left to mend"
    }
    let lost = lostCount > 0 ? ", \(lostCount.groupedDescription) not" : ""
    return "\(dialect.name): \(pluralized(tokenCount, "token")) carried over\(lost)"
  }
}
