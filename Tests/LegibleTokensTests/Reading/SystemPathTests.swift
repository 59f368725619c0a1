import LegibleCore
import Testing

@testable import LegibleTokens

/// Names between bytes and text.
@Suite struct SystemPathTests {
  @Test(
    arguments: [
      (Array("a/é😀".utf8), false), ([0x61, 0xFF], true), ([0xC3, 0xA9, 0xC3], true),
      ([0xF0, 0x9F, 0x98], true), ([0xED, 0xA0, 0x80], true), ([0x80], true), ([], false),
      // A name may have the code points that stand for bytes.
      (Array("\u{10FFFF}x".utf8), true),
    ] as [([UInt8], Bool)])
  func losesNothing(bytes: [UInt8], hasRawBytes: Bool) {
    let text = SystemPath.text(of: bytes)
    #expect(SystemPath.bytes(of: text).map(UInt8.init(bitPattern:)) == bytes + [0])
    #expect(text.hasRawBytes == hasRawBytes)
  }
}
