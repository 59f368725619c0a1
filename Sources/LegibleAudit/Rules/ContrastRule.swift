import LegibleColor
import LegibleCore
import LegibleTokens

/// The declared colour pairs in every appearance and contrast setting.
struct ContrastRule {
  static let description = AuditRule(
    name: "contrast", summary: "Text must stand out from its background in every appearance.",
    explanation: """
      Each pair of the configuration is judged in light and dark, at standard and increased \
      contrast, by the ratios of WCAG 2.2 (1.4.3, and 1.4.11 for what is no text). Layers are \
      composited in gamma-encoded sRGB, ratios compared unrounded and printed cut off. Authorities \
      differ on what large text is: a pair that fails under every policy is an error, one on which \
      they disagree a warning, unless "policy" makes one of them decide. The size of the text is \
      that at Large. Pairs of colours that all belong to the platform are one note.
      """)

  let stores: AuditStores
  /// The policy that decides; `nil` when all have to agree.
  let policy: LargeTextPolicy?

  /// What the pairs gave.
  struct Result {
    var findings: [AuditFinding] = []
    /// Pairs x contexts that were judged.
    var judged = 0
  }

  /// Judges all pairs.
  func check(_ pairs: [ContrastPair]) -> Result {
    var result = Result()
    var platform: [(pair: ContrastPair, rows: [ContrastEvidence.Row])] = []
    for pair in pairs {
      do throws(LegibleError) {
        let rows = try rows(of: pair)
        result.judged += rows.count
        if isOfThePlatform(pair) {
          if rows.contains(where: { $0.outcome == .fail }) { platform.append((pair, rows)) }
        } else if let finding = finding(pair, rows) {
          result.findings.append(finding)
        }
      } catch {
        result.findings += error.findings.map { cause in
          var finding = cause
          finding.location = pair.location
          finding.related = [.init("looked up here", at: cause.location)]
          return AuditFinding(finding)
        }
      }
    }
    if let first = platform.first { result.findings.append(note(platform, first.pair)) }
    return result
  }

  // MARK: Judging

  private func rows(of pair: ContrastPair) throws(LegibleError) -> [ContrastEvidence.Row] {
    let style = try style(of: pair)
    var rows: [ContrastEvidence.Row] = []
    for context in stores.colors {
      let foreground = try color(pair.foreground, context.store)
      let backgrounds = try pair.backgrounds.map { name throws(LegibleError) in
        try color(name, context.store)
      }
      let contrast = Contrast(foreground, over: backgrounds)
      let assessment = contrast.assessment(
        size: style.size, weight: style.weight, role: pair.role, policy: policy ?? .wcag2ict)
      let isOpen = policy == nil && assessment.isContested
      rows.append(
        ContrastEvidence.Row(
          appearance: context.appearance, contrast: context.contrast, ratio: contrast.ratio,
          required: assessment.requirement.aa, outcome: isOpen ? .cannotTell : assessment.aa,
          policies: LargeTextPolicy.allCases.map {
            ContrastEvidence.Policy(name: $0.rawValue, outcome: assessment.aa(under: $0))
          },
          foreground: contrast.foreground.hex, background: contrast.background.hex))
    }
    return rows
  }

  /// A token's colour, or a CSS colour as it stands.
  private func color(_ name: String, _ store: TokenStore) throws(LegibleError) -> Color {
    if store[name] == nil, let color = try? Color(css: name) { return color }
    return try store.color(name)
  }

  private func style(of pair: ContrastPair) throws(LegibleError) -> TextStyle {
    guard let name = pair.style else {
      return TextStyle(name: "body", families: [], size: 17)
    }
    return try stores.sizes[stores.sizes.count - 1].textStyle(name)
  }

  private func isOfThePlatform(_ pair: ContrastPair) -> Bool {
    guard let store = stores.colors.first?.store else { return false }
    return ([pair.foreground] + pair.backgrounds).allSatisfy { name in
      store[name]?.location.path.hasPrefix(EmbeddedTokens.scheme) ?? false
    }
  }

  // MARK: Reporting

  private func finding(_ pair: ContrastPair, _ rows: [ContrastEvidence.Row]) -> AuditFinding? {
    let failing = rows.filter { $0.outcome == .fail }
    let unsure = rows.filter { $0.outcome == .cannotTell }
    guard let worst = (failing.isEmpty ? unsure : failing).min(by: { $0.ratio < $1.ratio }) else {
      return nil
    }
    let shown = failing.isEmpty ? unsure : failing
    let isContested =
      failing.isEmpty && unsure.contains { Set($0.policies.map(\.outcome)).count > 1 }
    var message = "\(names(of: pair)): \(ratios(of: shown, among: rows))"
    if let required = worst.required { message += "; \(points(required)):1 is asked for" }
    if isContested { message += "; contested, the policies on large text disagree" }
    let finding = Finding(
      rule: Self.description.name, severity: failing.isEmpty ? .warning : .error,
      outcome: failing.isEmpty ? .cannotTell : .fail, message: message,
      hint: hint(isContested: isContested, worst), at: pair.location, subject: pair.foreground,
      count: failing.isEmpty ? unsure.count : failing.count)
    return AuditFinding(finding, .contrast(ContrastEvidence(rows: rows)))
  }

  /// `3.01:1 in dark, 2.79:1 in light with increased contrast`: contexts of one ratio together.
  private func ratios(
    of shown: [ContrastEvidence.Row], among rows: [ContrastEvidence.Row]
  ) -> String {
    var groups: [(ratio: String, labels: [String])] = []
    for row in shown {
      let ratio = Contrast.text(row.ratio) + ":1"
      if let index = groups.firstIndex(where: { $0.ratio == ratio }) {
        groups[index].labels.append(row.label)
      } else {
        groups.append((ratio, [row.label]))
      }
    }
    if groups.count == 1, shown.count == rows.count, rows.count > 1 {
      return "\(groups[0].ratio) in every appearance"
    }
    return groups.map { "\($0.ratio) in \($0.labels.joined(separator: " and "))" }
      .joined(separator: ", ")
  }

  private func hint(isContested: Bool, _ worst: ContrastEvidence.Row) -> String {
    isContested
      ? "Choose a \"policy\", or a ratio that all of them pass."
      : "legible contrast '\(worst.foreground)' '\(worst.background)' --suggest finds a colour."
  }

  private func note(
    _ pairs: [(pair: ContrastPair, rows: [ContrastEvidence.Row])], _ first: ContrastPair
  ) -> AuditFinding {
    let names = pairs.map { self.names(of: $0.pair) }.joined(separator: ", ")
    let finding = Finding(
      rule: Self.description.name, severity: .note, outcome: .fail,
      message: "colours of the platform itself fall short: \(names)",
      hint: "They are the platform's choice; use label colours where the text matters.",
      at: first.location, subject: first.foreground, count: pairs.count)
    return AuditFinding(finding, .contrast(ContrastEvidence(rows: pairs.flatMap(\.rows))))
  }

  private func names(of pair: ContrastPair) -> String {
    "\(pair.foreground) on \(pair.backgrounds.joined(separator: " on "))"
  }
}
