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
  /// The text with durations, which differ from run to run, as `N s`.
  public var timeless: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasSuffix(" s"), let comma = line.lastIndex(of: ",") else { return String(line) }
      let duration = line[line.index(after: comma)...].dropFirst().dropLast(2)
      return Double(duration) == nil ? String(line) : line[...comma] + " N s"
    }.joined(separator: "\n")
  }
}
