import CLegibleUnicode
import LegibleCore

/// What ICU could not do; rare, since the text has been checked before.
struct UnicodeFailure: Error {
  let status: String

  /// Turns a status into a throw.
  static func check(_ status: Int32) throws(UnicodeFailure) {
    guard status != 0 else { return }
    throw UnicodeFailure(status: unsafe String(cString: legible_status_name(status)))
  }
}

/// An open ICU break iterator; one thread at a time.
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
      Boundary(offset: Int(offsets[$0]), isMandatory: mandatory[$0] != 0)
    }
  }

  struct Boundary {
    var offset: Int
    var isMandatory: Bool
  }
}

/// Bidi levels by the Unicode Bidirectional Algorithm (UAX #9).
///
/// - Complexity: O(*n*) in UTF-16 code units.
func bidiLevels(
  of text: [UInt16], direction: ParagraphDirection
) throws(UnicodeFailure) -> (levels: [UInt8], base: UInt8) {
  var levels = [UInt8](repeating: 0, count: text.count)
  var base: UInt8 = 0
  let wanted: Int32 =
    switch direction {
    case .auto: -1
    case .ltr: 0
    case .rtl: 1
    }
  try UnicodeFailure.check(
    unsafe legible_bidi_levels(text, Int32(text.count), wanted, &levels, &base))
  return (levels, base)
}
