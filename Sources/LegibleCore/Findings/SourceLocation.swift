/// A place in an input file: what every finding and error points at.
///
/// Lines and columns count from 1; columns count UTF-16 code units, as SARIF and editors do.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The file's path as the user gave it, or a name such as `<stdin>`; see ``FileReader`` for names
  /// that are not UTF-8.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-16 code units, from 1.
  public var column: Int
  /// The line on which the marked range ends, when it is known.
  public var endLine: Int?
  /// The column just past the marked range, when it is known.
  public var endColumn: Int?

  /// Creates a location; a whole file is line 1, column 1.
  public init(
    path: String, line: Int = 1, column: Int = 1, endLine: Int? = nil, endColumn: Int? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// Of what stands in no file, such as the values of a configuration made in code.
  public static let unspecified = SourceLocation(path: "")

  /// Orders by path, then line, then column.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The form that compilers print: `path:line:column`, with what is not UTF-8 in the path as `\xFF`.
  public var description: String { "\(path.spellingOutRawBytes):\(line):\(column)" }
}
