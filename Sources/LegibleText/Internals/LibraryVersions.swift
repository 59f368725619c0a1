import CFreeType
import CHarfBuzz
import CLegibleUnicode

/// The versions of the libraries whose work shows in results; reports name them.
public struct LibraryVersions: Hashable, Sendable {
  /// HarfBuzz, which shapes.
  public let harfBuzz: String
  /// FreeType, which opens fonts.
  public let freeType: String
  /// ICU, which finds breaks and bidi levels.
  public let icu: String
  /// The Unicode version of ICU's data.
  public let unicode: String

  /// The versions in use.
  public static let current = Self()

  private init() {
    unsafe harfBuzz = String(cString: hb_version_string())
    freeType = "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"
    unsafe icu = String(cString: legible_icu_version())
    unsafe unicode = String(cString: legible_unicode_version())
  }
}
