import LegibleJSON
import LegibleKit

/// What the answer says of an indicator of focus.
extension ContrastQuery {
  private var asked: Double { threshold ?? ContrastRequirement.nonText }

  /// The comparisons, with what each rests on, as rows for people.
  var focusRows: [(name: String, outcome: Outcome, note: String)]? {
    focus.map { focus in
      let deciding = focus.comparisons(at: goal.level).map(\.neighbour)
      return focus.comparisons.map { comparison in
        let neighbour = comparison.neighbour
        let isAdvice = !deciding.contains(neighbour)
        let needed = isAdvice ? ContrastRequirement.nonText : asked
        return (
          neighbour.rawValue, comparison.outcome(atLeast: needed),
          "\(comparison.figure), needs \(CSSNumber.text(needed)):1 by \(neighbour.criterion)"
            + " (\(neighbour.level.rawValue))" + (isAdvice ? ", does not decide" : "")
        )
      }
    }
  }

  /// The comparisons that fail, in a sentence; `nil` when none does.
  var focusFailures: String? {
    guard let focus else { return nil }
    let failures = focus.comparisons(at: goal.level).filter { $0.outcome(atLeast: asked) == .fail }
    guard !failures.isEmpty else { return nil }
    return failures.map { comparison in
      let neighbour = comparison.neighbour
      return "\(comparison.figure) against \(neighbour.phrase) (WCAG \(neighbour.criterion), "
        + "\(neighbour.level.rawValue))"
    }.joined(separator: ", ")
  }

  /// The comparisons for programs.
  var focusMember: JSONValue.Member? {
    focus.map { focus in
      let deciding = focus.comparisons(at: goal.level).map(\.neighbour)
      return JSONValue.Member(
        "focus",
        .array(
          focus.comparisons.map { comparison in
            let (neighbour, contrast) = (comparison.neighbour, comparison.contrast)
            let decides = deciding.contains(neighbour)
            let needed = decides ? asked : ContrastRequirement.nonText
            return [
              "against": .string(neighbour.rawValue), "ratio": .number(contrast.ratio),
              "painted": .number(contrast.paintedRatio),
              "fg": .string(contrast.painted.foreground.hex),
              "bg": .string(contrast.painted.background.hex),
              "criterion": .string(neighbour.criterion), "level": .string(neighbour.level.rawValue),
              "required": .number(needed),
              "outcome": .string(comparison.outcome(atLeast: needed).rawValue),
              "decides": .bool(decides),
            ]
          }))
    }
  }
}

extension FocusContrast.Comparison {
  /// The ratio that decides: `4.51:1`.
  fileprivate var figure: String { "\(Contrast.text(contrast.leastRatio)):1" }
}
