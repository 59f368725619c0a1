import LegibleKit
/// The answer of `contrast` for people.
struct ContrastText {
  let query: ContrastQuery
  let contrast: Contrast
  let assessment: ContrastAssessment
  let palette: Palette
  /// Whether the terminal can show the colours themselves.
  let showsSwatch: Bool

  /// The heading, the verdicts and what there is to say against the pair.
  func lines(_ finding: Finding?) -> [String] {
    var lines = [heading] + details + [""]
    lines += rows.map { name, outcome, note in
      let label = padded(outcome.label, to: 15)
      return "  \(padded(name, to: 15))\(palette.paint(label, outcome.ink))\(note)"
    }
    if let finding {
      let word = palette.paint("\(finding.severity.rawValue): ", finding.severity.ink)
      lines += ["", "\(word)\(finding.message) [\(finding.rule)]"]
      lines += finding.advice.map { ["  hint: \($0)"] } ?? []
    }
    return lines
  }

  // MARK: Parts

  private var heading: String {
    let figure =
      contrast.range.map { "\(ratio($0.lowerBound)) to \(ratio($0.upperBound))" }
      ?? ratio(contrast.ratio)
    let painted = contrast.painted
    let pair = "\(painted.foreground.hex) on \(painted.background.hex)"
    let place = query.appearance.map { "  in \($0.rawValue)" } ?? ""
    return "\(swatch(contrast))\(palette.paint(figure, .bold))  \(pair)\(place)"
  }

  private var details: [String] {
    var details: [String] = []
    if let extremes = contrast.extremes {
      details.append("  over black and white, since what lies under the layers is not known;")
      details.append(
        "  over every colour \(ratio(extremes.lowerBound)) to \(ratio(extremes.upperBound)), which "
          + "decides")
    }
    if let gamut = contrast.gamut {
      details.append(
        "  \(ratio(gamut.srgb)) on an sRGB display, \(ratio(gamut.displayP3)) on Display P3")
    }
    if contrast.range == nil, let phrase = contrast.basisPhrase,
      contrast.basis == .displayP3
        || Contrast.text(contrast.ratio) != Contrast.text(contrast.leastRatio)
    {
      details.append("  \(ratio(contrast.leastRatio)) \(phrase), which decides")
    }
    if query.isWorstPlace {
      details.append("  at the worst place of the gradient, its stops and all between looked at")
    }
    if query.role == .text {
      let size = CSSNumber.text(query.size)
      let weight = CSSNumber.text(query.weight)
      details.append("  text of \(size) pt, weight \(weight)")
    } else {
      details.append("  role \(query.role.rawValue)")
    }
    let steps = CSSNumber.text(contrast.lightnessDifference, decimals: 1)
    details.append("  lightness differs by \(steps) of 100 (CIE L*, advice)")
    return details
  }

  private var rows: [(name: String, outcome: Outcome, note: String)] {
    let deciding = query.decidingPolicy
    var rows: [(name: String, outcome: Outcome, note: String)] = []
    if case .ratio(let ratio) = query.goal {
      rows.append(("asked for", query.outcome(of: contrast), needs(ratio)))
    }
    if let focusRows = query.focusRows { return focusRows }
    guard query.role == .text else {
      return rows + [("AA", assessment.aa, needs(assessment.requirement.aa))]
    }
    let policies = query.policy.map { [$0] } ?? LargeTextPolicy.allCases
    if query.goal == .level(.aaa) {
      rows.append(("AA \(deciding.rawValue)", assessment.aa, needs(assessment.requirement.aa)))
      rows += policies.map { policy in
        let outcome = query.outcome(of: contrast, under: policy)
        return ("AAA \(policy.rawValue)", outcome, note(policy, \.aaa))
      }
    } else {
      rows += policies.map { policy in
        ("AA \(policy.rawValue)", assessment.aa(under: policy), note(policy, \.aa))
      }
      rows.append(("AAA \(deciding.rawValue)", assessment.aaa, needs(assessment.requirement.aaa)))
    }
    rows.append(("non-text", assessment.nonText, needs(ContrastRequirement.nonText)))
    return rows
  }

  /// What a level asks of the text under a policy, and of large text.
  private func note(
    _ policy: LargeTextPolicy, _ level: (ContrastRequirement) -> Double?
  ) -> String {
    let isLarge = policy.isLarge(size: query.size, weight: query.weight)
    let large = level(ContrastRequirement(role: .text, isLarge: true)).map(figure) ?? ""
    return needs(level(ContrastRequirement(role: .text, isLarge: isLarge)))
      + (isLarge ? ", large text, from " : "; \(large) from ") + policy.summary
  }

  private func needs(_ threshold: Double?) -> String {
    threshold.map { "needs \(figure($0))" } ?? "WCAG asks nothing of it"
  }

  private func figure(_ threshold: Double) -> String { "\(CSSNumber.text(threshold)):1" }

  private func ratio(_ value: Double) -> String { "\(Contrast.text(value)):1" }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  /// The pair itself, where the terminal can show it.
  func swatch(_ contrast: Contrast) -> String {
    showsSwatch ? contrast.swatch(" Aa ") + " " : ""
  }
}

extension Outcome {
  /// The outcome in words.
  fileprivate var label: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .cannotTell: "cannot tell"
    case .notApplicable: "not applicable"
    }
  }

  fileprivate var ink: Palette.Ink {
    switch self {
    case .pass: .good
    case .fail: .error
    case .cannotTell: .warning
    case .notApplicable: .faint
    }
  }
}
