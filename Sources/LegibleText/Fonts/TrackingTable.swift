/// The spacing by size that a font brings with it (AAT, `trak`): San Francisco does.
///
/// It is read here and not by HarfBuzz, which before 10.3 went on beyond the table's last size instead of
/// staying there, as CoreText does.
struct TrackingTable: Hashable {
  /// Sizes in pt, rising, and thousandths of an em.
  private let rows: [Row]

  private struct Row: Hashable {
    var size: Double
    var thousandths: Double
  }

  /// Reads the normal track of horizontal text; `nil` when there is none.
  init?(_ table: [UInt8], unitsPerEm: Int) {
    func number(_ length: Int, _ offset: Int) -> Int? {
      guard offset >= 0, offset + length <= table.count else { return nil }
      return table[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard unitsPerEm > 0, let data = number(2, 6), data > 0, let trackCount = number(2, data),
      let sizeCount = number(2, data + 2), let sizes = number(4, data + 4), sizeCount > 0
    else { return nil }
    // Track 0 is the normal one; others are tighter and looser.
    let normal = (0..<trackCount).lazy.map { data + 8 + 8 * $0 }.first { number(4, $0) == 0 }
    guard let normal, let values = number(2, normal + 6) else { return nil }
    var rows: [Row] = []
    for index in 0..<sizeCount {
      guard let size = number(4, sizes + 4 * index), let value = number(2, values + 2 * index)
      else { return nil }
      let row = Row(
        size: Double(Int32(truncatingIfNeeded: size)) / 65_536,
        thousandths: Double(Int16(truncatingIfNeeded: value)) / Double(unitsPerEm) * 1000)
      if let last = rows.last, row.size <= last.size { return nil }
      rows.append(row)
    }
    self.rows = rows
  }

  /// Thousandths of an em at a font size in pt: linear between the table's sizes, constant beyond.
  func thousandths(size: Double) -> Double {
    guard let upper = rows.firstIndex(where: { $0.size >= size }) else {
      return rows[rows.count - 1].thousandths
    }
    guard upper > 0 else { return rows[0].thousandths }
    let (low, high) = (rows[upper - 1], rows[upper])
    let share = (size - low.size) / (high.size - low.size)
    return low.thousandths + (high.thousandths - low.thousandths) * share
  }
}
