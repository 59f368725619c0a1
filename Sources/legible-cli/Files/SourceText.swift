/// The bytes of a file, and its lines when they are asked for.
struct SourceText {
  /// The whole file.
  let bytes: [UInt8]
  /// Where lines begin; LF, CR LF and CR end them.
  private lazy var starts = Self.starts(bytes)

  /// Takes a file's content.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text of a line, counted from 1, without its end and without a byte order mark.
  ///
  /// - Complexity: O(*n*) for the first line that is asked for.
  mutating func line(_ number: Int) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let end = number < starts.count ? starts[number] : bytes.count
    var line = bytes[starts[number - 1]..<end]
    if number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if isEnd { starts.append(offset + 1) }
    }
    return starts
  }
}
