import Testing

@testable import LegibleTokens

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a.json", "r.json", "a.json"), ("./a.json", "t/r.json", "t/a.json"),
    ("../a.json", "t/r.json", "a.json"), ("../../a.json", "t/r.json", "../a.json"),
    ("/x/a.json", "t/r.json", "/x/a.json"), ("../a.json", "/t/u/r.json", "/t/a.json"),
    ("a.json", "legible:r.json", "legible:a.json"),
    ("legible:a.json", "t/r.json", "legible:a.json"),
  ])
  func resolves(reference: String, file: String, expected: String) {
    #expect(FilePath.resolve(reference, from: file) == expected)
  }
}
