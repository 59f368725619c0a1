#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
public import Testing

/// A command line whose output is compared with the recorded one.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the output is recorded and the test fails, so that
/// nobody takes a recording run for a test run.
public struct CommandCase: Sendable, CustomTestStringConvertible {
  private let name: String
  private let words: [String]
  private let input: String
  private let environment: [String: String]
  private let files: [String: String]?

  /// Describes a case.
  ///
  /// - Parameters:
  ///   - name: The name of the file in `Snapshots`, without `.txt`.
  ///   - words: The arguments.
  ///   - input: What standard input delivers.
  ///   - environment: Variables that are set.
  ///   - files: The files of a fresh folder that the command runs in; without them it runs in the
  ///     package's folder.
  public init(
    _ name: String, _ words: [String], input: String = "", environment: [String: String] = [:],
    files: [String: String]? = nil
  ) {
    self.name = name
    self.words = words
    self.input = input
    self.environment = environment
    self.files = files
  }

  /// What the test report calls it.
  public var testDescription: String { name }

  /// Runs the command and compares output, errors and exit status with the snapshot.
  public func expectSnapshot(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let folder = try files.map { try TemporaryFolder($0) }
    let run = try withExtendedLifetime(folder) {
      try CommandRun(
        words, input: Array(input.utf8), environment: environment,
        in: folder?.path ?? PackageFolder.path)
    }
    let actual = text(of: run)
    let path = "\(PackageFolder.snapshots)/\(name).txt"
    if Snapshots.areRecorded {
      try Data(actual.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded \(name).txt; review it", sourceLocation: sourceLocation)
      return
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      Issue.record(
        "\(name).txt is missing; record it with RECORD_SNAPSHOTS=1", sourceLocation: sourceLocation)
      return
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard actual.bytes != recorded.bytes else { return }
    Issue.record(
      "\(name).txt differs:\n\(LineDiff(from: recorded, to: actual))",
      sourceLocation: sourceLocation)
  }

  private func text(of run: CommandRun) -> String {
    let line = words.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 }
    var text = "$ legible \(line.joined(separator: " "))\n"
    for (title, content) in [("stdout", run.output), ("stderr", run.errors)] where !content.isEmpty
    {
      text += "--- \(title)\n\(content.timeless)"
      if !content.hasSuffix("\n") { text += "⏎ missing\n" }
    }
    return text + "--- exit \(run.status)\n"
  }
}
