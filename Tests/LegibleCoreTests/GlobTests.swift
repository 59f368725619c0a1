import LegibleCore
import Testing

@Suite struct GlobTests {
  static let paths: [(String, String, Bool)] = [
    ("*.strings", "a.strings", true),
    ("*.strings", "de.lproj/a.strings", false),
    ("**/*.strings", "a.strings", true),
    ("**/*.strings", "x/y/a.strings", true),
    ("x/**", "x/y/a.strings", true),
    ("x/**/a.strings", "x/a.strings", true),
    ("x/**/a.strings", "x/y/z/a.strings", true),
    ("x/**/a.strings", "xy/a.strings", false),
    ("*.lproj/L?.strings", "de.lproj/L1.strings", true),
    ("?.strings", "/.strings", false),
    ("a*b*c", "aXbYbc", true),
    ("a*b*c", "aXbYbcd", false),
    ("", "", true),
    ("", "a", false),
    // A combining mark does not hide the slash before it.
    ("*.strings", "de.lproj/\u{301}a.strings", false),
    ("*/*.strings", "de.lproj/\u{301}a.strings", true),
    ("de.lproj/*", "de.lproj/\u{301}a.strings", true),
    ("**/\u{301}a", "x/y/\u{301}a", true),
    ("caf\u{E9}/*", "cafe\u{301}/a", true),
    ("cafe/*", "cafe\u{301}/a", false),
  ]

  @Test(arguments: paths) func matchesPaths(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(path: pattern).matches(path) == expected)
  }

  static let keys: [(String, String, Bool)] = [
    ("*", "", true),
    ("*", "a/b.c", true),
    ("*.title", "trip/list.title", true),
    ("trip.*.title", "trip.title", false),
    ("trip.?", "trip.é", true),
    ("**", "a", true),
    ("a*\u{301}", "ax\u{301}b\u{301}", false),
    ("a*\u{301}", "ab/\u{301}", true),
    ("e*", "e\u{301}x", false),
  ]

  @Test(arguments: keys) func matchesKeys(_ pattern: String, _ key: String, _ expected: Bool) {
    #expect(Glob(key: pattern).matches(key) == expected)
  }
}
