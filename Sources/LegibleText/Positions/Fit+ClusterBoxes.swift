extension Fit {
  /// The clusters of a line's text from left to right; markers and what was truncated have none.
  ///
  /// The letters of a ligature take equal parts of it.
  ///
  /// - Complexity: Shapes the line.
  func clusterBoxes(of line: Line) -> [ClusterBox] {
    var (x, partStart) = (0.0, 0.0)
    var boxes: [ClusterBox] = []
    for piece in paragraph.visualOrder(line.pieces, scale) {
      switch piece {
      case .marker(let text):
        x += paragraph.shape(marker: text, scale).advance
        partStart = x
      case .tab(let tab):
        boxes.append(
          ClusterBox(
            range: tab.offset..<tab.offset + 1, x: x, width: tab.advance,
            isRightToLeft: tab.run.isRightToLeft))
        x += tab.advance
        partStart = x
      case .run(let part):
        var left = x
        var made = paragraph.clusterBoxes(of: part, scale, x: &x)
        if part.run.isRightToLeft { made.reverse() }
        for index in made.indices {
          made[index].x = left
          left += made[index].width
        }
        if part.endsRoundedPart {
          x = partStart + paragraph.settings.rounding.snapped(x - partStart)
          partStart = x
          // What rounding adds belongs to what stands last.
          if let last = made.indices.last { made[last].width = x - made[last].x }
        }
        boxes += made
      }
    }
    return boxes
  }
}

extension Paragraph {
  /// The clusters of a part in logical order, not yet positioned; moves on by the part's advance.
  fileprivate func clusterBoxes(
    of part: VisualRun, _ scale: TextScale, x: inout Double
  ) -> [ClusterBox] {
    var shapes: [(start: Int, width: Double)] = []
    place(part, scale, x: &x) { glyph, advance in
      if let last = shapes.last, last.start == glyph.cluster {
        shapes[shapes.count - 1].width += advance
      } else {
        shapes.append((glyph.cluster, advance))
      }
    }
    if part.run.isRightToLeft { shapes.reverse() }
    var boxes: [ClusterBox] = []
    for (index, shape) in shapes.enumerated() {
      let start = index == 0 ? part.range.lowerBound : shape.start
      let end = index + 1 < shapes.count ? shapes[index + 1].start : part.range.upperBound
      var ends: [Int] = []
      var next = clusterIndex(after: start)
      while next < clusters.count, clusters[next] < end {
        ends.append(Int(clusters[next]))
        next += 1
      }
      ends.append(end)
      var from = start
      for end in ends {
        let width = shape.width / Double(ends.count)
        if let last = boxes.last, !isClusterEnd(from) {
          boxes[boxes.count - 1].range = last.range.lowerBound..<end
          boxes[boxes.count - 1].width += width
        } else {
          boxes.append(
            ClusterBox(
              range: from..<end, x: 0, width: width, isRightToLeft: part.run.isRightToLeft))
        }
        from = end
      }
    }
    return boxes
  }

  /// Whether a cluster ends, and with it the next one starts, at an offset.
  private func isClusterEnd(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let index = clusterIndex(after: offset - 1)
    return index < clusters.count && Int(clusters[index]) == offset
  }
}
