// swift-tools-version: 6.2
import PackageDescription

/// The dialect of the library: see CONTRIBUTING.md.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Legible", path: "..")],
  targets: [
    // Only carries flags: Swift does not see HarfBuzz here, C does.
    .systemLibrary(
      name: "CHarfBuzzFlags", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "CYardsticks", dependencies: ["CHarfBuzzFlags"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "measure"),
    .executableTarget(name: "empty", swiftSettings: strict),
    .executableTarget(
      name: "bench",
      dependencies: ["CYardsticks", .product(name: "LegibleKit", package: "Legible")],
      swiftSettings: strict),
  ],
  cLanguageStandard: .gnu2x  // wait4
)
