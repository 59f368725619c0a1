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
  ]

  @Test(arguments: keys) func matchesKeys(_ pattern: String, _ key: String, _ expected: Bool) {
    #expect(Glob(key: pattern).matches(key) == expected)
  }
}
