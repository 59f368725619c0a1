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
      // ICU gives all words of a stretch of Thai the status of the line break behind it.
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
    /// The place among the changes of spelling, -1 for none.
    var change: Int32 = -1
  }
}

/// Bidi levels by the Unicode Bidirectional Algorithm (UAX #9), and the level of the first paragraph.
///
/// - Returns: No levels when all are on the base level.
/// - Complexity: O(*n*) in UTF-16 code units.
func bidiLevels(
  of text: [UInt16], direction: ParagraphDirection
) throws(UnicodeFailure) -> (levels: [UInt8], base: UInt8) {
  guard direction == .rtl || needsBidi(text) else { return ([], 0) }
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

/// The code unit of each byte of an 8-bit character set, U+FFFD where there is none; `nil` for a set that
/// ICU does not know.
func characterSet(named name: String) -> [UInt16]? {
  var table = [UInt16](repeating: 0xFFFD, count: 256)
  guard unsafe legible_charset(name, &table) == 0 else { return nil }
  return table
}

/// The language of a BCP 47 tag and its region, the likely one (UTS #35) when it names none; empty when
/// the tag is none.
func localeParts(of tag: String) -> (language: String, region: String) {
  var language = [CChar](repeating: 0, count: Int(legible_locale_part))
  var region = language
  guard unsafe legible_locale_parts(tag, &language, &region) == 0 else { return ("", "") }
  func text(_ part: [CChar]) -> String {
    String(decoding: part.lazy.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  return (text(language), text(region))
}
