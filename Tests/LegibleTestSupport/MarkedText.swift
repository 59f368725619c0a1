public import LegibleCore

/// A text in which `▸` stands before each character that is meant, or at the end.
public struct MarkedText: Sendable {
  /// The text without the marks.
  public let text: String
  /// Where the marks stood, in the order of the text; two at one position count as two.
  public let positions: [Position]

  /// A line and a UTF-16 column, both from 1, as findings have them.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    private var line = 1
    private var column = 1

    fileprivate init() {}

    /// Where a location starts.
    public init(_ location: SourceLocation) {
      line = location.line
      column = location.column
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    /// Steps over a character; a byte order mark at the start of a text has no column.
    fileprivate mutating func pass(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) {
      switch scalar {
      case "\n" where last == "\r", "\u{FEFF}" where last == nil: break
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += UTF16.width(scalar)
      }
    }
  }

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var positions: [Position] = []
    var position = Position()
    for scalar in marked.unicodeScalars {
      if scalar == "▸" {
        positions.append(position)
      } else {
        position.pass(scalar, after: text.last)
        text.append(scalar)
      }
    }
    self.text = String(text)
    self.positions = positions
  }
}

extension Finding {
  /// Where it starts.
  public var position: MarkedText.Position { MarkedText.Position(location) }
}
