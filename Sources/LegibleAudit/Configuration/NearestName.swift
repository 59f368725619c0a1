/// Finds the name that was probably meant.
///
/// - Returns: The first of the names at the smallest edit distance, when no more than a third of
///   the letters differ; case does not count.
/// - Complexity: O(*names* x *length* squared).
func nearestName(to name: String, in names: [String]) -> String? {
  let wanted = Array(name.lowercased().prefix(64))
  var best: (distance: Int, name: String)?
  for candidate in names {
    let distance = editDistance(wanted, Array(candidate.lowercased()))
    if distance < best?.distance ?? Int.max { best = (distance, candidate) }
  }
  guard let best else { return nil }
  return best.distance <= max(1, max(wanted.count, best.name.count) / 3) ? best.name : nil
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words.
///
/// Source: the restricted Damerau-Levenshtein distance.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
