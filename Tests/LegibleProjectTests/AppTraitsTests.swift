import LegibleAdaptive
import LegibleCore
import LegibleProject
import LegibleTestSupport
import Testing

@Suite struct AppTraitsTests {
  /// A project with an app and an extension; what they set goes in between.
  private static func project(
    app: String = "", project: String = "", file: String = "", last: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P1 = {isa = PBXProject; buildConfigurationList = L1; developmentRegion = de; targets = (T1, T2, ); };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L2; };
        T2 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildConfigurationList = L3; };
        T3 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L4; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C0, C1); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        L3 = {isa = XCConfigurationList; buildConfigurations = (C3); };
        L4 = {isa = XCConfigurationList; buildConfigurations = (C4); };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
        C1 = {isa = XCBuildConfiguration; name = Release; \(file)buildSettings = {\(project)}; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(app)}; };
        C3 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = watchos; TARGETED_DEVICE_FAMILY = 4; IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
        C4 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 10.0; }; };
        F1 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, ); path = Configuration; sourceTree = "<group>"; };
        \(last)
      };
      rootObject = P1;
    }

    """
  }

  private static func read(
    _ text: String, _ others: [String: String] = [:]
  ) -> (AppTraits, [Finding]) {
    let files = others.merging(["in/App.xcodeproj/project.pbxproj": text]) { $1 }
    let names = files.keys.sorted().map { String($0.dropFirst("in/".count)) }
    return AppTraits.reading("in", files: names, MemoryFiles(files))
  }

  @Test func theAppDecides() {
    let (traits, findings) = Self.read(
      Self.project(
        app: "IPHONEOS_DEPLOYMENT_TARGET = 16.4; TARGETED_DEVICE_FAMILY = \"1,2,6\"; ",
        project: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; "))
    #expect(findings.isEmpty)
    #expect(traits.minimumSystem?.value == SystemVersion(16, 4))
    #expect(traits.minimumSystem?.location.path == "in/App.xcodeproj/project.pbxproj")
    #expect(traits.minimumSystem?.location.line == 15)
    #expect(traits.families?.value == [.iPhone, .iPad])
    #expect(traits.developmentLanguage == "de")
    #expect(traits.orientations.isEmpty)
    #expect(
      traits.phrase
        == "iOS 16.4 and later, iPhone and iPad (in/App.xcodeproj/project.pbxproj:15)")
  }

  /// What the target leaves open the project says, and what that leaves open its file of settings.
  @Test func settingsAreInherited() {
    let project = Self.project(
      app: "TARGETED_DEVICE_FAMILY = 1; ", file: "baseConfigurationReference = F1; ")
    let (traits, _) = Self.read(
      project,
      [
        "in/Configuration/App.xcconfig": """
        #include "Version.xcconfig"
        IPHONEOS_DEPLOYMENT_TARGET = $(LEAST) // since the last release
        IPHONEOS_DEPLOYMENT_TARGET[sdk=watchos*] = 9.0
        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown

        """, "in/Configuration/Version.xcconfig": "LEAST = 17.0\n#include \"App.xcconfig\"\n",
      ])
    #expect(traits.minimumSystem?.value == SystemVersion(17))
    #expect(traits.minimumSystem?.location.description == "in/Configuration/App.xcconfig:2:1")
    #expect(traits.families?.value == [.iPhone])
    #expect(traits.orientations[.iPhone]?.value == [.portrait])
    #expect(
      traits.phrase
        == "iOS 17 and later, iPhone, portrait (in/Configuration/App.xcconfig:2)")
  }

  /// What `Info.plist` or the settings say of each family, and the phrase for it.
  private static let orientations: [(settings: String, info: String, phrase: String)] = [
    (
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait; ",
      "",
      "portrait on iPhone (in/App.xcodeproj/project.pbxproj:15)"
    ),
    (
      """
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \
      "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"; TARGETED_DEVICE_FAMILY = 2; 
      """, "", "iPad, landscapeLeft and landscapeRight (in/App.xcodeproj/project.pbxproj:15)"
    ),
    (
      "TARGETED_DEVICE_FAMILY = 1; ",
      "<key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string></array>",
      "iPhone (in/App.xcodeproj/project.pbxproj:15)"
    ),
    (
      "",
      "<key>UISupportedInterfaceOrientations</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>",
      "portrait on iPhone, portrait on iPad (in/App/Info.plist:2)"
    ),
    (
      "",
      """
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string>
      <string>UIInterfaceOrientationLandscapeLeft</string><string>UIInterfaceOrientationLandscapeRight</string></array>
      """, "portrait on iPhone (in/App/Info.plist:1)"
    ),
  ]

  @Test(arguments: orientations)
  func orientationsGoByFamily(_ settings: String, _ info: String, _ phrase: String) {
    let (traits, findings) = Self.read(
      Self.project(app: settings + "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; "),
      ["in/App/Info.plist": "<plist><dict>\(info)</dict></plist>"])
    #expect(findings.isEmpty)
    #expect(traits.phrase == phrase)
  }

  /// A damaged `Info.plist` is a finding; the settings count.
  @Test func aCutInfoFile() {
    let (traits, findings) = Self.read(
      Self.project(app: "INFOPLIST_FILE = Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 16.0; "),
      ["in/Info.plist": "<plist><dict><key>UISupp"])
    #expect(traits.minimumSystem?.value == SystemVersion(16))
    #expect(findings.map(\.rule) == ["project-syntax"])
    #expect(findings.map(\.location.path) == ["in/Info.plist"])
  }

  /// Of settings with a condition those for iOS count, in both kinds of file.
  @Test func settingsWithConditions() {
    let (traits, _) = Self.read(
      Self.project(
        app: """
          "TARGETED_DEVICE_FAMILY[sdk=iphoneos*]" = 1; "TARGETED_DEVICE_FAMILY[sdk=macosx*]" = 2; 
          """, file: "baseConfigurationReference = F1; "),
      [
        "in/Configuration/App.xcconfig": """
        IPHONEOS_DEPLOYMENT_TARGET = 15.0
        IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][arch=*] = 17.0
        IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*] = 18.0

        """
      ])
    #expect(traits.families?.value == [.iPhone])
    #expect(traits.minimumSystem?.value == SystemVersion(17))
  }

  /// Settings and files that would multiply with each level come to an end.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "A = $(A)$(A)$(A)$(A)$(A)$(A)$(A)$(A)\nIPHONEOS_DEPLOYMENT_TARGET = $(A)\n",
      String(repeating: "A = x$(inherited)$(inherited)\n", count: 200),
      String(repeating: "#include \"App.xcconfig\"\n", count: 50),
    ])
  func settingsThatMultiply(_ text: String) {
    let (traits, _) = Self.read(
      Self.project(app: "TARGETED_DEVICE_FAMILY = 1; ", file: "baseConfigurationReference = F1; "),
      ["in/Configuration/App.xcconfig": text])
    #expect(traits.families?.value == [.iPhone])
  }

  @Test func aConflictIsFoundAndBothSidesAreRead() throws {
    let (traits, findings) = Self.read(
      Self.project(
        app: """

          <<<<<<< ours
          IPHONEOS_DEPLOYMENT_TARGET = 15.0;
          =======
          IPHONEOS_DEPLOYMENT_TARGET = 16.0;
          >>>>>>> theirs

          """))
    #expect(traits.minimumSystem?.value == SystemVersion(16))
    #expect(
      findings.map(\.message) == Array(repeating: "a merge conflict that is not resolved", count: 3)
    )
    #expect(findings.map(\.location.line) == [16, 18, 20])
    #expect(findings.allSatisfy { $0.rule == "project-syntax" && $0.severity == .warning })
  }

  /// Wherever a file is cut, a version of the app or of its project is read, or none.
  @Test func cutFiles() {
    let text = Self.project(app: "IPHONEOS_DEPLOYMENT_TARGET = 16.4; ")
    var known = 0
    for count in stride(from: 0, to: text.utf8.count, by: 7) {
      let (traits, _) = Self.read(String(decoding: Array(text.utf8).prefix(count), as: UTF8.self))
      guard let system = traits.minimumSystem?.value else { continue }
      known += 1
      #expect([9, 16].contains(system.major), "\(count)")
    }
    #expect(known > 10)
  }

  @Test(arguments: [
    "", "{", "(((((", "{a = {", String(repeating: "{a = ", count: 200), "objects = 1;",
  ])
  func hostileFiles(_ text: String) {
    #expect(Self.read(text).0 == AppTraits())
  }

  @Test func noProject() {
    let (traits, findings) = AppTraits.reading(
      "in", files: ["View.swift"], MemoryFiles([String: String]()))
    #expect(traits == AppTraits() && findings.isEmpty)
    #expect(traits.phrase == nil)
  }

  @Test func aFileThatIsNotText() {
    let (traits, findings) = AppTraits.reading(
      "in", files: ["App.xcodeproj/project.pbxproj"],
      MemoryFiles(["in/App.xcodeproj/project.pbxproj": [0x41, 0xFF, 0xFE, 0x80]]))
    #expect(traits == AppTraits())
    #expect(findings.map(\.rule) == ["encoding"])
  }
}
