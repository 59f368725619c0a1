import CLegibleUnicode
import LegibleUnicode

/// An open ICU break iterator; one thread at a time.
///
/// A class, as a ``Scratch`` keeps several by their locales and a dictionary holds only what can be copied.
@safe final class Breaker {
  private let handle: OpaquePointer

  /// What it looks for.
  enum Kind: Hashable {
    case line, grapheme
  }

  init(locale: String, kind: Kind) throws(UnicodeFailure) {
    var opened: OpaquePointer?
    let wanted: legible_break_kind =
      switch kind {
      case .line: .line
      case .grapheme: .grapheme
      }
    try UnicodeFailure.check(unsafe legible_breaker_open(locale, wanted, &opened))
    guard let opened = unsafe opened else { throw UnicodeFailure(status: "no iterator") }
    unsafe handle = opened
  }

  deinit {
    unsafe legible_breaker_close(handle)
  }

  /// The boundaries after the start, the end included, and whether each must break.
  ///
  /// - Complexity: O(*n*) in UTF-16 code units.
  func boundaries(in text: [UInt16]) throws(UnicodeFailure) -> [Boundary] {
    guard !text.isEmpty else { return [] }
    var count: Int32 = 0
    var offsets = [Int32](repeating: 0, count: text.count)
    var mandatory = [UInt8](repeating: 0, count: text.count)
    try UnicodeFailure.check(
      unsafe legible_breaker_find(
        handle, text, Int32(text.count), &offsets, &mandatory, &count))
    return (0..<Int(count)).map {
      // ICU gives all words of a stretch of Thai the status of the line break after it.
      Boundary(
        offset: Int(offsets[$0]),
        isMandatory: mandatory[$0] != 0 && text[Int(offsets[$0]) - 1].isHardBreak)
    }
  }

  struct Boundary {
    var offset: Int
    var isMandatory: Bool
    /// Whether a hyphen shows when a line ends here.
    var showsHyphen = false
    /// The index among the changes of spelling.
    var change: OptionalIndex<Int32> = nil
  }
}
