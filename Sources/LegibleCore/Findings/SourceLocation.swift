/// A place in an input: what every finding and error points at.
///
/// Lines and columns count from 1; columns count UTF-16 code units, as SARIF and editors do.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// What the place is in.
  public let source: Source
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-16 code units, from 1.
  public var column: Int
  /// The line on which the marked range ends, when it is known.
  public var endLine: Int?
  /// The column just past the marked range, when it is known.
  public var endColumn: Int?

  /// What has places.
  public enum Source: Hashable, Sendable, Comparable {
    /// Nothing that could be shown: the value was made in code.
    case code
    /// A text that was passed to a function or on a command line, by the parameter's name.
    case argument(String)
    /// A file, by its path as the user gave it; see ``FileReader`` for names that are not UTF-8.
    case file(String)
  }

  /// Creates a location in a file; the whole file is line 1, column 1.
  public init(
    path: String, line: Int = 1, column: Int = 1, endLine: Int? = nil, endColumn: Int? = nil
  ) {
    source = .file(path)
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  private init(_ source: Source) {
    self.source = source
    line = 1
    column = 1
  }

  /// The beginning of a text that was passed in, by the name of the parameter.
  public static func argument(_ name: String) -> Self { Self(.argument(name)) }

  /// Of what stands in no file, such as the values of a configuration made in code.
  public static let unspecified = Self(.code)

  /// What stands for a path where a file was read from standard input.
  package static let standardInputPath = "<stdin>"

  /// The path of the file; empty in all that is none.
  public var path: String {
    if case .file(let path) = source { path } else { "" }
  }

  /// The path of the file or the name of the parameter; empty of what was made in code.
  package var name: String {
    switch source {
    case .code: ""
    case .argument(let name), .file(let name): name
    }
  }

  /// Orders by what it is in, files by their paths, then by line and column.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.source, lhs.line, lhs.column) < (rhs.source, rhs.line, rhs.column)
  }
}

extension SourceLocation {
  /// What compilers print before a message: `path:line:column: `; nothing of what was made in code.
  package var prefix: String { source == .code ? "" : "\(self): " }
}

extension SourceLocation: CustomStringConvertible {
  /// The form that compilers print: `path:line:column`, with what is not UTF-8 in the path as `\xFF`.
  public var description: String {
    source == .code ? "unspecified" : "\(name.spellingOutRawBytes):\(line):\(column)"
  }
}
