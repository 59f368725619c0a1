import LegibleText
import Testing

/// The bidi tests of Unicode through the public API.
struct BidiConformanceTests {
  @Test(.enabled(if: UnicodeData.bidi.isInstalled))
  func classesResolveAsUnicodeSays() throws {
    let directions: [ParagraphDirection] = [.auto, .ltr, .rtl]  // bits 0, 1 and 2 of a row
    var expected: [UInt8?] = []
    var count = 0
    var misses: [String] = []
    for row in try UnicodeData.bidi.rows() {
      if row.first == UInt8(ascii: "@") {
        let words = row.fields()
        if words[0] == "@Levels:" { expected = words.dropFirst().map { UInt8($0) } }
        continue
      }
      let parts = row.split(separator: UInt8(ascii: ";"))
      let scalars = try parts[0].fields().map { try #require(Self.representatives[$0]) }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let mask = try #require(Int(parts[1].fields()[0], radix: 16))
      for (bit, direction) in directions.enumerated() where mask & (1 << bit) != 0 {
        count += 1
        let levels = try TextAnalysis.bidiLevels(of: text, direction: direction).levels
        if !matches(levels, expected) {
          misses.append("\(parts[0].fields()) \(direction)")
        }
      }
    }
    #expect(count > 700_000)
    #expect(misses.prefix(20) == [])
  }

  @Test(.enabled(if: UnicodeData.bidiCharacter.isInstalled))
  func charactersResolveAsUnicodeSays() throws {
    var count = 0
    var misses: Set<String> = []
    for row in try UnicodeData.bidiCharacter.rows() {
      let fields = row.fields(";")
      count += 1
      let text = try fields[0].split(separator: " ").reduce(into: "") { text, word in
        text.unicodeScalars.append(try #require(Unicode.Scalar(hexadecimal: String(word))))
      }
      let direction = try #require(Self.directions[fields[1]])
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      // Levels stand at scalars in the file and at code units in the answer.
      let bidi = try TextAnalysis.bidiLevels(of: text, direction: direction)
      let starts = text.unicodeScalars.indices.map { $0.utf16Offset(in: text) }
      if "\(bidi.base)" != fields[2] || !matches(starts.map { bidi.levels[$0] }, expected) {
        misses.insert("\(fields[0]);\(fields[1])")
      }
    }
    #expect(count > 91_000)
    #expect(misses == KnownBidiMisses.rows)
  }

  /// `x` in the file stands for a character that rule X9 removes: it has no level.
  ///
  /// ICU leaves a text that runs in one direction on one level, whatever embeddings it has: nothing is
  /// reordered on any of the levels that the file names.
  private func matches(_ levels: [UInt8], _ expected: [UInt8?]) -> Bool {
    guard levels.count == expected.count else { return false }
    let directions = Set(expected.compactMap { $0.map { $0 & 1 } })
    return zip(levels, expected).allSatisfy { level, expected in
      guard let expected else { return true }
      return level == expected || (directions.count == 1 && level & 1 == expected & 1)
    }
  }

  private static let directions: [String: ParagraphDirection] = [
    "0": .ltr, "1": .rtl, "2": .auto,
  ]

  /// A character of each bidi class.
  private static let representatives: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "-", "ET": "$", "AN": "\u{660}",
    "CS": ",", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "NSM": "\u{300}", "BN": "\u{AD}",
    "LRE": "\u{202A}", "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}
