import LegibleCore

extension TokenResolver {
  /// Evaluates the default context of a file that stands alone, and tells whether the file refers
  /// to the tokens of iOS.
  package func evaluateAlone() -> (evaluator: Evaluator, needsPlatform: Bool) {
    let evaluator = evaluate(defaultContext, reportingTo: FindingCollector())
    return (evaluator, evaluator.unknownPaths.contains { $0.hasPrefix("ios.") })
  }
}
