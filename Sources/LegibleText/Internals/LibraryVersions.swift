import CFreeType
import CHarfBuzz
import CLegibleUnicode

/// The versions of the libraries whose work shows in results; reports name them.
package struct LibraryVersions: Hashable, Sendable {
  /// HarfBuzz, which shapes.
  package let harfBuzz: String
  /// FreeType, which opens fonts.
  package let freeType: String
  /// ICU, which finds breaks and bidi levels.
  package let icu: String
  /// The Unicode version of ICU's data.
  package let unicode: String

  /// The versions in use.
  package static let current = Self()

  private init() {
    unsafe harfBuzz = String(cString: hb_version_string())
    freeType = "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"
    unsafe icu = String(cString: legible_icu_version())
    unsafe unicode = String(cString: legible_unicode_version())
  }
}
