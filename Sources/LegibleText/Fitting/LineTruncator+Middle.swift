extension LineTruncator {
  /// The middle gives way.
  ///
  /// A gap around the middle of the width grows, always at the side that is nearer, until the rest
  /// fits: both parts that stay are about equally wide, and more room only ever shows more.
  /// Between the first and the last of several lines the gap begins at the first one's end.
  func keepBothEnds(_ marker: ShapedMarker?) -> KeptText {
    let (starts, ends) = (boundaries(of: head), boundaries(of: tail))
    let isOneLine = head == tail
    func left(_ index: Int) -> Double { paragraph.extent(head.lowerBound, starts[index], scale) }
    func right(_ index: Int) -> Double { paragraph.extent(ends[index], tail.upperBound, scale) }
    let total = left(starts.count)
    let center = isOneLine ? total / 2 : total
    let rest = isOneLine ? total - center : right(0)

    var gap = (start: starts.count, end: 0)
    if isOneLine, starts.count > 0 {
      gap.start = largest(upTo: starts.count - 1) { left($0) <= center }
      gap.end = gap.start + 1
    }
    /// Removes one more cluster, beside the nearer edge of the gap.
    func grow() {
      guard gap.start > 0 else {
        gap.end += 1
        return
      }
      if gap.end == ends.count
        || center - left(gap.start - 1) < rest - right(gap.end + 1)
      {
        gap.start -= 1
      } else {
        gap.end += 1
      }
    }
    func kept() -> KeptText {
      self.kept(upTo: starts[gap.start], from: ends[gap.end], marker)
    }
    while estimate(kept()) > searchLimit, gap.start > 0 || gap.end < ends.count { grow() }
    var result = measure(kept())
    while result.width > limit, gap.start > 0 || gap.end < ends.count {
      grow()
      result = measure(kept())
    }
    guard result.before.isEmpty, result.after.isEmpty, ends.count > 0 else { return result }
    // The gap took one of the outermost clusters before the other, which may be the wider one.
    for outermost in [(start: 1, end: ends.count), (start: 0, end: ends.count - 1)] {
      gap = (min(outermost.start, starts.count), outermost.end)
      let alone = measure(kept())
      if alone.width <= limit { return alone }
    }
    return result
  }
}
