public import LegibleCore

extension Contrast {
  /// The AA verdict of one policy on a text style.
  ///
  /// - Parameters:
  ///   - style: The style as delivered at the category Large.
  ///   - policy: What counts as large text.
  ///   - role: What the text is for.
  public func verdict(
    for style: TextStyle, policy: LargeTextPolicy, role: ContrastRole = .text
  ) -> Outcome {
    let isLarge = policy.isLarge(size: style.size, weight: style.weight)
    let threshold = ContrastRequirement(role: role, isLarge: isLarge).aa
    return threshold.map { outcome(atLeast: $0) } ?? .notApplicable
  }

  /// All verdicts on a pair.
  ///
  /// - Parameters:
  ///   - size: The font size in pt.
  ///   - weight: The weight on the CSS scale.
  ///   - role: What the foreground is for.
  ///   - policy: The policy that decides.
  public func assessment(
    size: Double, weight: Double, role: ContrastRole = .text, policy: LargeTextPolicy = .wcag2ict
  ) -> ContrastAssessment {
    let extremes = extremes
    func outcome(_ threshold: Double?) -> Outcome {
      threshold.map { self.outcome(atLeast: $0, extremes) } ?? .notApplicable
    }
    func requirement(_ policy: LargeTextPolicy) -> ContrastRequirement {
      ContrastRequirement(
        role: role, isLarge: role == .text && policy.isLarge(size: size, weight: weight))
    }
    func outcomes(_ policy: LargeTextPolicy) -> ContrastAssessment.Outcomes {
      ContrastAssessment.Outcomes(
        aa: outcome(requirement(policy).aa), aaa: outcome(requirement(policy).aaa))
    }
    return ContrastAssessment(
      policy: policy, isLarge: role == .text && policy.isLarge(size: size, weight: weight),
      requirement: requirement(policy),
      nonText: outcome(role.isExempt ? nil : ContrastRequirement.nonText),
      wcag2ict: outcomes(.wcag2ict), native: outcomes(.native), apple: outcomes(.apple))
  }
}

/// What WCAG 2.2 says of a pair, under each policy on large text.
public struct ContrastAssessment: Hashable, Sendable {
  /// The policy that decides.
  package let policy: LargeTextPolicy
  /// Whether it takes the text for large.
  package let isLarge: Bool
  /// The ratios that it asks for.
  package let requirement: ContrastRequirement
  /// Success criterion 1.4.11, as though the foreground were no text.
  package let nonText: Outcome

  let wcag2ict, native, apple: Outcomes

  /// The verdicts of a policy by level.
  struct Outcomes: Hashable {
    let aa, aaa: Outcome
  }

  /// The AA verdict under the policy that decides: success criterion 1.4.3, or 1.4.11 for what is
  /// no text; of an indicator of focus 2.4.13 as well where its unfocused state was given.
  public var aa: Outcome { aa(under: policy) }

  /// The AA verdict under a policy.
  package func aa(under policy: LargeTextPolicy) -> Outcome { outcomes(under: policy).aa }

  /// The AAA verdict under the policy that decides: success criterion 1.4.6, or 2.4.13 for indicators of focus.
  public var aaa: Outcome { outcomes(under: policy).aaa }

  /// The verdict at a level under a policy; level AAA holds all of AA, which has the only figure for shapes.
  package func outcome(at level: ContrastLevel, under policy: LargeTextPolicy) -> Outcome {
    let outcomes = outcomes(under: policy)
    return level == .aa || outcomes.aaa == .notApplicable ? outcomes.aa : outcomes.aaa
  }

  /// Whether the policies disagree on AA.
  public var isContested: Bool { wcag2ict.aa != native.aa || native.aa != apple.aa }

  private func outcomes(under policy: LargeTextPolicy) -> Outcomes {
    switch policy {
    case .wcag2ict: wcag2ict
    case .native: native
    case .apple: apple
    }
  }
}
