import LegibleJSON
import LegibleKit

/// A pair that was judged: once, or in light and in dark where `light-dark()` makes two of it.
struct ContrastAnswer {
  /// The pair in one appearance.
  struct Judged {
    let query: ContrastQuery
    let contrast: Contrast
    let assessment: ContrastAssessment
    let finding: Finding?

    init(_ query: ContrastQuery) {
      self.query = query
      contrast = query.contrast
      assessment = query.assessment(of: contrast)
      finding = query.finding(contrast)
    }

    fileprivate var members: [JSONValue.Member] { query.members(contrast, assessment) }
  }

  /// In each appearance, the one that decides first: the worst outcome, and of those the least ratio.
  let judged: [Judged]

  /// Judges a pair in each of its appearances, of which there is at least one.
  init(_ queries: [ContrastQuery]) {
    judged = queries.map(Judged.init).sorted { first, second in
      let ranks = [first, second].map { $0.query.outcome(of: $0.contrast).rank }
      return ranks[0] != ranks[1]
        ? ranks[0] < ranks[1] : first.contrast.leastRatio < second.contrast.leastRatio
    }
  }

  /// What there is to say against the pair.
  var findings: [Finding] { judged.compactMap(\.finding) }

  /// The answer for programs: the appearance that decides, and of two both.
  ///
  /// - Parameter advice: What is told beside the verdicts in an appearance.
  func members(_ advice: (Judged) -> [JSONValue.Member]) -> [JSONValue.Member] {
    guard let first = judged.first else { return [] }
    var members = first.members + advice(first)
    if judged.count > 1 {
      members.append(
        JSONValue.Member(
          "appearances",
          .object(
            judged.sorted {
              ($0.query.appearance?.rawValue ?? "") > ($1.query.appearance?.rawValue ?? "")
            }
            .map { one in
              JSONValue.Member(
                one.query.appearance?.rawValue ?? "", .object(one.members + advice(one)))
            })))
    }
    return members
  }
}
