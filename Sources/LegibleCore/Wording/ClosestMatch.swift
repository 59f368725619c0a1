/// The word that was probably meant: the nearest one by typing mistakes, `nil` when none is near.
///
/// A mistake is a letter too many, missing, wrong or swapped with its neighbour (optimal string
/// alignment); one is allowed for each three letters of the word. Of equals the first one wins. A
/// word of three letters or more also means the only one that begins with it, as `warn` does `warning`.
///
/// - Complexity: O(*word* × *total length of the candidates*).
package func closestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().prefix(64))
  var limit = max(2, (typed.count + 2) / 3 + 1)
  var best: String?
  var longer: [String] = []
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    if longer.count < 2, typed.count > 2, letters.starts(with: typed) { longer.append(candidate) }
    guard abs(letters.count - typed.count) < limit else { continue }
    let distance = editDistance(typed, letters)
    if distance < limit { (best, limit) = (candidate, distance) }
  }
  return best ?? (longer.count == 1 ? longer[0] : nil)
}

/// How many typing mistakes lie between two words; see ``closestMatch(to:in:)``.
///
/// - Complexity: O(*a* × *b*).
package func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
