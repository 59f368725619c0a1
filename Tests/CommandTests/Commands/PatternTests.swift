import LegibleTestSupport
import Testing

/// A pattern that matches nothing is an error with a hint.
@Suite struct PatternTests {
  private static func app(_ lint: String, tokens: String = "app.tokens.json") throws
    -> TemporaryFolder
  {
    try TemporaryFolder([
      "legible.json": #"{"tokens": "\#(tokens)", "lint": \#(lint)}"#,
      "app.tokens.json": """
      {"vendor": {"grey": {
        "$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}
      }}}
      """,
      "more.tokens.json": #"{"size": {"$type": "number", "$value": 1}}"#,
    ])
  }

  /// Settings of lint rules, the part of the project that is checked, and what is said of it.
  @Test(arguments: [
    (#"{"exclude": ["vendor.*"]}"#, ".", nil, nil),
    (
      #"{"exclude": ["vendr.*"]}"#, "app.tokens.json", #"1:52: error: no token matches "vendr.*""#,
      "Did you mean vendor.*?"
    ),
    (
      #"{"exclude": ["old.*"]}"#, "app.tokens.json", #"error: no token matches "old.*""#,
      "Most likely a token was renamed; correct the pattern or remove it."
    ),
    (#"{"exclude": ["old.*"]}"#, ".", #"error: no token matches "old.*""#, nil),
    // The others may be in files that are not checked.
    (#"{"exclude": ["vendor.*", "old.*"]}"#, "more.tokens.json", nil, nil),
    (
      #"{"rules": {"naming": {"exclude": ["vender"]}}}"#, "app.tokens.json",
      #"error: no token matches "vender""#, "Did you mean vendor?"
    ),
    (
      #"{"rules": {"missing-description": {"severity": "note", "tokens": ["vndor.*"]}}}"#,
      "app.tokens.json", #"error: no token matches "vndor.*""#, "Did you mean vendor.*?"
    ),
  ])
  func checksThoseOfLint(lint: String, path: String, message: String?, hint: String?) throws {
    let folder = try Self.app(lint)
    let run = try CommandRun(["check", path], in: folder.path)
    #expect(run.status == (message == nil ? 0 : 1), "\(run.errors)")
    #expect(run.errors.contains("unused-pattern") == (message != nil), "\(run.errors)")
    if let message { #expect(run.errors.contains(message), "\(run.errors)") }
    if let hint { #expect(run.errors.contains(hint), "\(run.errors)") }
  }

  /// What could not be read may have had the tokens.
  @Test func saysNothingOfWhatWasNotRead() throws {
    let folder = try Self.app(#"{"exclude": ["old.*"]}"#)
    try folder.write(Array("{".utf8), to: "app.tokens.json")
    let run = try CommandRun(["check", "app.tokens.json"], in: folder.path)
    #expect(run.status == 1)
    #expect(!run.errors.contains("unused-pattern"))
  }

  @Test func auditsFailByThem() throws {
    let folder = try Self.app("{}")
    let configuration = """
      {"tokens": "app.tokens.json", "colorSets": {"a": ["vendr.*"]},
       "targets": [{"name": "x", "width": 50, "height": 50}]}
      """
    try folder.write(Array(configuration.utf8), to: "legible.json")
    let run = try CommandRun(["audit"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("Did you mean vendor.*?"), "\(run.output)")
  }

  @Test func gridsTellWhatWasMeant() throws {
    let folder = try Self.app("{}")
    let run = try CommandRun(["contrast", "--grid", "vendr.*", "white"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: no colour token matches vendr.*"))
    #expect(run.errors.contains("hint: Did you mean vendor.*?"))
  }
}
