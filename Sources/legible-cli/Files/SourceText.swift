/// The bytes of a file with the places where its lines begin.
struct SourceText {
  /// The whole file.
  let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines; LF, CR LF and CR end them.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if isEnd { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The text of a line, counted from 1, without its end and without a byte order mark.
  func line(_ number: Int) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let end = number < starts.count ? starts[number] : bytes.count
    var line = bytes[starts[number - 1]..<end]
    if number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
