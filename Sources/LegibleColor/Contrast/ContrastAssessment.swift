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
    return ContrastAssessment(
      policy: policy, isLarge: role == .text && policy.isLarge(size: size, weight: weight),
      requirement: requirement(policy),
      aaa: outcome(requirement(policy).aaa),
      nonText: outcome(role.isExempt ? nil : ContrastRequirement.nonText),
      wcag2ict: outcome(requirement(.wcag2ict).aa), native: outcome(requirement(.native).aa),
      apple: outcome(requirement(.apple).aa))
  }
}

/// What WCAG 2.2 says of a pair, under each policy on large text.
public struct ContrastAssessment: Hashable, Sendable {
  /// The policy that decides.
  public let policy: LargeTextPolicy
  /// Whether it takes the text for large.
  public let isLarge: Bool
  /// The ratios that it asks for.
  public let requirement: ContrastRequirement
  /// Success criterion 1.4.6, under the policy that decides.
  public let aaa: Outcome
  /// Success criterion 1.4.11, as though the foreground were no text.
  public let nonText: Outcome

  let wcag2ict, native, apple: Outcome

  /// The AA verdict under the policy that decides: success criterion 1.4.3, or 1.4.11 for what is
  /// no text.
  public var aa: Outcome { aa(under: policy) }

  /// The AA verdict under a policy.
  public func aa(under policy: LargeTextPolicy) -> Outcome {
    switch policy {
    case .wcag2ict: wcag2ict
    case .native: native
    case .apple: apple
    }
  }

  /// Whether the policies disagree on AA.
  public var isContested: Bool { wcag2ict != native || native != apple }
}
