/// Values at font sizes in pt, rising: linear in between, constant beyond.
struct SizeTable: Hashable, Sendable {
  private let rows: [Row]

  private struct Row: Hashable {
    var size: Double
    var value: Double
  }

  /// Takes over pairs of a size and a value.
  init(_ rows: [(Double, Double)]) {
    self.rows = rows.map { Row(size: $0.0, value: $0.1) }
  }

  /// The value at a size; 0 for an empty table.
  func value(at size: Double) -> Double {
    guard let upper = rows.firstIndex(where: { $0.size >= size }) else {
      return rows.last?.value ?? 0
    }
    guard upper > 0 else { return rows[0].value }
    let (low, high) = (rows[upper - 1], rows[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
