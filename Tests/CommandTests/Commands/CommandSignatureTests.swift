import LegibleArguments
import Testing

@testable import legible_cli

/// Every command's declarations make sense by themselves and together.
@Suite struct CommandSignatureTests {
  @Test func allAreSound() {
    for command in allCommands {
      #expect(SignatureChecker.mistakes(in: command.signature) == [])
    }
  }

  /// `--json FILE` here and `--json` there would be one name with two meanings; `--sources` has them, of figures in
  /// `devices` and of an app in `explain`.
  @Test func anOptionTakesAValueEverywhereOrNowhere() {
    var places: [String: [Bool: [String]]] = [:]
    for command in allCommands {
      for option in command.signature.options {
        places[option.label, default: [:]][option.value != nil, default: []]
          .append(command.signature.name)
      }
    }
    for (label, commands) in places where label != "--sources" {
      #expect(commands.count == 1, "\(label): \(commands)")
    }
  }

  /// What a command declares, and the mistakes that are found.
  static let mistaken: [([any Parameter], [String])] = [
    ([Flag("bold", help: "Bold."), Positional("TEXT", help: "A text.", parse: .text)], []),
    ([Flag("bold", help: " ")], ["--bold has no help"]),
    (
      [Flag("a", help: "A."), Option("a", value: "N", help: "A.", parse: .text)],
      ["--a is declared twice"]
    ),
    ([Flag("help", help: "Help.")], ["--help is declared twice"]),
    (
      [Flag("Bold", help: "Bold."), Flag("-x", help: "X.")],
      ["--Bold is not a name", "---x is not a name"]
    ),
    ([Option("size", value: "pt", help: "Size.", parse: .text)], ["--size: pt is not a name"]),
    ([Positional("text", help: "A text.", parse: .text)], ["text is not a name"]),
    (
      [
        OptionalPositional("A", help: "A.", parse: .text),
        Positional("B", help: "B.", parse: .text),
      ], ["B is required behind one that is not"]
    ),
    (
      [
        VariadicPositional("A", help: "A.", parse: .text),
        OptionalPositional("B", help: "B.", parse: .text),
      ], ["B stands behind one that takes all that is left"]
    ),
    (
      [Option("wrap", value: "KIND", help: "Wraps.", parse: .choice(["word", "word"]))],
      ["--wrap: word is listed twice"]
    ),
    (
      [
        Option(
          "wrap", value: "KIND", help: "Wraps. Default: line.", parse: .choice(["word", "char"]))
      ],
      ["--wrap: the default line is not valid"]
    ),
    (
      [Option("lines", value: "N", help: "Lines. Default: -1.", parse: .integer(from: 0))],
      ["--lines: the default -1 is not valid"]
    ),
    ([Option("lines", value: "N", help: "Lines. Default: 2.", parse: .integer(from: 0))], []),
    ([Flag("grid", help: "With --jsonl: a grid.")], ["--grid speaks of --jsonl"]),
  ]

  @Test(arguments: mistaken) func findsMistakes(
    _ parameters: [any Parameter], _ expected: [String]
  ) {
    let signature = CommandSignature("c", summary: "Does.", parameters: parameters, examples: [])
    #expect(SignatureChecker.mistakes(in: signature) == expected)
  }
}
