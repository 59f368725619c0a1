import LegibleArguments
import Testing

@Suite struct HelpTests {
  private static let signature = CommandSignature(
    "contrast", summary: "Measures the contrast of a colour on backgrounds.",
    parameters: [
      Positional("FG", help: "The foreground colour.", parse: .text),
      VariadicPositional(
        "BG", isRequired: true, help: "The backgrounds, top first.", parse: .text),
      Option(
        "policy", value: "NAME", help: "The definition of large text that decides the verdict.",
        parse: .choice(["native", "apple"])),
      Option("a-name-that-is-rather-long", value: "NAME", help: "Its text.", parse: .text),
      Flag("grid", help: "Show all pairs."),
    ],
    examples: ["'#777' white"])

  @Test func fillsTheWidth() {
    #expect(
      Self.signature.help(program: "legible", width: 50) == """
        Usage: legible contrast FG BG... [OPTIONS]

        Measures the contrast of a colour on backgrounds.

        Arguments:
          FG  The foreground colour.
          BG  The backgrounds, top first.

        Options:
          --policy NAME               The definition of
                                      large text that
                                      decides the verdict.
                                      One of: native,
                                      apple.
          --a-name-that-is-rather-long NAME
                                      Its text.
          --grid                      Show all pairs.
          --help                      Show this help.

        Examples:
          legible contrast '#777' white

        """)
  }

  @Test(arguments: [0, 40, 60, 80, 100, 500])
  func staysWithinTheWidth(_ width: Int) {
    let help = Self.signature.help(program: "legible", width: width)
    let longest = help.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= min(max(width, 40), 100))
  }
}
