public import LegibleCore

/// Writes tokens in the format of one platform.
///
/// An exporter is a pure function: the same tokens give the same bytes, and nothing is written.
public protocol Exporter: Sendable {
  /// What is written, as a sentence for a list.
  var summary: String { get }

  /// The files for some tokens.
  ///
  /// - Complexity: O(*tokens* · *modes*).
  func export(_ model: ExportModel) -> Export
}

/// What an exporter made.
public struct Export: Hashable, Sendable {
  /// The files.
  public var files: [ExportedFile]
  /// What could not be said in the format, and names that had to change.
  public var findings: [Finding]
}

/// A file to be written below the output folder.
public struct ExportedFile: Hashable, Sendable {
  /// The path relative to the output folder, with `/` between its parts.
  public var path: String
  /// The content.
  public var text: String
}
