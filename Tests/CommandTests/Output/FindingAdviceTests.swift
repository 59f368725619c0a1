import LegibleCore
import LegibleTestSupport
import Testing

@testable import legible_cli

/// What the library suggests, as a command line.
@Suite struct FindingAdviceTests {
  static let rows: [(hint: String?, suggestion: Suggestion?, advice: String?)] = [
    (nil, nil, nil), ("Do it.", nil, "Do it."),
    ("Did you mean iPad?", .listDevices, "Did you mean iPad? Run legible devices for all of them."),
    (nil, .readSources, "legible init writes it anew."),
    (nil, .listTokens(type: "color"), "legible tokens --type color lists them."),
    (
      nil, .migrate(path: "a b.json", .plain), "legible migrate 'a b.json' OUT writes DTCG 2025.10."
    ),
    (nil, .migrate(path: "<stdin>", .plain), "legible migrate - OUT writes DTCG 2025.10."),
    (
      nil, .migrate(path: nil, .plain),
      "legible migrate, for a folder or a pattern, writes DTCG 2025.10."
    ),
    (
      nil, .migrate(path: "t", .modifier("mode", contexts: ["day", "late night"])),
      "legible migrate t OUT --modifier mode=day,'late night' makes contexts of them."
    ),
    (
      nil, .migrate(path: nil, .modifier("mode", contexts: ["a"])),
      "legible migrate, for a folder or a pattern, with --modifier mode=a makes contexts of them."
    ),
    (nil, .migrate(path: nil, .unit("rem")), "legible migrate --unit rem takes them as rem."),
    (
      "Export each of them by itself.", .chooseContexts(of: ["brand", "density"]),
      "Export each of them by itself. --with brand=NAME --with density=NAME chooses a context."
    ),
    (nil, .search(), "legible contrast '#777' '#fff' --suggest finds a colour."),
    (
      nil, .search { $0.ratio = 7 },
      "legible contrast '#777' '#fff' --min-ratio 7 --suggest finds a colour."
    ),
    (
      nil, .search { $0.isWorstPlace = true },
      "legible contrast '#777' '#fff' --suggest finds a colour for the worst place of the gradient."
    ),
    (
      nil,
      .search {
        $0.isFocus = true
        $0.component = "#123"
        $0.unfocused = "#456"
      },
      "legible contrast '#777' '#fff' --role focus --component '#123' --unfocused '#456' --suggest "
        + "finds a colour."
    ),
  ]

  @Test(arguments: rows)
  func isACommandLine(hint: String?, suggestion: Suggestion?, advice: String?) {
    let finding = Finding(
      rule: .file, message: "", hint: hint, suggestion: suggestion, at: SourceLocation(path: "f"))
    #expect(finding.advice == advice)
  }
}
