import LegibleCore
import Testing

@Suite struct JoinedPathTests {
  @Test(arguments: [
    ("", "a/b", "a/b"), (".", "a", "a"), ("x", "a", "x/a"), ("x/", "a", "x/a"), ("/", "a", "/a"),
    ("x", "", "x/"),
  ])
  func paths(_ folder: String, _ file: String, _ path: String) {
    #expect(joinedPath(folder, file) == path)
  }
}
