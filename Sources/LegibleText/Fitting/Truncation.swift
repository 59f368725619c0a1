/// Where a text that does not fit is cut.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The end gives way to an ellipsis.
  case tail
  /// The middle gives way.
  case middle
  /// The start gives way.
  case head
  /// The end gives way at a line-break opportunity.
  case word
  /// The text is cut off without a sign.
  case clip
}

/// The part of a line that stays when it is truncated: what is before and what is after the ellipsis.
struct KeptText {
  var before: Range<Int>
  var after: Range<Int>
  /// With the ellipsis, in pt.
  var width: Double
}

extension Paragraph {
  /// Keeps as much of a range as fits beside an ellipsis.
  ///
  /// More kept clusters are wider, so the search goes by halves over the shaped sums; the ends are
  /// reshaped and checked again, since a cut letter can be wider than the joined one.
  ///
  /// - Complexity: O(log *clusters*) and shaping at the cut.
  func truncate(
    _ range: Range<Int>, _ truncation: Truncation, ellipsis: Double, limit: Double,
    _ scale: TextScale
  ) -> KeptText {
    let first = clusterIndex(after: range.lowerBound)
    var total = clusterIndex(after: range.upperBound - 1) - first + 1
    if range.isEmpty { total = 0 }
    let boundaries = [range.lowerBound] + clusters[first..<first + total].map { Int($0) }

    func kept(_ count: Int) -> KeptText {
      let before: Range<Int>
      let after: Range<Int>
      switch truncation {
      case .tail, .clip, .word:
        before = range.lowerBound..<boundaries[count]
        after = range.upperBound..<range.upperBound
      case .head:
        before = range.lowerBound..<range.lowerBound
        after = boundaries[total - count]..<range.upperBound
      case .middle:
        before = range.lowerBound..<boundaries[(count + 1) / 2]
        after = boundaries[total - count / 2]..<range.upperBound
      }
      return KeptText(before: before, after: after, width: 0)
    }
    func approximateWidth(_ kept: KeptText) -> Double {
      ellipsis + extent(kept.before.lowerBound, kept.before.upperBound, scale)
        + extent(kept.after.lowerBound, kept.after.upperBound, scale)
    }
    func measured(_ kept: KeptText) -> KeptText {
      var kept = kept
      kept.width =
        ellipsis + exactWidth(kept.before.lowerBound, kept.before.upperBound, scale)
        + exactWidth(kept.after.lowerBound, kept.after.upperBound, scale)
      return kept
    }

    var low = 0
    var high = total
    while low < high {
      let middle = (low + high + 1) / 2
      if approximateWidth(kept(middle)) <= limit { low = middle } else { high = middle - 1 }
    }
    // A reshaped end may be a little narrower or wider than the sums say.
    var count = min(total, low + 1)
    if truncation == .word { count = wordCount(count, boundaries) }
    var result = measured(kept(count))
    while count > 0, result.width > limit {
      count -= 1
      if truncation == .word { count = wordCount(count, boundaries) }
      result = measured(kept(count))
    }
    return result
  }

  /// The number of clusters up to the last line-break opportunity within a count, spaces left out.
  private func wordCount(_ count: Int, _ boundaries: [Int]) -> Int {
    let end = boundaries[count]
    let last = breaks.last { Int($0.trimmed) <= end && Int($0.trimmed) > boundaries[0] }
    guard let last else { return count }
    return boundaries.lastIndex { $0 <= Int(last.trimmed) } ?? count
  }
}
