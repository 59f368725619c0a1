/// The lines of a dictionary, to find those that say something of some words.
///
/// libhyphen takes a second to take in all patterns of German, and the words of an interface need a
/// few of them.
struct PatternFile: Sendable {
  /// What the first line names.
  let characterSet: String
  private let bytes: [UInt8]
  /// The lines that matter to all words, in their order: directives and starts of levels.
  private var common: [Int32] = []
  /// Where each line starts; one more than lines.
  private var starts: [Int32] = []
  /// The last line with patterns of the same letters, by their hash; each line leads to one before it.
  private var last: [UInt64: Int32] = [:]
  private var before: [OptionalIndex<Int32>] = []
  /// A line for each start of patterns, by the hash of its letters: libhyphen hides what ends at a letter
  /// where a longer pattern may go on.
  private var starting: [UInt64: Int32] = [:]

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    var lines: [Range<Int>] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lines.append(start..<end)
      starts.append(Int32(start))
      start = end + 1
    }
    starts.append(Int32(start))
    characterSet = String(
      decoding: lines.first.map { bytes[$0].prefix { $0 > 0x20 } } ?? [], as: UTF8.self)
    before = Array(repeating: nil, count: lines.count)
    let lastLevel = lines.lastIndex { bytes[$0].starts(with: Self.nextLevel) } ?? 0
    for (number, line) in lines.enumerated().dropFirst() {
      take(bytes[line], Int32(number), isLastLevel: number > lastLevel)
    }
  }

  private static let nextLevel = Array("NEXTLEVEL".utf8)
  private static let directives =
    ["LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUND", "NOHYPHEN"]
    .map { Array($0.utf8) } + [nextLevel]

  /// libhyphen reads lines in pieces of 99 bytes.
  private static let longestLine = 98

  private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int32, isLastLevel: Bool) {
    guard let first = line.first, first > 0x20, first != UInt8(ascii: "%"),
      first != UInt8(ascii: "#"), line.count <= Self.longestLine
    else { return }
    if Self.directives.contains(where: line.starts) {
      common.append(number)
      return
    }
    let slash = line.firstIndex(of: UInt8(ascii: "/"))
    // In the levels before the last one libhyphen (2.8.8) fails at changed spellings.
    if let slash, !isLastLevel || !Self.isChange(line[(slash + 1)...], of: line[..<slash]) {
      return
    }
    let letters = line[..<(slash ?? line.endIndex)]
      .prefix { $0 > 0x20 }.filter { !Self.isDigit($0) }
    guard !letters.isEmpty, !line.contains(UInt8(ascii: "^")) else {
      common.append(number)
      return
    }
    var key = Self.basis
    for letter in letters {
      key = Self.mix(key, letter)
      if starting[key] == nil { starting[key] = number }
    }
    if let known = last[key] { before[Int(number)] = OptionalIndex(Int(known)) }
    last[key] = number
  }

  /// Whether a byte of a pattern is a weight.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a changed spelling is one: `ff=f,1,2`, with a position in the pattern and a number of letters.
  ///
  /// Without the two, libhyphen takes a pattern for longer than it is.
  private static func isChange(
    _ change: ArraySlice<UInt8>, of pattern: ArraySlice<UInt8>
  ) -> Bool {
    let parts = change.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0.prefix { $0 > 0x20 }, as: UTF8.self) }
    guard parts.count == 3,
      parts[0].utf8.filter({ $0 == UInt8(ascii: "=") }).count == 1
    else { return false }
    let length = pattern.count { !isDigit($0) }
    guard let position = Int(parts[1]), let count = Int(parts[2]) else { return false }
    return position >= 1 && count >= 0 && position <= length && count <= length + 1 - position
  }

  // MARK: Words

  /// A dictionary of the patterns that may say something of some words.
  ///
  /// - Parameter words: In lower case and the file's character set.
  /// - Complexity: O(*letters* · *longest pattern*), and the lines that are taken.
  func dictionary(for words: [[UInt8]]) -> [UInt8] {
    var numbers = Set(common)
    /// Takes the lines whose letters, or first letters, are found in a word.
    func take(_ key: UInt64) -> Bool {
      guard let start = starting[key] else { return false }
      numbers.insert(start)
      var next = last[key]
      while let number = next {
        numbers.insert(number)
        next = before[Int(number)].value.map { Int32($0) }
      }
      return true
    }
    let dot = UInt8(ascii: ".")
    for word in words {
      for start in word.indices {
        // Any part of a word may be a word of its own to the next level.
        for basis in [Self.basis, Self.mix(Self.basis, dot)] {
          var key = basis
          for letter in word[start...] {
            key = Self.mix(key, letter)
            guard take(key) else { break }
            _ = take(Self.mix(key, dot))
          }
        }
      }
    }
    var text = Array(characterSet.utf8)
    text.append(UInt8(ascii: "\n"))
    for number in numbers.sorted() {
      text += bytes[Int(starts[Int(number)])..<min(Int(starts[Int(number) + 1]), bytes.count)]
    }
    if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    return text
  }

  // FNV-1a, 64 bits; patterns that happen to have the same number are taken as well.
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
