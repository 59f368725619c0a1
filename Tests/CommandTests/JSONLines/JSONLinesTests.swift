import LegibleTestSupport
import Testing

/// What all JSON Lines commands share, shown with `measure`.
@Suite(.timeLimit(.minutes(5))) struct JSONLinesTests {
  private func run(_ input: String) throws -> CommandRun {
    try CommandRun(["measure", "--jsonl"], input: Array(input.utf8), in: PackageFolder.path)
  }

  /// Each row: a line, and how its answer starts.
  @Test(arguments: [
    (#"{"id":1,"text":"A"}"#, #"{"id":1,"width":"#),
    (#"{"text":"A","id":12345678901234567890}"#, #"{"id":12345678901234567890,"width":"#),
    (#"{"id":1.50,"text":"A"}"#, #"{"id":1.50,"width":"#),
    (#"{"id":"\u0041 é","text":"A"}"#, #"{"id":"\u0041 é","width":"#),
    ("{\"id\":\"a\u{85}b\u{2028}\",\"text\":\"A\"}", #"{"id":"a\u0085b\u2028","width":"#),
    (#"{"id":null,"text":"A"}"#, #"{"id":null,"width":"#),
    (#"{"text":"A"}"#, #"{"width":"#),
    ("\u{FEFF}{\"id\":1,\"text\":\"A\"}\r", #"{"id":1,"width":"#),
  ])
  func answers(_ line: String, _ start: String) throws {
    let run = try run(line + "\n")
    #expect(run.output.hasPrefix(start))
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  /// Each row: a line, and its answer.
  @Test(arguments: [
    (
      #"{"id":7,"txet":"A"}"#,
      #"{"id":7,"error":"unknown field \"txet\"; did you mean \"text\"?"}"#
    ),
    (#"{"id":7,"text":5}"#, #"{"id":7,"error":"\"text\" must be a string, not 5"}"#),
    (
      #"{"id":7,"text":"A","text":"B"}"#, #"{"id":7,"error":"the field \"text\" occurs twice"}"#
    ),
    ("[1]", #"{"id":null,"error":"a row must be an object, not an array"}"#),
    (
      #"{"id":[1],"text":"A"}"#,
      #"{"id":null,"error":"\"id\" must be a string or a number, not an array"}"#
    ),
    (
      #"{"id":7,}"#,
      #"{"id":null,"error":"line 1, column 9: a comma before }. "#
        + #"Remove the comma: JSON has no trailing commas."}"#
    ),
  ])
  func reportsBadRows(_ line: String, _ answer: String) throws {
    let run = try run(line)
    #expect(run.output == answer + "\n")
    #expect(run.status == 1)
  }

  @Test func goesOnAfterABadRow() throws {
    let run = try run("{\"id\":1,\"text\":\"A\"}\n\n \nnonsense\n{\"id\":2,\"text\":\"A\"}")
    let starts = run.output.split(separator: "\n").map { $0.prefix(16) }
    #expect(starts == [#"{"id":1,"width":"#, #"{"id":null,"erro"#, #"{"id":2,"width":"#])
    #expect(run.output.contains("line 4, column 1: expected"))
    #expect(run.status == 1)
  }

  @Test func answersBeforeItWaits() throws {
    let script = """
      mkfifo in out
      "$1" measure --jsonl <in >out &
      exec 3>in 4<out
      echo '{"id":1,"text":"A"}' >&3; read -r first <&4
      echo '{"id":2,"text":"A"}' >&3; read -r second <&4
      exec 3>&-
      wait $! && echo "$first$second"
      """
    let folder = try TemporaryFolder()
    let run = try withExtendedLifetime(folder) { try CommandRun(script: script, in: folder.path) }
    #expect(run.output.hasPrefix(#"{"id":1,"width":"#))
    #expect(run.output.contains(#"}{"id":2,"width":"#))
  }

  @Test func endsQuietlyWhenTheReaderGoes() throws {
    let script = """
      yes '{"text":"A"}' | "$1" measure --jsonl | head -n 1
      """
    let run = try CommandRun(script: script, in: PackageFolder.path)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(!run.errors.contains("legible"))
  }

  @Test(arguments: ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0#1"])
  func aFontIsNotReadFromTheRows(_ path: String) throws {
    let script = """
      printf '%s\\n' '{"text":"A","fonts":["\(path)"]}' '{"id":2,"text":"A"}' | "$1" measure --jsonl
      """
    let run = try CommandRun(script: script, in: PackageFolder.path)
    let rows = run.output.split(separator: "\n")
    #expect(rows.count == 2)
    #expect(rows[0].contains("which the rows come from"))
    #expect(rows[1].hasPrefix(#"{"id":2,"width":"#))
  }

  @Test func saysThatItCannotRead() throws {
    let run = try CommandRun(script: #""$1" measure --jsonl <."#, in: PackageFolder.path)
    #expect(run.errors.hasPrefix("<stdin>:1:1: error: the file cannot be read: "))
    #expect(run.status == 2)
  }
}
