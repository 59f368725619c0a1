import LegibleCore

/// Keys that nothing says where they are shown.
enum UnplacedKeysRule {
  static let rule = Rule(
    "unplaced-keys", of: .audit, severity: .note,
    summary: "The configuration should say where texts are shown.",
    explanation: """
      How much space a text has depends on where it is shown. Where no rule under "components" matches a \
      key, the audit takes what the key or its comment suggests, and is often wrong: a key that says button \
      may be an instruction, or spoken by a screen reader alone. Such a guess is not worth an error. What it \
      would lead to is counted here; "inferred": true lists it, as notes.
      """)

  /// What would be found if keys were shown where their names suggest.
  struct Tally: Hashable, Sendable {
    /// Keys with a finding by the rule's position in the matrix.
    var keys: [Int: Int] = [:]
    /// Keys with any finding.
    var total = 0

    /// Counts the rules by which a key fails.
    mutating func count(_ rules: Set<Int>) {
      guard !rules.isEmpty else { return }
      for rule in rules { keys[rule, default: 0] += 1 }
      total += 1
    }

    static func + (a: Self, b: Self) -> Self {
      Self(keys: a.keys.merging(b.keys, uniquingKeysWith: +), total: a.total + b.total)
    }
  }

  /// One note for the whole app; `nil` where nothing would be found.
  ///
  /// - Parameters:
  ///   - tally: What the keys would lead to.
  ///   - rules: The rules of the matrix, in its order.
  ///   - unplaced: The keys without a known place.
  static func finding(
    _ tally: Tally, _ rules: [Rule], unplaced: Int, at location: SourceLocation
  ) -> AuditFinding? {
    guard tally.total > 0 else { return nil }
    let parts = tally.keys.sorted { $0.key < $1.key }.map { rule, count in
      "\(rules[rule].id) \(count.groupedDescription)"
    }
    return AuditFinding(
      Finding(
        rule: rule, severity: .note, outcome: .cannotTell,
        message: "nothing says where \(pluralized(unplaced, "key")) "
          + "\(unplaced == 1 ? "is" : "are") shown; where the names suggest, "
          + "\(tally.total.groupedDescription) would have findings: \(parts.joined(separator: ", "))",
        hint: "Map the keys under \"components\"; \"inferred\": true lists the findings as notes.",
        at: location, count: tally.total))
  }
}
