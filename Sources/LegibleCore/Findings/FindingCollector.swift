/// Gathers findings: the same place once, the same cause as one finding with a count.
package struct FindingCollector: Sendable {
  package private(set) var findings: [Finding] = []
  /// For each finding, the numbers of the contexts in which it occurred, ascending.
  package private(set) var contexts: [[Int]] = []
  /// The number of the context that is being checked.
  package var context = 0

  package init() {}

  private var causes: [Cause: Int] = [:]
  private var occurrences: Set<Occurrence> = []

  private struct Cause: Hashable {
    var rule: Rule.ID
    var text: String
  }

  private struct Occurrence: Hashable {
    var finding: Int
    var location: SourceLocation
  }

  /// How many other places of the same cause a finding names.
  private static let maximumRelated = 3

  /// The findings by place, then by rule.
  package var sortedFindings: [Finding] {
    findings.sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
  }

  /// Adds a finding, or counts it where its cause is known.
  ///
  /// - Parameter cause: What findings that say different things have in common; without it those
  ///   that say the same are of one cause.
  package mutating func add(_ finding: Finding, cause text: String? = nil) {
    let cause = Cause(rule: finding.rule, text: text ?? finding.message)
    guard let index = causes[cause] else {
      causes[cause] = findings.count
      occurrences.insert(Occurrence(finding: findings.count, location: finding.location))
      findings.append(finding)
      contexts.append([context])
      return
    }
    if contexts[index].last != context { contexts[index].append(context) }
    let occurrence = Occurrence(finding: index, location: finding.location)
    guard occurrences.insert(occurrence).inserted else { return }
    findings[index].count += finding.count
    var later = finding
    if finding.location < findings[index].location { swap(&findings[index], with: &later) }
    if findings[index].related.count < Self.maximumRelated {
      let note = text == nil ? "also \(later.subject ?? "here")" : later.message
      findings[index].related.append(.occurrence(note, at: later.location))
    }
  }

  /// Adds a finding of a rule.
  package mutating func report(
    _ rule: Rule, _ message: String, hint: String? = nil, suggestion: Suggestion? = nil,
    at location: SourceLocation, subject: String? = nil, related: [Finding.Related] = []
  ) {
    add(
      Finding(
        rule: rule, message: message, hint: hint, suggestion: suggestion, at: location,
        subject: subject, related: related))
  }

  /// Makes an earlier place the one that a finding is about.
  private func swap(_ finding: inout Finding, with earlier: inout Finding) {
    Swift.swap(&finding.location, &earlier.location)
    Swift.swap(&finding.subject, &earlier.subject)
    Swift.swap(&finding.hint, &earlier.hint)
    Swift.swap(&finding.suggestion, &earlier.suggestion)
    Swift.swap(&finding.message, &earlier.message)
  }

  /// Adds a note to a finding.
  package mutating func addNote(_ note: Finding.Related, to index: Int) {
    findings[index].related.append(note)
  }

  /// Adds what made reading a file impossible.
  package mutating func add(_ error: LegibleError) {
    for finding in error.findings { add(finding) }
  }
}
