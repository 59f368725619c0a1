/// Splits what a descriptor delivers into lines, as they come.
struct LineReader {
  private let descriptor: Descriptor
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// A line without its line feed, or the news that it was too long to keep.
  enum Line {
    case bytes([UInt8])
    case tooLong
  }

  /// Creates a reader.
  ///
  /// - Parameter limit: The most bytes of a line.
  init(_ descriptor: Descriptor, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line, `nil` at the end; a last line without a line feed counts.
  ///
  /// - Parameter beforeReading: Called each time before the reader may have to wait.
  mutating func next(beforeReading: () -> Void) throws(SystemError) -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return isTooLong || end - start > limit ? .tooLong : .bytes(Array(buffer[start..<end]))
      }
      if isAtEnd {
        defer { start = buffer.count }
        if isTooLong { return .tooLong }
        return start < buffer.count ? .bytes(Array(buffer[start...])) : nil
      }
      buffer.removeSubrange(..<start)
      start = 0
      if buffer.count > limit {
        isTooLong = true
        buffer.removeAll()
      }
      searched = buffer.count
      beforeReading()
      isAtEnd = try descriptor.read(1 << 16, into: &buffer) == 0
    }
  }
}
