import CLegibleUnicode
import LegibleUnicode

/// Bidi levels by the Unicode Bidirectional Algorithm (UAX #9); odd ones run from right to left.
package struct BidiLevels {
  /// One for each UTF-16 code unit; none when all are on the base level.
  package var levels: [UInt8] = []
  /// The level of the first paragraph.
  package var base: UInt8 = 0

  /// Runs the algorithm.
  ///
  /// - Complexity: O(*n*) in UTF-16 code units.
  init(of text: [UInt16], direction: ParagraphDirection) throws(UnicodeFailure) {
    guard direction == .rtl || Self.areNeeded(for: text) else { return }
    levels = [UInt8](repeating: 0, count: text.count)
    let wanted: Int32 =
      switch direction {
      case .auto: -1
      case .ltr: 0
      case .rtl: 1
      }
    try UnicodeFailure.check(
      unsafe legible_bidi_levels(text, Int32(text.count), wanted, &levels, &base))
  }

  /// Whether a text can contain anything that runs from right to left.
  private static func areNeeded(for text: [UInt16]) -> Bool {
    text.contains { unit in
      guard unit >= 0x0590 else { return false }
      return switch unit {
      case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802...0xD803,
        0xD83A...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
        true
      default: false
      }
    }
  }
}
