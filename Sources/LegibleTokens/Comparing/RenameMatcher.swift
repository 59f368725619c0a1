import LegibleCore

/// Finds removed and added tokens that are one token with another name.
enum RenameMatcher {
  /// How alike two paths must be, 0...1.
  private static let least = 0.5

  /// How many tokens of the same values are compared, each with each.
  private static let maximumCrowd = 100

  /// Pairs of an old and a new path, each path in one pair at most.
  ///
  /// The tokens of a pair have the same type and the same value in every context, and of all with
  /// these values the most similar paths.
  static func pairs(
    _ removed: [String: TokenHistory.Record], _ added: [String: TokenHistory.Record]
  ) -> [(old: String, new: String)] {
    var byValue: [Int: [String]] = [:]
    for (path, record) in added where record.value != nil {
      byValue[record.fingerprint, default: []].append(path)
    }
    var candidates: [(old: String, new: String, likeness: Double)] = []
    for (value, group) in Dictionary(grouping: removed.keys, by: { removed[$0]?.fingerprint ?? 0 })
    {
      let others = (byValue[value] ?? []).sorted().prefix(maximumCrowd)
      for old in group.sorted().prefix(maximumCrowd) where removed[old]?.value != nil {
        for new in others where removed[old]?.value == added[new]?.value {
          let likeness = likeness(old, new)
          if likeness >= least { candidates.append((old, new, likeness)) }
        }
      }
    }
    candidates.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    var taken: Set<String> = []
    return candidates.compactMap { candidate in
      guard !taken.contains(candidate.old), !taken.contains(candidate.new) else { return nil }
      taken.formUnion([candidate.old, candidate.new])
      return (candidate.old, candidate.new)
    }
  }

  /// How alike two paths are: 1 for equal ones; a token that only moved counts as alike.
  private static func likeness(_ old: String, _ new: String) -> Double {
    let (a, b) = (Array(old.lowercased().prefix(200)), Array(new.lowercased().prefix(200)))
    let length = max(a.count, b.count, 1)
    let likeness = 1 - Double(editDistance(a, b)) / Double(length)
    return lastName(of: old) == lastName(of: new) ? max(likeness, (1 + likeness) / 2) : likeness
  }
}
