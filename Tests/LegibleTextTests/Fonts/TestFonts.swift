import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The small fonts that `Scripts/make-test-fonts` makes: a box for each letter, with a width that tells
/// the face.
enum TestFonts {
  /// A file's bytes.
  static func bytes(_ name: String) throws -> [UInt8] {
    let path = "\(PackageFolder.path)/Tests/Fonts/\(name)"
    return [UInt8](try #require(FileManager.default.contents(atPath: path)))
  }

  /// A library of some files and no others, in their order.
  static func library(
    _ names: [String], fallback: FontLibrary.Fallback = .none, preferences: [FontPreference] = []
  ) throws -> FontLibrary {
    try FontLibrary(
      names.map { FontSource(path: $0, bytes: try bytes($0)) }, fallback: fallback,
      preferences: preferences)
  }

  /// The faces of the family Legible Test.
  static let family = ["Regular.ttf", "Light.ttf", "Bold.ttf", "Italic.ttf", "Condensed.ttf"]
}

/// A style of one em of 1,000 pt, so that widths are font units.
func units(
  _ families: String..., weight: Double = 400, slant: FontSlant = .upright, width: Double = 100
) -> TextStyle {
  TextStyle(
    name: "units", families: families, size: 1000, weight: weight, slant: slant, fontWidth: width)
}
