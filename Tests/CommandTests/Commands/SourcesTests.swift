import LegibleTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SourcesTests {
  /// The reader of sources is built only where the toolchain brings SwiftSyntax.
  static let reader = PackageFolder.command.replacing(#/[^/]+$/#, with: "legible-sources")
  static var isBuilt: Bool { FileManager.default.fileExists(atPath: reader) }

  static let files = [
    "App/View.swift": """
    @main struct Shown: App {
      var body: some Scene {
        WindowGroup {
          Text("title").font(.headline).lineLimit(1).minimumScaleFactor(0.8)
          Row(label: NSLocalizedString("row", comment: ""))
        }
      }
    }
    struct Row: View {
      let label: String
      var body: some View { Text(label) }
    }

    """,
    "App/en.lproj/Localizable.strings":
      "\"title\" = \"Title\";\n\"row\" = \"Row\";\n\"old\" = \"Old\";\n",
  ]

  @Test(
    .enabled(if: isBuilt),
    arguments: [
      CommandCase("sources-text", ["sources", "App"], files: files),
      CommandCase("sources-json", ["sources", "App", "--format", "json"], files: files),
      CommandCase("sources-missing-folder", ["sources", "Ap"], files: files),
    ])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }

  /// What is read of a file is kept for the next run, unless that is not wanted.
  @Test(.enabled(if: isBuilt)) func keepsWhatItRead() throws {
    let folder = try TemporaryFolder(Self.files)
    func output(_ options: [String]) throws -> String {
      try CommandRun(
        ["sources", "App"] + options, environment: ["XDG_CACHE_HOME": folder.path + "/cache"],
        in: folder.path
      ).output
    }
    func kept() throws -> Int { try folder.files().count { $0.hasPrefix("cache/legible/") } }
    let anew = try output(["--no-cache"])
    #expect(try kept() == 0)
    #expect(try output([]) == anew)
    #expect(try kept() > 0)
    #expect(try output([]) == anew)
  }

  /// A program of that name in the folder that is read does not run.
  @Test func isNotTakenFromTheFolder() throws {
    let folder = try TemporaryFolder(Self.files)
    // By another process: while this one had the copy open for writing, a fork elsewhere would keep it busy.
    #expect(try CommandRun(script: "cp \"$1\" legible", in: folder.path).status == 0)
    try folder.write(Array("#!/bin/sh\necho bad\n".utf8), to: "App/legible-sources")
    let run = try CommandRun(
      ["sources", "."], environment: ["PATH": "\(folder.path)/App:/bin"], in: folder.path + "/App",
      program: "\(folder.path)/legible")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("legible-sources is not installed"))
  }
}
