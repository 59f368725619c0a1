/// An error with a place and a way out: the findings that made going on impossible.
public struct LegibleError: Error, Hashable, Sendable {
  /// At least one finding of severity error, in the order they were found.
  public var findings: [Finding]

  /// Creates an error out of all that was found.
  public init(_ findings: [Finding]) {
    precondition(!findings.isEmpty, "an error needs a finding")
    self.findings = findings
  }

  /// Creates an error with one finding.
  public init(
    rule: Rule, _ message: String, hint: String? = nil, suggestion: Suggestion? = nil,
    at location: SourceLocation
  ) {
    self.init([
      Finding(
        rule: rule, severity: .error, message: message, hint: hint, suggestion: suggestion,
        at: location)
    ])
  }
}

extension LegibleError: CustomStringConvertible {
  /// Each finding as a compiler would print it.
  public var description: String {
    findings
      .map { "\($0.location.prefix)\($0.severity.rawValue): \($0.message) [\($0.rule)]" }
      .joined(separator: "\n")
  }
}
