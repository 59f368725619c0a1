import LegibleArguments
import LegibleKit

/// What the program tells its caller.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// There are findings that the caller wanted to hear of, or rows that could not be answered.
  case findings = 1
  /// Wrong usage, input that cannot be used, or nothing measured.
  case failure = 2
}

/// The least severity that makes a run fail.
enum FailThreshold: String, CaseIterable {
  case error, warning, note, never

  /// The option that commands with findings take.
  static let option = Option<Self>(
    "fail-on", value: "SEVERITY",
    help: "The least severity that gives exit status 1. Default: error.",
    parse: .choice { word in
      ["none", "no", "off"].contains(word.lowercased())
        ? .never
        : closestMatch(to: word, in: allCases.map(\.rawValue)).flatMap(Self.init(rawValue:))
    })

  /// The exit status for some findings.
  func status(for findings: some Sequence<Finding>) -> ExitStatus {
    status(for: findings.map(\.severity))
  }

  /// The exit status for what some things amount to.
  func status(for severities: some Sequence<Severity>) -> ExitStatus {
    guard let least = Severity(rawValue: rawValue) else { return .success }
    return severities.contains { $0 >= least } ? .findings : .success
  }
}
