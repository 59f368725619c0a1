#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recorded output.
public enum Snapshots {
  /// Whether this run records output instead of comparing it: `RECORD_SNAPSHOTS=1`.
  public static let areRecorded = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
}

extension String {
  /// The text with the durations of audits, which differ from run to run, as `N s`.
  public var timeless: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("measured in ") ? "measured in N s" : String(line)
    }.joined(separator: "\n")
  }
}
