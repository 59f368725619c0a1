import LegibleTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `init`, `audit` and `explain` on the folder of an app without a configuration.
@Suite struct AppFolderTests {
  private static let long =
    "Alle heruntergeladenen Wanderkarten und Hütten aktualisieren und prüfen"

  /// A title that is cut, a text that wraps, one that is only spoken and one that nothing uses.
  static let files = [
    "App/View.swift": """
    @main struct Shown: App {
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            Text("wrapping.button").accessibilityLabel("spoken")
              .navigationTitle("shown")
          }
        }
      }
    }

    """,
    "App/en.lproj/Localizable.strings": """
    "shown" = "Maps";
    "wrapping.button" = "Maps";
    "spoken" = "Maps";
    "unused.button" = "Maps";

    """,
    "App/de.lproj/Localizable.strings": """
    "shown" = "\(long)";
    "wrapping.button" = "\(long)";
    "spoken" = "\(long)";
    "unused.button" = "\(long)";

    """,
    "App/Fonts/Own.txt": "", "Pods/Other/en.lproj/Localizable.strings": "\"other\" = \"Other\";\n",
    ".git/HEAD": "",
  ]

  @Test(
    .enabled(if: SourcesTests.isBuilt),
    arguments: [
      CommandCase("init", ["init"], files: files),
      CommandCase("init-folder", ["init", "App"], files: files),
      CommandCase("explain-key", ["explain", "shown", "--sources", "."], files: files),
      CommandCase(
        "explain-key-json", ["explain", "shown", "--sources", ".", "--format", "json"], files: files
      ),
      CommandCase("explain-key-unknown", ["explain", "showm", "--sources", "."], files: files),
      CommandCase(
        "audit-app",
        ["audit", ".", "--device", "iPhone SE 3,iPhone 14", "--category", "L,XL"], files: files),
    ])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }

  /// What `init` wrote is what `audit` finds by itself.
  @Test(.enabled(if: SourcesTests.isBuilt)) func theConfigurationSaysTheSame() throws {
    let folder = try TemporaryFolder(Self.files)
    let audited = try CommandRun(["audit", "--format", "json"], in: folder.path)
    #expect(try CommandRun(["init"], in: folder.path).status == 0)
    let configured = try CommandRun(["audit", "--format", "json"], in: folder.path)
    #expect(configured.status == 1 && audited.status == 1)
    #expect(
      configured.output
        == audited.output.replacing(#": ".""#, with: #": "legible.json""#))
  }

  @Test(.enabled(if: SourcesTests.isBuilt)) func whatIsThereIsKept() throws {
    let folder = try TemporaryFolder(Self.files.merging(["legible.json": "{}"]) { $1 })
    let run = try CommandRun(["init"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors.contains("legible.json already exists and is kept"))
    #expect(try CommandRun(script: "cat legible.json", in: folder.path).output == "{}")
    #expect(try CommandRun(["init", "--force"], in: folder.path).status == 0)
    #expect(
      try CommandRun(script: "cat legible.json", in: folder.path).output.contains(
        "*.lproj/*.strings"))
  }

  @Test(.enabled(if: SourcesTests.isBuilt)) func sourcesCanBeLeftAside() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try CommandRun(["audit", "--no-sources"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("nothing says where 4 keys are shown"))
  }

  /// What the configuration says itself the project does not change; what it leaves open the project says.
  @Test func theProjectSaysTheRest() throws {
    let project = """
      {objects = {
        P = {isa = PBXProject; buildConfigurationList = L; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0; TARGETED_DEVICE_FAMILY = 1; }; };
      }; }
      """
    let configuration = #"{"strings": ["App/*.lproj/*.strings"], "minimumOS": "17"}"#
    let folder = try TemporaryFolder(
      Self.files.merging([
        "legible.json": configuration, "App.xcodeproj/project.pbxproj": project,
      ]) { $1 })
    let run = try CommandRun(["audit", "--no-sources"], in: folder.path)
    #expect(run.output.contains("devices without iOS 17 to 26"), "\(run.output)")
    #expect(run.output.contains("Project: iPhone (App.xcodeproj/project.pbxproj:5)."))
    #expect(!run.output.contains("iPad"))
  }

  /// The report says that it guessed.
  @Test func aMissingReaderIsSaid() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try CommandRun(script: "cp \"$1\" legible", in: folder.path).status == 0)
    let run = try CommandRun(["audit", "App"], in: folder.path, program: "\(folder.path)/legible")
    #expect(run.status == 0)
    #expect(
      run.output.contains("Sources: legible-sources is not installed, so no sources can be read."))
  }

  @Test func anEmptyFolderHasNothing() throws {
    let folder = try TemporaryFolder(["a.txt": "", ".git/HEAD": ""])
    for command in ["init", "audit"] {
      let run = try CommandRun([command, "."], in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("neither string catalogs nor tokens"), "\(run.errors)")
    }
  }
}
