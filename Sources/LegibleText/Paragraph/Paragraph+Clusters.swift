extension Paragraph {
  /// The index of the first cluster that ends after an offset.
  ///
  /// - Complexity: O(log *clusters*).
  func clusterIndex(after offset: Int) -> Int {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if Int(clusters[middle]) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What a line that starts at a cluster boundary changes its extent by, in paragraph units.
  func startDelta(_ offset: Int) -> Int64 {
    guard shaped.isUnsafe[offset] else { return 0 }
    return library.withScratch { shaped.startDelta(offset, $0.buffer) }
  }
}
