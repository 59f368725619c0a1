import LegibleCore

extension AuditFinding {
  /// How much a finding matters beside others: first by severity, then by the contexts at the default text size
  /// that fail, then by the excess in the worst of them.
  ///
  /// What rests on no measure goes first: it says what the audit could not look at.
  struct Weight: Comparable {
    private let severity: Severity
    private let atDefaultSize: Int
    private let excess: Double

    fileprivate init(_ found: AuditFinding) {
      severity = found.finding.severity
      switch found.evidence {
      case .text(let text):
        atDefaultSize = text.failing?.atDefaultSize ?? 0
        excess = text.failing?.worst.excess ?? 0
      case .contrast(let contrast):
        atDefaultSize = contrast.rows.count { $0.outcome == .fail }
        excess = 0
      case .target: (atDefaultSize, excess) = (1, 0)
      case .none: (atDefaultSize, excess) = (.max, 0)
      }
    }

    /// Whether the first matters less.
    static func < (one: Self, other: Self) -> Bool {
      (one.severity, one.atDefaultSize, one.excess)
        < (other.severity, other.atDefaultSize, other.excess)
    }
  }

  /// How much it matters.
  var weight: Weight { Weight(self) }
}

extension [AuditFinding] {
  /// One finding for each rule, of the texts of one key: of all languages and places the worst, which names the
  /// others.
  ///
  /// - Complexity: O(*n* log *n*).
  func merged() -> [AuditFinding] {
    guard count > 1 else { return self }
    var order: [Rule.ID] = []
    for found in self where !order.contains(found.finding.rule) { order.append(found.finding.rule) }
    return order.map { rule in
      let alike = filter { $0.finding.rule == rule }
      guard alike.count > 1 else { return alike[0] }
      let ranks = alike.enumerated().sorted { one, other in
        one.element.weight == other.element.weight
          ? one.offset < other.offset : one.element.weight > other.element.weight
      }
      return ranks[0].element.naming(ranks.dropFirst().map(\.element))
    }
  }
}

extension AuditFinding {
  /// The finding with others of the same key and rule beside it, worst first.
  fileprivate func naming(_ others: [AuditFinding]) -> AuditFinding {
    guard case .text(var evidence) = self.evidence else { return self }
    var merged = self
    evidence.others = others.compactMap { other in
      if case .text(let text) = other.evidence { text } else { nil }
    }
    var languages: [String] = []
    for other in evidence.others
    where other.language != evidence.language && !languages.contains(other.language) {
      languages.append(other.language)
    }
    if !languages.isEmpty {
      merged.finding.message += "; also in \(enumerated(languages, atMost: 6))"
    }
    merged.finding.count = others.reduce(finding.count) { $0 + $1.finding.count }
    for note in others.flatMap(\.finding.related) where !merged.finding.related.contains(note) {
      merged.finding.related.append(note)
    }
    merged.evidence = .text(evidence)
    return merged
  }
}
