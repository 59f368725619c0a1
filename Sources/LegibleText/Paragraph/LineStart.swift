/// Where a line starts.
struct LineStart {
  var offset: Int
  var delta: Int64
  var safeAfter: Int
  /// The index of the first break that can end the line.
  var next: Int
  /// The index among the text's markers of what shows before its text.
  var marker: OptionalIndex<Int16> = nil

  /// The start of the text.
  static let text = LineStart(offset: 0, delta: 0, safeAfter: 0, next: 0)

  init(offset: Int, delta: Int64, safeAfter: Int, next: Int) {
    self.offset = offset
    self.delta = delta
    self.safeAfter = safeAfter
    self.next = next
  }

  init(_ end: Break, next: Int) {
    self.init(
      offset: Int(end.offset), delta: end.startDelta, safeAfter: Int(end.safeAfter), next: next)
    marker = end.nextMarker
  }
}
