/// A pair with its verdicts.
package struct JudgedPair: Sendable {
  var pair: ColorPair
  package var rows: [ContrastEvidence.Row]

  /// The context in which it does worst: the least ratio.
  package var worst: ContrastEvidence.Row? { rows.min { $0.leastRatio < $1.leastRatio } }
}
