import LegibleTestSupport
import Testing

/// Input that no one means: the command stays quick, and the terminal stays as it was.
@Suite(.timeLimit(.minutes(5))) struct HostileInputTests {
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

  @Test func manyTokensAreComparedInOneGo() throws {
    let tokens = (0..<40_000).map { #""t\#($0)": {"$type": "number", "$value": \#($0)}"# }
    let folder = try TemporaryFolder(["t.json": "{" + tokens.joined(separator: ", ") + "}"])
    let run = try CommandRun(["diff", "t.json", "t.json"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Each row: a script in a folder with `good.json` and `bad.json`, the exit status, and what is
  /// printed.
  @Test(arguments: [
    ("cat good.json | $1 check /dev/stdin", 0, "1 token"),
    ("cat bad.json | $1 check -", 1, "<stdin>:2:1: error:"),
    ("cat bad.json | $1 check /dev/stdin", 1, "  ]\n  ^"),
    ("mkfifo p; (sleep 0.3; cat good.json >p) & $1 check p", 0, "1 token"),
    ("mkfifo p; $1 check p", 2, "p:1:1: error: no process has the pipe open for writing"),
    ("mkfifo p; (: >p) & $1 check p", 1, "p:1:1: error: the file is empty"),
    (
      "mkdir o; mkfifo o/tokens.css; $1 export css --tokens good.json --out o", 2,
      "the file cannot be written: no process has the pipe open for reading"
    ),
    (
      """
      mkdir o; mkfifo o/tokens.css; cat o/tokens.css & $1 export css --tokens good.json --out o
      status=$?; wait; exit $status
      """, 0, "--a: 1;"
    ),
    (
      "mkfifo p; $1 export css --tokens good.json --out p", 2,
      "p:1:1: error: the file stands where a folder is needed"
    ),
    ("ln -s a b; ln -s b a; $1 export css --out a", 2, "Too many levels of symbolic links"),
    ("$1 check /dev/zero", 2, "/dev/zero:1:1: error: the file cannot be read"),
    ("$1 check .", 1, "bad.json:2:1: error:"),
    (
      "(ulimit -f 0; $1 tokens good.json 2>&1 >f) | cat", 0,
      "error: standard output cannot be written: File too large"
    ),
    (
      "(ulimit -f 0; $1 migrate good.json f.json 2>&1) | cat; ls", 0,
      "the file cannot be written: File too large [file]\nbad.json\ngood.json\n"
    ),
    ("ln -s a b; ln -s b a; $1 check a", 2, "a:1:1: error: there is no such file"),
    ("ln -s good.json l; $1 check l", 0, "1 token"),
    ("truncate -s 2G big; $1 check big", 2, "big:1:1: error: the file has more than 1 GiB"),
    (
      #"""
      printf '%s' '{"version": "2025.10", "resolutionOrder": [{"name": "s", "type": "set",
        "sources": [{"$ref": "good.json\u0000"}]}]}' >r.json; $1 check r.json
      """#, 2, "there is no such file"
    ),
    (
      #"""
      printf '%s' '{"contrast": [{"foreground": "#000", "background": "#fff"}],
        "report": {"directory": "d\u0000e", "formats": ["html"]}}' >legible.json
      $1 audit; status=$?; test ! -e d && exit $status
      """#, 2, #"d\u{0}e:1:1: error: the file cannot be made a folder"#
    ),
  ])
  func filesOfAllSorts(_ script: String, _ status: Int, _ text: String) throws {
    let folder = try TemporaryFolder([
      "good.json": #"{"a": {"$type": "number", "$value": 1}}"#, "bad.json": "{\n]",
    ])
    let run = try CommandRun(script: script, in: folder.path)
    #expect(run.status == Int32(status), "\(run.errors)")
    #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
  }
}
