// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// One strict dialect for every Swift target: see CONTRIBUTING.md.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The library's modules, from the bottom up.
///
/// Whoever imports LegibleKit depends on each by name: a change of one leaves LegibleKit's own module
/// as it was, and what imports that alone would not be built anew.
let modules = [
  "LegibleCore", "LegibleUnicode", "LegibleFiles", "LegibleJSON", "LegibleXML", "LegibleColor",
  "LegibleText", "LegibleAdaptive", "LegibleTokens", "LegibleDialects", "LegibleLint",
  "LegibleExport", "LegibleCatalogs", "LegibleProject", "LegibleUses", "LegibleAudit",
  "LegibleReport",
]
let library = (modules + ["LegibleKit"]).map { Target.Dependency.target(name: $0) }

let package = Package(
  name: "Legible",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LegibleKit", targets: modules + ["LegibleKit"]),
    .executable(name: "legible", targets: ["legible-cli"]),
  ],
  targets: [
    // System libraries, found through pkg-config.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // It comes without a description for pkg-config; elsewhere than on Linux nothing is hyphenated.
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),

    // C: the narrow view of ICU, and the data embedded in the binary.
    .target(name: "CLegibleUnicode", dependencies: ["CICU"]),
    .target(
      name: "CLegibleFonts", path: "Fonts", exclude: ["README.md", "licences"],
      sources: ["fonts.c"]),
    .target(
      name: "CLegibleTokens", path: "Tokens", exclude: ["README.md"],
      sources: ["tokens.c"]),

    // The library, from the bottom up.
    .target(
      name: "LegibleCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LegibleUnicode", dependencies: ["CLegibleUnicode"]),
    .target(name: "LegibleFiles", dependencies: ["LegibleCore"]),
    .target(name: "LegibleJSON", dependencies: ["LegibleCore", "CYAML"]),
    .target(name: "LegibleXML", dependencies: ["LegibleCore", "CExpat"]),
    .target(name: "LegibleColor", dependencies: ["LegibleCore"]),
    .target(
      name: "LegibleText",
      dependencies: [
        "LegibleCore", "LegibleUnicode", "CFreeType", "CHarfBuzz", "CLegibleUnicode",
        "CLegibleFonts",
        .target(name: "CHyphen", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "LegibleAdaptive", dependencies: ["LegibleCore"]),
    .target(
      name: "LegibleTokens",
      dependencies: [
        "LegibleCore", "LegibleFiles", "LegibleJSON", "LegibleColor", "CLegibleTokens",
      ]),
    .target(
      name: "LegibleDialects",
      dependencies: [
        "LegibleCore", "LegibleFiles", "LegibleJSON", "LegibleColor", "LegibleTokens",
      ]),
    .target(
      name: "LegibleLint",
      dependencies: [
        "LegibleCore", "LegibleFiles", "LegibleJSON", "LegibleColor", "LegibleTokens",
        "LegibleDialects",
      ]),
    .target(
      name: "LegibleExport",
      dependencies: ["LegibleCore", "LegibleJSON", "LegibleColor", "LegibleTokens"]),
    .target(
      name: "LegibleCatalogs",
      dependencies: [
        "LegibleCore", "LegibleUnicode", "LegibleFiles", "LegibleJSON", "LegibleXML",
      ]),
    .target(
      name: "LegibleProject", dependencies: ["LegibleCore", "LegibleAdaptive", "LegibleCatalogs"]),
    .target(name: "LegibleUses", dependencies: ["LegibleCore", "LegibleJSON"]),
    .target(
      name: "LegibleAudit",
      dependencies: [
        "LegibleCore", "LegibleFiles", "LegibleJSON", "LegibleColor", "LegibleText",
        "LegibleAdaptive", "LegibleTokens", "LegibleDialects", "LegibleLint", "LegibleCatalogs",
        "LegibleProject", "LegibleUses",
      ]),
    .target(
      name: "LegibleReport",
      dependencies: [
        "LegibleCore", "LegibleJSON", "LegibleColor", "LegibleText", "LegibleAdaptive",
        "LegibleTokens", "LegibleCatalogs", "LegibleUses", "LegibleAudit",
      ]),
    .target(name: "LegibleKit", dependencies: modules.map { .target(name: $0) }),

    // The command.
    .target(name: "LegibleArguments", dependencies: ["LegibleCore"]),
    .executableTarget(name: "legible-cli", dependencies: library + ["LegibleArguments"]),
  ],
  cLanguageStandard: .c2x  // #embed
)

