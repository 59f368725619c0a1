import LegibleCore

/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// A file may be one long line, and each of its values may be asked for its place: marks every
/// 256 bytes keep that from taking the square of the file's size.
struct LineTable {
  private let starts: [UInt32]
  /// The UTF-16 code units before each multiple of ``interval``; empty when all lines are short.
  private let marks: [UInt32]

  private static let interval = 256

  /// Takes the offsets at which lines begin.
  ///
  /// - Complexity: O(*lines*), O(*n*) when a line is longer than the interval.
  init(starts: [UInt32], bytes: [UInt8]) {
    self.starts = starts
    var hasLongLine = Int(starts.last ?? 0) + Self.interval < bytes.count
    for (start, end) in zip(starts, starts.dropFirst()) where end - start > Self.interval {
      hasLongLine = true
    }
    marks = hasLongLine ? Self.marks(of: bytes) : []
  }

  /// Finds the lines of a text; LF, CR LF and CR end them.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if isEnd { starts.append(UInt32(offset + 1)) }
    }
    self.init(starts: starts, bytes: bytes)
  }

  /// The line and the column of an offset, each from 1.
  ///
  /// - Complexity: O(log *lines*).
  func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(starts[low])
    let isMarked = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) && offset >= 3
    let units = units(before: offset, from: start, in: bytes)
    return (low + 1, units - (isMarked ? 1 : 0) + 1)
  }

  private func units(before offset: Int, from start: Int, in bytes: [UInt8]) -> Int {
    let (first, last) = (start / Self.interval + 1, offset / Self.interval)
    guard !marks.isEmpty, first < last else { return Self.units(in: bytes[start..<offset]) }
    return Self.units(in: bytes[start..<first * Self.interval])
      + Int(marks[last] - marks[first])
      + Self.units(in: bytes[last * Self.interval..<offset])
  }

  private static func marks(of bytes: [UInt8]) -> [UInt32] {
    var marks: [UInt32] = [0]
    marks.reserveCapacity(bytes.count / interval + 1)
    var total = 0
    for start in stride(from: 0, to: bytes.count - interval + 1, by: interval) {
      total += units(in: bytes[start..<start + interval])
      marks.append(UInt32(total))
    }
    return marks
  }

  /// UTF-16 takes two units for what UTF-8 writes in four bytes, else one.
  private static func units(in bytes: ArraySlice<UInt8>) -> Int {
    var units = 0
    for byte in bytes where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return units
  }
}

extension SourceLocation {
  /// The location of a byte range.
  init(path: String, range: Range<Int>, in bytes: [UInt8], lines: LineTable) {
    let start = lines.place(of: range.lowerBound, in: bytes)
    let end = lines.place(of: range.upperBound, in: bytes)
    self.init(
      path: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
