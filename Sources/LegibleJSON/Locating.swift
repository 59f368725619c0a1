import LegibleCore

/// Turns a byte offset into a line and a column.
///
/// - Parameter lineStarts: The offsets at which lines begin; `nil` to count them.
func location(
  of offset: Int, in bytes: [UInt8], path: String, lineStarts: [UInt32]?
) -> SourceLocation {
  let line: Int
  let start: Int
  if let lineStarts {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    (line, start) = (low + 1, Int(lineStarts[low]))
  } else {
    var count = 1
    var lineStart = 0
    var at = 0
    while at < offset {
      if bytes[at] == 0x0A || (bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] != 0x0A) {
        count += 1
        lineStart = at + 1
      }
      at += 1
    }
    (line, start) = (count, lineStart)
  }
  let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  let before = bytes[min(start + (hasMark ? 3 : 0), offset)..<offset]
  return SourceLocation(
    path: path, line: line, column: 1 + String(decoding: before, as: UTF8.self).utf16.count)
}
