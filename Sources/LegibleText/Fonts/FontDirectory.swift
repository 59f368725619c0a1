import LegibleCore

/// The table directory of a font file (OpenType, "Organization of an OpenType font"), checked against
/// the bytes that are there.
///
/// A file that is cut short still opens in font libraries, with glyphs missing and widths of zero: what
/// it would measure is worth nothing.
struct FontDirectory {
  /// Where each table lies, by its tag.
  private(set) var tables: [String: Range<Int>] = [:]
  private let source: FontSource

  /// Reads the directory of the face that a source names.
  ///
  /// - Throws: `LegibleError` with rule `font`: what is wrong, at which byte, and what to do.
  /// - Complexity: O(*tables*).
  init(_ source: FontSource) throws(LegibleError) {
    self.source = source
    guard !source.bytes.isEmpty else { throw source.failure("the font file is empty") }
    guard source.bytes.count <= Int32.max else {
      throw source.failure("the font file is larger than 2 GiB")
    }
    try readTables(at: try faceOffset())
    try checkTables()
  }

  // MARK: Finding the face

  /// Where the face's directory begins.
  private func faceOffset() throws(LegibleError) -> Int {
    let kind = String(decoding: source.bytes.prefix(4), as: UTF8.self)
    switch kind {
    case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true":
      guard source.face == 0 else {
        throw source.failure(
          "the file has no face of index \(source.face): it is not a collection",
          hint: "Leave the number out.")
      }
      return 0
    case "ttcf": return try collectionOffset()
    case "wOFF", "wOF2":
      throw source.failure(
        "the font is packed for the web (WOFF\(kind == "wOFF" ? "" : "2"))",
        hint: "Name the TrueType or OpenType file that it was made from.")
    default: throw source.failure("not a font file: it begins with none of their signatures")
    }
  }

  private func collectionOffset() throws(LegibleError) -> Int {
    guard let count = number(4, at: 8), count > 0 else {
      throw source.failure("the collection has no faces")
    }
    guard (0..<count).contains(source.face) else {
      throw source.failure(
        "the collection has no face of index \(source.face), only 0 to \(count - 1)",
        hint: "Write the number of a face after #.")
    }
    guard let offset = number(4, at: 12 + 4 * source.face), offset + 12 <= source.bytes.count else {
      throw source.failure("the collection's face \(source.face) lies beyond the file's end")
    }
    return offset
  }

  // MARK: Tables

  private mutating func readTables(at start: Int) throws(LegibleError) {
    guard let count = number(2, at: start + 4), count > 0 else {
      throw source.failure("the font has no tables")
    }
    let end = start + 12 + 16 * count
    guard end <= source.bytes.count else {
      throw source.cutShort("the list of \(count) tables", end)
    }
    for record in stride(from: start + 12, to: end, by: 16) {
      guard let offset = number(4, at: record + 8), let length = number(4, at: record + 12) else {
        continue
      }
      let tag = String(decoding: source.bytes[record..<record + 4], as: UTF8.self)
      guard offset + length <= source.bytes.count else {
        throw source.cutShort("the table \"\(tag.printable)\"", offset + length)
      }
      tables[tag] = offset..<offset + length
    }
  }

  /// The tables without which no text can be measured, and the figures in them that all others rest on.
  private func checkTables() throws(LegibleError) {
    let purposes = [
      ("head", 54, "its scale"), ("maxp", 6, "the number of its glyphs"),
      ("hhea", 36, "its line height"), ("hmtx", 4, "the widths of its glyphs"),
      ("cmap", 4, "which character has which glyph"),
    ]
    for (tag, length, purpose) in purposes {
      guard let table = tables[tag] else {
        throw source.failure("the font has no table \"\(tag)\", which tells \(purpose)")
      }
      guard table.count >= length else {
        throw source.failure(
          "the font's table \"\(tag)\" at byte \(table.lowerBound) has \(table.count) bytes, "
            + "fewer than \(length)")
      }
    }
    let unitsPerEm = figure(2, "head", 18)
    // OpenType, head: 16 to 16,384.
    guard (16...16_384).contains(unitsPerEm) else {
      throw source.failure("the font has \(unitsPerEm) units per em, not 16 to 16384")
    }
    guard figure(2, "maxp", 4) > 0 else { throw source.failure("the font has no glyphs") }
    let widths = figure(2, "hhea", 34)
    guard widths > 0, 4 * widths <= tables["hmtx"]?.count ?? 0 else {
      throw source.failure(
        "the font's table \"hmtx\" has \(tables["hmtx"]?.count ?? 0) bytes, too few for the "
          + "\(widths) widths that \"hhea\" promises")
    }
  }

  /// A number in a table that is known to be long enough.
  private func figure(_ length: Int, _ tag: String, _ offset: Int) -> Int {
    tables[tag].flatMap { number(length, at: $0.lowerBound + offset) } ?? 0
  }

  /// A big-endian number, `nil` beyond the file's end.
  private func number(_ length: Int, at offset: Int) -> Int? {
    guard offset + length <= source.bytes.count else { return nil }
    return source.bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension String {
  /// Tags of damaged files may hold anything.
  fileprivate var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { (" "..."~").contains($0) ? $0 : "?" }))
  }
}
