import LegibleTestSupport
import Testing

/// Input that no one means: the command stays quick, and the terminal stays as it was.
@Suite(.timeLimit(.minutes(1))) struct HostileInputTests {
  /// A token whose names, values and texts try to steer the terminal.
  static let escapes = #"""
    {
      "a\u001B[31m\u009B\u202E": {
        "$type": "fontFamily", "$value": ["\u001B]0;title\u0007"],
        "$description": "\u001B[2J", "$deprecated": "\u0085\u2028"
      },
      "b": {"$value": "{a\u001B[31m\u009B\u202E}"},
      "c": {"$value": "{\u001B[31m}"}
    }
    """#

  @Test(arguments: [
    ["tokens", "t.json"], ["explain", "a\u{1B}[31m\u{9B}\u{202E}", "--tokens", "t.json"],
    ["explain", "b", "--tokens", "t.json"], ["explain", "\u{1B}[31m", "--tokens", "t.json"],
    ["check", "t.json"], ["check", "\u{1B}[31m"], ["measure", "\u{1B}[31m\u{202E}"],
    ["contrast", "\u{1B}[31m", "#fff"], ["\u{1B}[31m"], ["check", "--\u{1B}[31m"],
  ])
  func controlsAreSpelledOut(_ words: [String]) throws {
    let folder = try TemporaryFolder(["t.json": Self.escapes])
    let run = try CommandRun(words, in: folder.path)
    let text = run.output + run.errors
    #expect(text.contains("\\u{1B}") || text.contains("\\u{202E}"))
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
    }
  }

  @Test(arguments: [
    ["tokens", "t.json", "--format", "json"], ["export", "css", "--tokens", "t.json"],
  ])
  func chainsOfReferencesAreFollowedOnce(_ words: [String]) throws {
    let links = (1...10_000).map { #", "t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    let text = #"{"t0": {"$type": "number", "$value": 1}"# + links.joined() + "}"
    let folder = try TemporaryFolder(["t.json": text])
    let run = try CommandRun(words, in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("t9999"))
  }
}
