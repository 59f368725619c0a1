/// Truncates one line so that it fits beside a marker.
///
/// A search over the shaped sums; the letters beside the marker are shaped again and checked, since a split
/// letter can be wider than the joined one.
struct LineTruncator {
  let paragraph: Paragraph
  let scale: TextScale
  /// The widest line that fits, in pt.
  let limit: Double
  /// What a kept start is part of: the line's start up to the next hard break.
  let head: Range<Int>
  /// What a kept end is part of: what follows the last hard break, or the same as ``head``.
  let tail: Range<Int>

  /// Keeps as much as fits.
  ///
  /// - Complexity: O(log *clusters*) and shaping beside the marker; O(*clusters*) for the middle.
  func truncate(_ truncation: Truncation, _ ellipsis: Ellipsis) -> KeptText {
    let marker = ellipsis.marker(for: truncation).map { paragraph.shape(marker: $0, scale) }
    switch truncation {
    case .tail, .clip: return keepStart(marker)
    case .head: return keepEnd(marker)
    case .middle: return keepBothEnds(marker)
    case .word:
      return keepWords(marker) ?? keepStart(paragraph.shape(marker: ellipsis.final, scale))
    }
  }

  /// Up to which width of the sums the search looks: an em further, since letters that are shaped
  /// again may be narrower.
  var searchLimit: Double { paragraph.settings.truncation.reshapes ? limit + scale.size : limit }

  /// The ends of the clusters of a range, its start first.
  struct Boundaries {
    let clusters: ArraySlice<Int32>
    let range: Range<Int>

    /// The number of clusters.
    var count: Int { clusters.count }

    subscript(index: Int) -> Int {
      guard index > 0 else { return range.lowerBound }
      return min(Int(clusters[clusters.startIndex + index - 1]), range.upperBound)
    }
  }

  func boundaries(of range: Range<Int>) -> Boundaries {
    guard !range.isEmpty else { return Boundaries(clusters: [], range: range) }
    let first = paragraph.clusterIndex(after: range.lowerBound)
    let last = paragraph.clusterIndex(after: range.upperBound - 1)
    return Boundaries(clusters: paragraph.clusters[first...last], range: range)
  }

  /// What is kept before and after the marker, not yet measured.
  func kept(upTo end: Int, from start: Int, _ marker: ShapedMarker?) -> KeptText {
    KeptText(
      before: head.lowerBound..<end, after: start..<tail.upperBound, marker: marker)
  }

  /// The width as the sums have it, in pt.
  func estimate(_ kept: KeptText) -> Double {
    width(kept) { range, x in
      range.isEmpty ? 0 : paragraph.extent(range.lowerBound, range.upperBound, from: x, scale)
    }
  }

  /// The width that shows, in pt.
  func measure(_ kept: KeptText) -> KeptText {
    var measured = kept
    measured.width =
      paragraph.settings.truncation.reshapes
      ? width(kept) { paragraph.exactWidth($0.lowerBound, $0.upperBound, from: $1, scale) }
      : estimate(kept)
    return measured
  }

  /// Adds up the parts, each measured at its position in the line.
  private func width(
    _ kept: KeptText, _ extent: (_ range: Range<Int>, _ x: Double) -> Double
  ) -> Double {
    let start = extent(kept.before, 0) + (kept.marker?.advance ?? 0)
    return start + extent(kept.after, start)
  }

  /// The largest number up to a limit for which something holds, if it holds for all smaller ones.
  func largest(upTo limit: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
