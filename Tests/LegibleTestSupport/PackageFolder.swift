#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The places of the package that tests need.
public enum PackageFolder {
  /// The folder that holds `Package.swift`.
  public static let path = parent(of: parent(of: parent(of: #filePath)))

  /// The folder of the recorded command output.
  public static let snapshots = path + "/Tests/CommandTests/Snapshots"

  /// The `legible` command that was built with the tests.
  ///
  /// It lies beside the test program; where a helper of the toolchain runs the tests, in the
  /// default place.
  public static let command: String = {
    var folder = parent(of: CommandLine.arguments.first ?? "")
    while folder.contains("/") {
      let candidate = folder + "/legible"
      if FileManager.default.isExecutableFile(atPath: candidate), candidate.contains(".build") {
        return candidate
      }
      folder = parent(of: folder)
    }
    return path + "/.build/debug/legible"
  }()

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
