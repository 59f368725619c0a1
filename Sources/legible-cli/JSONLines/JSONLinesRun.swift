import LegibleArguments
import LegibleJSON
import LegibleKit
/// Answers each line of standard input with a line of standard output, in the same order.
///
/// Empty lines are skipped. A row that cannot be answered gives `{"id":...,"error":"..."}`.
/// Answers leave the program before it waits for more input.
struct JSONLinesRun {
  /// The names that a row may have beside `id`.
  let fields: [String]
  /// Names that other tools have for them, for hints.
  var synonyms: [String: String] = [:]
  /// Options of the command that hold for all rows, by what a field would be called.
  var options: [String: any Parameter] = [:]

  /// The longest line that is read: 64 MiB.
  static let maximumLine = 64 << 20

  /// Answers all rows.
  ///
  /// - Parameter answer: Gives the fields of a row's answer, or throws what is wrong with the row.
  /// - Returns: ``ExitStatus/findings`` when a row could not be answered.
  func answerAll(
    _ console: Console, _ answer: (Row) throws -> [JSONValue.Member]
  ) throws(LegibleError) -> ExitStatus {
    var reader = LineReader(.input, limit: Self.maximumLine)
    var number = 0
    var status = ExitStatus.success
    while !console.output.isClosed, let line = try next(&reader, console) {
      number += 1
      switch line {
      case .tooLong:
        status = .findings
        console.print(reply(id: "null", error: "the line is longer than 64 MiB"))
      case .bytes(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        console.print(reply(to: bytes, number: number, &status, answer))
      }
    }
    return status
  }

  private func next(
    _ reader: inout LineReader, _ console: Console
  ) throws(LegibleError) -> LineReader.Line? {
    do {
      return try reader.next { console.output.flush() }
    } catch {
      throw .file("-", "cannot be read: \(error)", hint: nil)
    }
  }

  private func reply(
    to bytes: [UInt8], number: Int, _ status: inout ExitStatus,
    _ answer: (Row) throws -> [JSONValue.Member]
  ) -> String {
    let line = "line \(number)"
    var id: String?
    do {
      let document = try JSONDocument(parsing: bytes, path: line)
      id = try identifier(of: document.root)
      if let key = document.duplicateKeys.first {
        throw RowError("the field \(key.source) occurs twice")
      }
      let row = try Row(
        document.root, fields: ["id"] + fields, synonyms: synonyms, options: options)
      return reply(id: id, try answer(row))
    } catch {
      status = .findings
      return reply(id: id ?? "null", error: message(of: error, in: line))
    }
  }

  /// The source of the row's `id`, so that a long number comes back as it was written; what would cut
  /// the answer for readers of lines is escaped.
  private func identifier(of node: JSONNode) throws(RowError) -> String? {
    guard let id = node["id"] else { return nil }
    guard id.kind == .string || id.kind == .number || id.kind == .null else {
      throw RowError("\"id\" must be a string or a number, not \(id.kind.phrase)")
    }
    return id.source.unicodeScalars.contains(where: \.needsEscapeInLines)
      ? JSONValue(id).line : id.source
  }

  private func message(of error: any Error, in line: String) -> String {
    switch error {
    case let error as RowError: error.message
    case let error as LegibleError:
      error.findings.map { message(of: $0, in: line) }.joined(separator: "; ")
    default: "\(error)"
    }
  }

  /// The message and the hint, with the place in the line, the field or the file that it is about.
  private func message(of finding: Finding, in line: String) -> String {
    let location = finding.location
    let advice = finding.advice.map { ". \($0)" } ?? ""
    if location.source == .code { return finding.message + advice }
    let hasColumn = location.path == line || location.column > 1
    let column = hasColumn ? ", column \(location.column)" : ""
    return "\(location.name)\(column): \(finding.message)\(advice)"
  }

  private func reply(id: String, error: String) -> String {
    reply(id: id, [JSONValue.Member("error", .naming(error))])
  }

  private func reply(id: String?, _ members: [JSONValue.Member]) -> String {
    let object = JSONValue.object(members).line
    guard let id else { return object }
    return "{\"id\":\(id)\(members.isEmpty ? "" : ",")\(object.dropFirst())"
  }
}

extension Unicode.Scalar {
  /// Whether it is a control or ends a line.
  fileprivate var needsEscapeInLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
