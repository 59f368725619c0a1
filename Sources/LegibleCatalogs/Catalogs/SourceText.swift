import LegibleCore

/// A text file as UTF-16 code units, so that columns are what editors count.
struct SourceText {
  let units: [UInt16]
  private let path: String
  private let lineStarts: [Int]

  /// The largest text that is read: 256 MiB.
  static let maximumSize = 1 << 28

  /// Decodes UTF-8, with or without a mark, and UTF-16 of either byte order.
  ///
  /// UTF-16 without a mark is told by the zero byte of its first character, which every catalog
  /// starts with: a quote, a slash, a brace or a letter.
  init(decoding bytes: [UInt8], path: String) throws(LegibleError) {
    self.path = path
    guard bytes.count <= Self.maximumSize else {
      throw LegibleError(
        rule: .fileSize, "the file has \(bytes.count) bytes, more than 256 MiB",
        hint: "Split it into several files.", at: SourceLocation(path: path))
    }
    let failure: Int?
    if bytes.starts(with: [0xFE, 0xFF]) {
      (units, failure) = decodeUTF16(bytes[2...], high: 0)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      (units, failure) = decodeUTF16(bytes[2...], high: 1)
    } else if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 {
      (units, failure) = decodeUTF16(bytes[...], high: 0)
    } else if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 {
      (units, failure) = decodeUTF16(bytes[...], high: 1)
    } else {
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      (units, failure) = decodeUTF8(bytes[(hasMark ? 3 : 0)...])
    }
    lineStarts = findLineStarts(units)
    if let failure {
      throw LegibleError(
        rule: .encoding, "not valid UTF-8 or UTF-16",
        hint: "Save the file as UTF-8.", at: location(of: failure))
    }
  }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(log *lines*).
  func location(of offset: Int, to end: Int? = nil) -> SourceLocation {
    let (line, column) = place(of: offset)
    let last = end.map(place)
    return SourceLocation(
      path: path, line: line, column: column, endLine: last?.line, endColumn: last?.column)
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { place(of: offset).line }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}

/// Gives the code units and, where the bytes are no UTF-8, how many came before that place.
private func decodeUTF8(_ bytes: ArraySlice<UInt8>) -> ([UInt16], failure: Int?) {
  if let text = String(validating: bytes, as: UTF8.self) { return (Array(text.utf16), nil) }
  var units: [UInt16] = []
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
  }
  return (units, units.count)
}

/// Gives the code units and the place of half a surrogate pair or half a unit.
///
/// - Parameter high: Which byte of two is the more significant one.
private func decodeUTF16(
  _ bytes: ArraySlice<UInt8>, high: Int
) -> ([UInt16], failure: Int?) {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  var at = bytes.startIndex
  while at + 1 < bytes.endIndex {
    units.append(UInt16(bytes[at + high]) << 8 | UInt16(bytes[at + 1 - high]))
    at += 2
  }
  if at < bytes.endIndex { return (units, units.count) }
  return (units, firstLoneSurrogate(in: units[...]))
}

/// The offset of a surrogate that has no partner.
func firstLoneSurrogate(in units: ArraySlice<UInt16>) -> Int? {
  var at = units.startIndex
  while at < units.endIndex {
    if UTF16.isTrailSurrogate(units[at]) { return at }
    if UTF16.isLeadSurrogate(units[at]) {
      guard at + 1 < units.endIndex, UTF16.isTrailSurrogate(units[at + 1]) else { return at }
      at += 1
    }
    at += 1
  }
  return nil
}

private func findLineStarts(_ units: [UInt16]) -> [Int] {
  var starts = [0]
  for at in units.indices {
    let isBreak =
      units[at] == 0x0A || units[at] == 0x0D && (at + 1 == units.count || units[at + 1] != 0x0A)
    if isBreak { starts.append(at + 1) }
  }
  return starts
}
