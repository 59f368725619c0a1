/// The spacing by size that a font brings with it (AAT, `trak`): San Francisco does.
///
/// It is read here and not by HarfBuzz, which before 10.3 went on beyond the table's last size instead of
/// staying there, as CoreText does.
struct TrackingTable: Hashable {
  private let table: SizeTable

  /// Reads the normal track of horizontal text; `nil` when there is none.
  init?(_ bytes: [UInt8], unitsPerEm: Int) {
    func number(_ length: Int, _ offset: Int) -> Int? {
      guard offset >= 0, offset + length <= bytes.count else { return nil }
      return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard unitsPerEm > 0, let data = number(2, 6), data > 0, let trackCount = number(2, data),
      let sizeCount = number(2, data + 2), let sizes = number(4, data + 4), sizeCount > 0
    else { return nil }
    // Track 0 is the normal one; others are tighter and looser.
    let normal = (0..<trackCount).lazy.map { data + 8 + 8 * $0 }.first { number(4, $0) == 0 }
    guard let normal, let values = number(2, normal + 6) else { return nil }
    var rows: [(Double, Double)] = []
    for index in 0..<sizeCount {
      guard let size = number(4, sizes + 4 * index), let value = number(2, values + 2 * index)
      else { return nil }
      let points = Double(Int32(truncatingIfNeeded: size)) / 65_536
      if let last = rows.last, points <= last.0 { return nil }
      rows.append((points, Double(Int16(truncatingIfNeeded: value)) / Double(unitsPerEm) * 1000))
    }
    table = SizeTable(rows)
  }

  /// Thousandths of an em at a font size in pt: linear between the table's sizes, constant beyond.
  func thousandths(size: Double) -> Double { table.value(at: size) }
}