for test in [
  "Core", "Unicode", "Files", "JSON", "XML", "Arguments", "Color", "Text", "Adaptive", "Tokens",
  "Dialects", "Lint",
  "Export", "Catalogs", "Project", "Uses", "Audit", "Report",
] {
  package.targets.append(
    .testTarget(
      name: "Legible\(test)Tests",
      dependencies: [
        .target(name: "Legible\(test)"), "LegibleTestSupport",
      ]))
}
package.targets += [
  .target(
    name: "LegibleTestSupport", dependencies: ["LegibleCore"], path: "Tests/LegibleTestSupport"),
  .target(
    name: "LegibleAuditSupport",
    dependencies: ["LegibleAudit", "LegibleUses", "LegibleTestSupport"],
    path: "Tests/LegibleAuditSupport"),
  .target(
    name: "LegibleTokensSupport", dependencies: ["LegibleLint", "LegibleTestSupport"],
    path: "Tests/LegibleTokensSupport"),
  .testTarget(
    name: "CommandTests", dependencies: library + ["legible-cli", "LegibleTestSupport"],
    exclude: ["Snapshots"]),
]

for test in package.targets where test.type == .test {
  switch test.name {
  case "LegibleTokensTests", "LegibleDialectsTests", "LegibleLintTests":
    test.dependencies.append("LegibleTokensSupport")
  case "LegibleProjectTests": test.dependencies.append("LegibleAdaptive")
  case "LegibleUsesTests": test.dependencies.append("LegibleJSON")
  case "LegibleExportTests": test.dependencies.append("LegibleDialects")
  case "LegibleAuditTests", "LegibleReportTests": test.dependencies.append("LegibleAuditSupport")
  default: break
  }
}

// The reader of Swift sources needs SwiftSyntax, which comes with the toolchain and is no package here.
if let host = swiftSyntaxFolder() {
  let flags = [SwiftSetting.unsafeFlags(["-I", host])]
  let linking = [LinkerSetting.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  package.products.append(.executable(name: "legible-sources", targets: ["legible-sources"]))
  package.targets += [
    .target(
      name: "LegibleSources",
      dependencies: ["LegibleCore", "LegibleXML", "LegibleCatalogs", "LegibleUses"]),
    .executableTarget(
      name: "legible-sources",
      dependencies: [
        "LegibleCore", "LegibleFiles", "LegibleJSON", "LegibleCatalogs", "LegibleUses",
        "LegibleArguments", "LegibleSources",
      ],
      swiftSettings: flags, linkerSettings: linking),
    .testTarget(
      name: "LegibleSourcesTests",
      dependencies: [
        "LegibleCatalogs", "LegibleUses", "LegibleSources", "legible-sources", "LegibleTestSupport",
      ],
      swiftSettings: flags, linkerSettings: linking),
  ]
}

/// The folder of the running toolchain with SwiftSyntax, `nil` where it has none that can be linked.
///
/// On Linux the manifest runs with the toolchain's PackageDescription loaded, which says where that is.
func swiftSyntaxFolder() -> String? {
  #if os(Linux)
    // One read gives no more than a page of it.
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
    var bytes = Data()
    while let part = try? maps.read(upToCount: 4096), !part.isEmpty { bytes += part }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let path = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/pm/") else {
        continue
      }
      let host = line[path..<end.lowerBound] + "/lib/swift/host"
      if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") {
        return String(host)
      }
    }
  #endif
  return nil
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
