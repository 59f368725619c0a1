import LegibleArguments
import LegibleCore
import LegibleTestSupport
import Testing

@testable import legible_cli

@Suite struct CompletionsTests {
  /// Each row: the words of a command line, and what bash offers for the last one.
  @Test(
    .enabled(if: (try? FileSystem.status("/bin/bash")) != nil),
    arguments: [
      ("legible meas", "measure"),
      ("legible --v", "--version"),
      ("legible measure --trunc", "--truncation"),
      ("legible measure --truncation mid", "middle"),
      ("legible completions z", "zsh"),
      ("legible measure nothing", ""),
    ])
  func bashCompletes(_ line: String, _ expected: String) throws {
    let script = """
      "$1" completions bash > script
      /bin/bash -c '. ./script; COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _legible; echo "${COMPREPLY[@]}"'
      """
    let folder = try TemporaryFolder()
    let run = try withExtendedLifetime(folder) { try CommandRun(script: script, in: folder.path) }
    #expect(run.errors == "")
    #expect(run.output == expected + "\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func namesAllOptions(_ shell: String) throws {
    let script = try CommandRun(["completions", shell], in: PackageFolder.path).output
    for command in allCommands {
      #expect(script.contains(command.signature.name))
      for option in command.signature.options {
        #expect(script.contains(option.label) || script.contains("-l \(option.label.dropFirst(2))"))
      }
    }
  }

  @Test func quotesForTheShell() {
    #expect("it's $HOME".shellQuoted == #"'it'\''s $HOME'"#)
  }
}
