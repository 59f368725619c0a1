extension LineTruncator {
  /// The end gives way.
  func keepStart(_ marker: ShapedMarker?) -> KeptText {
    let ends = boundaries(of: head)
    func kept(_ count: Int) -> KeptText {
      self.kept(upTo: ends[count], from: tail.upperBound, marker)
    }
    let least = paragraph.settings.truncation.keepsFirstCluster ? min(1, ends.count) : 0
    var count = max(least, largest(upTo: ends.count) { estimate(kept($0)) <= searchLimit })
    var result = measure(kept(count))
    while count > least, result.width > limit {
      count -= 1
      result = measure(kept(count))
    }
    return result
  }

  /// The start gives way; only marks that decide the direction of the rest stay there.
  func keepEnd(_ marker: ShapedMarker?) -> KeptText {
    let ends = boundaries(of: tail)
    let marks = head.prefix { paragraph.shaped.units[$0].isBidiControl }.count
    let first = largest(upTo: ends.count) { ends[$0] <= head.lowerBound + marks }
    let most = ends.count - (head == tail ? first : 0)
    func kept(_ count: Int) -> KeptText {
      self.kept(upTo: head.lowerBound + marks, from: ends[ends.count - count], marker)
    }
    var count = largest(upTo: most) { estimate(kept($0)) <= searchLimit }
    var result = measure(kept(count))
    while count > 0, result.width > limit {
      count -= 1
      result = measure(kept(count))
    }
    return result
  }

  /// The end gives way at a line-break opportunity; `nil` when no word fits.
  func keepWords(_ marker: ShapedMarker?) -> KeptText? {
    let breaks = paragraph.breaks
    func kept(_ index: Int) -> KeptText {
      let end = max(head.lowerBound, min(Int(breaks[index].trimmed), head.upperBound))
      return self.kept(upTo: end, from: tail.upperBound, marker)
    }
    var index = breaks.count - 1
    index = largest(upTo: index) {
      breaks[$0].trimmed <= head.upperBound && estimate(kept($0)) <= searchLimit
    }
    while index >= 0 {
      let result = measure(kept(index))
      if result.before.isEmpty { return nil }
      if result.width <= limit { return result }
      index -= 1
    }
    return nil
  }
}

extension UInt16 {
  /// A mark, an embedding, an override or an isolate (UAX #9).
  fileprivate var isBidiControl: Bool {
    switch self {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
