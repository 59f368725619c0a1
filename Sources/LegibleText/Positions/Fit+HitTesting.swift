public import LegibleCore

extension Fit {
  /// The position nearest to a point, `nil` for a text without lines.
  ///
  /// - Parameters:
  ///   - x: From the line's left edge, in pt.
  ///   - y: From the paragraph's top, in pt.
  /// - Complexity: Shapes one line.
  public func position(x: Double, y: Double) -> TextPosition? {
    guard let last = lines.last else { return nil }
    let line = lines.first { y < $0.baseline + $0.descent } ?? last
    // Of two clusters that meet nearest to the point, the one that holds it.
    var nearest: (position: TextPosition, distance: (Double, Double))?
    for box in clusterBoxes(of: line) {
      let outside = box.x <= x && x < box.right ? 0.0 : 1
      let start = (abs(box.leading - x), outside)
      let end = (abs(box.trailing - x), outside)
      let limit = nearest?.distance ?? (.infinity, 0)
      if start < limit, start <= end { nearest = (TextPosition(box.range.lowerBound), start) }
      if end < limit, end < start {
        nearest = (TextPosition(box.range.upperBound, .upstream), end)
      }
    }
    return nearest?.position ?? TextPosition(line.range.lowerBound)
  }

  /// Where a position shows, `nil` for a text without lines; a position in text that is truncated or hangs
  /// shows at the end of what is before it.
  ///
  /// - Complexity: Shapes one line.
  public func caret(at position: TextPosition) -> Caret? {
    guard let index = lineIndex(at: position) else { return nil }
    let line = lines[index]
    let offset = position.offset
    let boxes = clusterBoxes(of: line)
    let before = boxes.filter { $0.range.lowerBound < offset }
      .max { $0.range.lowerBound < $1.range.lowerBound }
    let behind = boxes.filter { $0.range.upperBound > offset }
      .min { $0.range.lowerBound < $1.range.lowerBound }
    func caret(_ x: Double, _ direction: LayoutDirection) -> Caret {
      Caret(
        line: index, x: x, top: line.baseline - line.ascent,
        height: line.ascent + line.descent, direction: direction)
    }
    // Within a cluster there is no position: its start is meant.
    let isBeside = behind.map { $0.range.lowerBound <= offset } ?? false
    let isInside = isBeside && before?.range.upperBound ?? 0 > offset
    if let behind, isBeside, position.affinity == .downstream || isInside {
      return caret(behind.leading, behind.direction)
    }
    if let before { return caret(before.trailing, before.direction) }
    if let behind { return caret(behind.leading, behind.direction) }
    return caret(paragraph.direction == .rtl ? line.width : 0, paragraph.direction)
  }

  /// The boxes of a selected range in pt, from the lines' left and the paragraph's top: one for
  /// each stretch that stands together.
  ///
  /// - Parameter range: UTF-16 offsets; clusters are selected as a whole.
  /// - Complexity: Shapes the lines that it touches.
  public func selection(of range: Range<Int>) -> [Rect] {
    lines.filter { $0.range.overlaps(range) }.flatMap { line in
      var parts: [Rect] = []
      for box in clusterBoxes(of: line) where box.range.overlaps(range) {
        if let last = parts.last, abs(last.x + last.width - box.x) < Self.tolerance {
          parts[parts.count - 1].width = box.right - last.x
        } else {
          parts.append(
            Rect(
              x: box.x, y: line.baseline - line.ascent, width: box.width,
              height: line.ascent + line.descent))
        }
      }
      return parts
    }
  }

  private func lineIndex(at position: TextPosition) -> Int? {
    let isUpstream = position.affinity == .upstream
    let index = lines.firstIndex {
      position.offset < $0.range.upperBound
        || isUpstream && position.offset == $0.range.upperBound
    }
    return index ?? lines.indices.last
  }
}
