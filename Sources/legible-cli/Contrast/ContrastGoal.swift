import LegibleJSON
import LegibleKit

/// What a pair has to reach.
enum ContrastGoal: Equatable {
  /// What WCAG asks for at a level.
  case level(ContrastLevel)
  /// A ratio, whatever the size of the text and its role.
  case ratio(Double)

  /// The level whose criteria count; a ratio replaces the figures of AA.
  var level: ContrastLevel {
    switch self {
    case .level(let level): level
    case .ratio: .aa
    }
  }
}

extension ContrastQuery {
  /// The policy that decides, unless all have to agree.
  var decidingPolicy: LargeTextPolicy { policy ?? .wcag2ict }

  /// The ratio that decides; `nil` when nothing is asked.
  var threshold: Double? { threshold(under: decidingPolicy) }

  /// The ratio that is asked for under a policy on large text.
  private func threshold(under policy: LargeTextPolicy) -> Double? {
    let requirement = ContrastRequirement(
      role: role, isLarge: policy.isLarge(size: size, weight: weight))
    return switch goal {
    case .level(let level): requirement.ratio(at: level)
    case .ratio(let ratio): ratio
    }
  }

  /// Whether a contrast reaches the goal under the policy that decides.
  func outcome(of contrast: Contrast) -> Outcome { outcome(of: contrast, under: decidingPolicy) }

  /// Whether a contrast reaches the goal under a policy.
  func outcome(of contrast: Contrast, under policy: LargeTextPolicy) -> Outcome {
    if let focus, let threshold { return focus.outcome(at: goal.level, atLeast: threshold) }
    return threshold(under: policy).map { contrast.outcome(atLeast: $0) } ?? .notApplicable
  }

  /// The goal for programs, unless it is the one that every answer has.
  func goalMember(_ contrast: Contrast) -> JSONValue.Member? {
    let level: JSONValue
    switch goal {
    case .level(.aa): return nil
    case .level(.aaa): level = .string(ContrastLevel.aaa.rawValue)
    case .ratio: level = .null
    }
    return JSONValue.Member(
      "goal",
      [
        "level": level, "required": .optional(threshold),
        "outcome": .string(outcome(of: contrast).rawValue),
      ])
  }
}
