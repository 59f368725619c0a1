import LegibleTestSupport
import Testing

@testable import LegibleCore

/// Paths between bytes and text.
@Suite struct PathBytesTests {
  /// Each row: bytes, and how they are shown; `nil` where the text is their UTF-8.
  @Test(
    arguments: [
      (Array("a/é😀".utf8), nil), ([], nil), (Array("\u{10FF7F}\u{FFFD}\\xFF".utf8), nil),
      ([0x61, 0xFF], #"a\xFF"#), ([0xC3, 0xA9, 0xC3], #"é\xC3"#),
      ([0xF0, 0x9F, 0x98], #"\xF0\x9F\x98"#), ([0xF0, 0x9F, 0x2F], #"\xF0\x9F/"#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0x80, 0x61], #"\x80a"#),
      ([0xC0, 0xAF], #"\xC0\xAF"#), ([0xF4, 0x90, 0x80, 0x80], #"\xF4\x90\x80\x80"#),
      // A name may have the code points that stand for bytes.
      (Array("\u{10FFFF}x".utf8), #"\xF4\x8F\xBF\xBFx"#),
      (Array("\u{10FF80}".utf8) + [0xFF], #"\xF4\x8F\xBE\x80\xFF"#),
    ] as [([UInt8], String?)])
  func losesNothing(bytes: [UInt8], shown: String?) {
    let text = String(pathBytes: bytes)
    #expect(text.pathBytes == bytes)
    #expect(text.hasRawBytes == (shown != nil))
    #expect(text.spellingOutRawBytes.bytes == shown?.bytes ?? bytes)
    #expect(text.escapingControls.bytes == text.spellingOutRawBytes.bytes)
    let back = unsafe text.withPath { unsafe String(path: $0) }
    #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
  }

  /// Bytes of all sorts, more of them those that begin, go on with or break a character.
  @Test func anyBytesComeBack() {
    var random = SplitMix(state: 9)
    let rich: [UInt8] = [0x2F, 0x61, 0x80, 0xBF, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0x8F, 0xBE, 0xFF]
    var seen: [String: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Bool.random(using: &random)
          ? rich.randomElement(using: &random) ?? 0 : UInt8.random(in: 1...255, using: &random)
      }
      let text = String(pathBytes: bytes)
      #expect(text.pathBytes == bytes)
      if let plain = String(validating: bytes, as: UTF8.self) {
        #expect(text.textOfPath.map { Array($0.utf8) } == bytes)
        #expect(plain.hasRawBytes || text.utf8.elementsEqual(bytes))
      } else {
        #expect(text.textOfPath == nil && text.hasRawBytes)
      }
      let key = text.unicodeScalars.map(\.codePoint).joined(separator: " ")
      #expect(seen.updateValue(bytes, forKey: key) ?? bytes == bytes)
    }
  }

  @Test func canBeTyped() {
    let name = String(pathBytes: Array("it's\\".utf8) + [0xFF])
    #expect(name.shellWord.escapingControls == #"$'it\'s\\\xFF'"#)
    #expect("plain.json".shellWord == "plain.json")
  }
}
