public import LegibleCore
import LegibleJSON

/// A text file that a ``TokenFormat`` reads.
public struct TokenFormatFile: Sendable {
  /// A line without what ends it.
  public struct Line: Sendable {
    /// The text.
    public let text: String
    /// The offsets of its bytes in the file.
    public let range: Range<Int>
  }

  private let source: DocumentSource

  /// Its path.
  public var path: String { source.path }
  /// Its content, which is UTF-8.
  public var bytes: [UInt8] { source.bytes }

  init(_ source: DocumentSource) { self.source = source }

  /// The lines; LF, CR LF and CR end them, and a byte order mark is part of none.
  ///
  /// - Complexity: O(*n*).
  public var lines: [Line] {
    var lines: [Line] = []
    let bytes = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      lines.append(
        Line(text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end))
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }

  /// The place of some of its bytes, for an error.
  ///
  /// - Complexity: O(*n*).
  public func location(of range: Range<Int>) -> SourceLocation { source.location(of: range) }
}
