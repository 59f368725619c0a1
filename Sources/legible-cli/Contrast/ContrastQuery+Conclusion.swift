import LegibleKit
extension ContrastQuery {
  /// What there is to say against a pair; `nil` when it passes or nothing is asked of it.
  ///
  /// Without a policy that decides, a failure under all of them is an error, and one on which
  /// they disagree a warning. What cannot be told is not a pass and therefore an error.
  func finding(_ contrast: Contrast) -> Finding? {
    let policies = policy.map { [$0] } ?? LargeTextPolicy.allCases
    let outcomes = policies.map { outcome(of: contrast, under: $0) }
    let isFine = outcomes.map { $0 == .pass || $0 == .notApplicable }
    if isFine.allSatisfy({ $0 }) { return nil }
    if isFine.contains(true) {
      return finding(
        .warning, outcome: outcome(of: contrast),
        "contested\(place): the policies on large text disagree at \(contrast.leastFigure)",
        hint: "Let one decide with --policy.")
    }
    let needed = threshold.map { CSSNumber.text($0) } ?? ""
    if let failures = focusFailures {
      return finding(
        .error, outcome: .fail, "fails\(place): \(failures); \(needed):1 is asked for", hint: nil)
    }
    if outcomes.contains(.cannotTell) {
      return finding(
        .error, outcome: .cannotTell,
        "cannot tell\(place): \(needed):1 depends on what lies under the layers",
        hint: "Give its colour with --canvas.")
    }
    return finding(
      .error, outcome: .fail,
      "\(failure): \(contrast.leastFigure) is less than \(needed):1", hint: nil)
  }

  /// Where it was judged: ` in dark`.
  private var place: String { appearance.map { " in \($0.rawValue)" } ?? "" }

  private var failure: String {
    switch goal {
    case .level(let level): "fails \(level.rawValue)\(place)"
    case .ratio: "fails\(place)"
    }
  }

  private func finding(
    _ severity: Severity, outcome: Outcome, _ message: String, hint: String?
  ) -> Finding {
    Finding(
      rule: .contrast, severity: severity, outcome: outcome, message: message, hint: hint,
      at: .argument("FG"))
  }
}
