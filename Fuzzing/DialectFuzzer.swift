import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTokens

/// Some files of a folder `in`: each begins with a line `--- NAME`, a lone one may do without.
private struct InputFiles: FileReader {
  private(set) var contents: [String: [UInt8]] = [:]
  /// What is asked for first: the only file, or the folder.
  private(set) var entry = "tokens.json"

  init(splitting bytes: [UInt8]) {
    let mark = Array("--- ".utf8)
    guard bytes.starts(with: mark) else {
      contents[entry] = bytes
      return
    }
    entry = "in"
    var name = ""
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        let path = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        name = isInside(path) ? "in/" + path : name
        contents[name] = []
      } else {
        contents[name]? += line + [UInt8(ascii: "\n")]
      }
    }
  }

  init(_ files: [ConvertedTokens.File]) {
    for file in files {
      precondition(isInside(file.name), "a file outside of the folder: \(file.name)")
      precondition(contents.updateValue(file.bytes, forKey: file.name) == nil, "a file twice")
    }
    entry = files.first?.name ?? ""
  }

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    throw LegibleError(rule: .file, "no such file", at: SourceLocation(path: path))
  }

  func files(under directory: String) throws(LegibleError) -> [String] {
    let start = directory + "/"
    let paths = contents.keys.filter { $0.hasPrefix(start) }
    let names = paths.map { String($0.dropFirst(start.count)) }
    if names.isEmpty {
      throw LegibleError(rule: .file, "no such folder", at: SourceLocation(path: directory))
    }
    return names.sorted()
  }
}

/// Whether a path stays in its folder.
private func isInside(_ path: String) -> Bool {
  path.split(separator: "/", omittingEmptySubsequences: false)
    .allSatisfy { !["", ".", ".."].contains($0) }
}

/// Reads any bytes as tokens of another dialect and migrates them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = InputFiles(splitting: unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  for finding in TokenChecker(reader: input).check([input.entry]).findings {
    precondition(finding.location.line > 0 && finding.count > 0)
  }
  guard let migration = try? TokenMigration(of: input.entry, reader: input) else { return 0 }
  let output = InputFiles(migration.files)
  let errors = migration.findings.filter { $0.severity == .error }
  if errors.isEmpty {
    let result = TokenChecker(reader: output).check([output.entry])
    precondition(result.errors == 0, "a sound migration fails its check: \(result.findings)")
  }
  checkRepetition(of: migration, output)
  if errors.isEmpty, migration.dialect != .earlierDTCG { compareValues(input, output) }
  return 0
}

/// What was migrated stays as it is when it is migrated again.
private func checkRepetition(of migration: TokenMigration, _ output: InputFiles) {
  guard let again = try? TokenMigration(of: output.entry, reader: output) else {
    preconditionFailure("what was migrated cannot be read")
  }
  // A file alone loses the folders before its name.
  for (number, file) in again.files.enumerated() {
    let name = number == 0 ? output.entry : file.name
    precondition(
      output.contents[name] == file.bytes, "\(name) changes when it is migrated again")
  }
}

/// A token has the value that it had before, in the context that holds without a choice.
private func compareValues(_ input: InputFiles, _ output: InputFiles) {
  guard let before = try? TokenResolver(contentsOf: input.entry, reader: input).resolve(),
    let after = try? TokenResolver(contentsOf: output.entry, reader: output).resolve()
  else { return }
  for token in before.tokens {
    precondition(
      after[token.path]?.value == token.value, "\(token.path) has another value than before")
  }
}
