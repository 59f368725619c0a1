import LegibleAdaptive
public import LegibleCore
package import LegibleText
import LegibleTokens
package import LegibleUses

/// What an audit found, and what it looked at.
public struct AuditReport: Sendable {
  /// The configuration's path.
  package var configuration: String
  /// The findings: errors first, then by how many contexts at the default text size fail, then by the excess.
  public var findings: [AuditFinding] = []
  /// The rules that it reports, in the order of the list.
  package var rules: [Rule.ID]
  /// All rules of the audit, in the order of reports.
  package let registry: RuleRegistry
  /// What was measured.
  public var coverage = Coverage()
  /// The colour pairs with their verdicts.
  package var pairs: [JudgedPair] = []
  /// All foregrounds on all grounds, for each context of the tokens.
  package var grids: [PairGrid] = []
  /// The libraries whose work shows in the figures.
  package var versions = LibraryVersions.current

  /// Creates a report without findings.
  ///
  /// - Parameter textRules: The rules on texts; those of an app come last, or in place of the library's.
  init(configuration: AuditConfiguration, textRules: [Rule]) {
    self.configuration = configuration.path
    let known = Rule.auditRules.map { rule in textRules.first { $0 == rule } ?? rule }
    registry = RuleRegistry(known + textRules)
    rules = registry.rules.map(\.id)
  }

  /// What was measured.
  public struct Coverage: Sendable {
    /// The strings in the languages of the audit.
    public var strings = 0
    /// The keys whose component nothing but their comment, name or length tells.
    package var inferred = 0
    /// The keys with a place that the app's sources tell.
    package var read = 0
    /// The keys that are not measured, as the sources show them nowhere that texts are, by the reason.
    package var leftOut: [TextUse.Kind: Int] = [:]
    /// The keys that the configuration leaves out, by its reason.
    package var hidden: [String: Int] = [:]
    /// What the app's project says about where it runs; `nil` where none was read.
    package var projectRemark: String?
    /// Why the app's sources were not read; `nil` where they were, or nothing asked for it.
    package var sourcesRemark: String?
    /// The texts that they become: plural forms, devices.
    public var texts = 0
    /// The languages, in the order of the audit.
    public var languages: [String] = []
    /// The geometries in each orientation.
    public var viewports: [Viewport] = []
    /// The devices that were left out for their versions of iOS; `nil` where none was.
    package var unsupported: Unsupported?
    /// The size categories.
    package var categories: [SizeCategory] = []
    /// Texts x viewports x size categories, again for each context with other text styles.
    public var layouts = 0
    /// Those of them that differ, viewports with equal available space counted once.
    package var distinctLayouts = 0
    /// The contexts of the tokens that may change text styles.
    package var styleContexts = Share()
    /// Colour pairs x contexts of the tokens.
    public var pairs = 0
    /// The contexts of the tokens that change colours.
    package var colorContexts = Share()
    /// Colours of sets compared with each other x contexts of the tokens.
    package var comparisons = 0
    /// The colour pairs that nothing but names suggest.
    package var inferredPairs = 0
    /// Touch targets.
    package var targets = 0

    /// The devices behind the viewports.
    public var devices: Int { Set(viewports.flatMap(\.devices)).count }

    /// Languages x viewports x size categories.
    package var contexts: Int { languages.count * viewports.count * categories.count }

    /// Whether nothing was measured, which is not a success.
    package var isEmpty: Bool { layouts == 0 && pairs == 0 && comparisons == 0 && targets == 0 }
  }

  /// Devices that never had the versions of iOS that are audited.
  package struct Unsupported: Hashable, Sendable {
    /// Their names, in the order of the device table.
    package var devices: [String]
    /// The major versions.
    package var versions: ClosedRange<Int>

    init?(_ selection: DeviceSelection, _ versions: Located<ClosedRange<Int>>?) {
      guard let versions, !selection.unsupported.isEmpty else { return nil }
      devices = selection.unsupported.map(\.name)
      self.versions = versions.value
    }

    /// `12 devices without iOS 16 to 26`.
    package var phrase: String {
      "\(pluralized(devices.count, "device")) without iOS \(SystemSupport(versions))"
    }
  }

  /// How many were judged, and of how many.
  package struct Share: Hashable, Sendable {
    /// What was judged.
    package var count = 0
    /// What there is, at most `Int.max`.
    package var total = 0

    /// `3 contexts`, `1,000 of 4,096 contexts`.
    package func counted(_ word: String) -> String {
      guard count < total else { return LegibleCore.pluralized(count, word) }
      return "\(count.groupedDescription) of "
        + (total == .max ? "countless \(word)s" : LegibleCore.pluralized(total, word))
    }

    /// A note when there is too much to judge all of it.
    ///
    /// - Parameters:
    ///   - change: What changes: `colours change`.
    ///   - verb: What was done: `judged`.
    func unjudged(
      _ change: String, _ verb: String, _ configuration: AuditConfiguration
    ) -> AuditFinding? {
      guard count < total else { return nil }
      let all = total == .max ? "countless" : total.groupedDescription
      return AuditFinding(
        Finding(
          rule: .permutations, severity: .note, outcome: .cannotTell,
          message: "\(change) in \(all) contexts; \(count.groupedDescription) of them were \(verb)",
          hint: "Every context of every modifier is among them.",
          at: configuration.tokens.first?.location ?? SourceLocation(path: configuration.path)))
    }
  }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.finding.severity == severity }
  }

  /// Adds what was found before the audit.
  package mutating func add(_ found: [Finding]) {
    guard !found.isEmpty else { return }
    findings += found.map { AuditFinding($0) }
    sort()
  }

  mutating func sort() {
    let order = Dictionary(
      uniqueKeysWithValues: registry.rules.enumerated().map { ($1.id, $0) })
    let weights = findings.map(\.weight)
    let ranks = findings.map { order[$0.finding.rule] ?? -1 }
    // Positions are sorted, not findings, which are large.
    let sorted = findings.indices.sorted { one, other in
      if weights[one] != weights[other] { return weights[one] > weights[other] }
      if ranks[one] != ranks[other] { return ranks[one] < ranks[other] }
      return findings[one].finding.precedes(findings[other].finding)
    }
    findings = sorted.map { findings[$0] }
  }
}

extension Finding {
  /// The order of findings of one rank: by rule, location and subject.
  fileprivate func precedes(_ other: Finding) -> Bool {
    if rule != other.rule { return rule < other.rule }
    if location != other.location { return location < other.location }
    return (subject ?? "") < (other.subject ?? "")
  }
}
