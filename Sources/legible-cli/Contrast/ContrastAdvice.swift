import LegibleJSON
import LegibleKit

/// What is told beside the verdicts on a pair, as far as it was asked for.
struct ContrastAdvice {
  let remedies: ContrastRemedies?
  let viewing: ContrastViewing?

  /// Members for programs.
  var members: [JSONValue.Member] { (remedies?.members ?? []) + (viewing?.members ?? []) }

  /// Lines for people; `swatch` shows a pair where the terminal can.
  func lines(swatch: (Contrast) -> String) -> [String] {
    (remedies?.lines(swatch: swatch) ?? []) + (viewing.map { [""] + $0.lines } ?? [])
  }
}
