#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A test file of the Unicode Character Database, as the package unicode-data installs it.
enum UnicodeData: String {
  case lineBreak = "auxiliary/LineBreakTest.txt"
  case graphemeBreak = "auxiliary/GraphemeBreakTest.txt"
  case bidi = "BidiTest.txt"
  case bidiCharacter = "BidiCharacterTest.txt"

  var path: String { "/usr/share/unicode/\(rawValue)" }

  /// Other systems have no package that puts the files there.
  var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// The rows with their comments cut off, without empty ones.
  func rows() throws -> [ArraySlice<UInt8>] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      .split(separator: UInt8(ascii: "\n"))
      .compactMap { row in
        let end = row.firstIndex(of: UInt8(ascii: "#")) ?? row.endIndex
        let row = row[..<end]
        return row.allSatisfy { $0 <= 0x20 } ? nil : row
      }
  }
}

extension ArraySlice<UInt8> {
  /// The parts between separators.
  func fields(_ separator: Unicode.Scalar = " ") -> [String] {
    let separator = UInt8(ascii: separator)
    return split { $0 == separator || $0 == 0x09 || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A text and where it breaks, from a row such as `÷ 0061 × 0308 ÷`.
struct BreakRow {
  let row: String
  private(set) var text = ""
  /// UTF-16 offsets, the start of the text left out.
  private(set) var ends: [Int] = []

  init?(_ row: ArraySlice<UInt8>) {
    let words = row.fields()
    self.row = words.joined(separator: " ")
    for word in words.dropFirst() {
      if word == "÷" {
        ends.append(text.utf16.count)
      } else if word != "×" {
        guard let scalar = Unicode.Scalar(hexadecimal: word) else { return nil }
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  init?(hexadecimal text: String) {
    guard let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    self = scalar
  }
}
