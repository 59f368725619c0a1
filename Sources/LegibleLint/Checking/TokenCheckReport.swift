public import LegibleCore

/// What checking token files gave.
public struct TokenCheckReport: Sendable {
  /// What was found, sorted by location; one cause is one finding.
  public let findings: [Finding]
  /// How many files were read.
  public let files: Int
  /// How many tokens there are, counted once each by path and file that was named.
  public let tokens: Int
  /// How many contexts were resolved.
  public let contexts: Int

  /// How many findings are errors.
  public var errors: Int { findings.count { $0.severity == .error } }

  /// How many findings are warnings.
  public var warnings: Int { findings.count { $0.severity == .warning } }
}
