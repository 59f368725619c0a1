import LegibleCore
import Testing

@testable import legible_cli

@Suite struct DiagnosticRendererTests {
  private static let finding = Finding(
    rule: Rule("duplicate-name", of: .tokens, severity: .warning, summary: ""),
    message: "\"a\" occurs twice",
    hint: "Remove one of them.",
    at: SourceLocation(path: "t.json", line: 2, column: 3, endLine: 2, endColumn: 6), count: 2,
    related: [.init("first here", at: SourceLocation(path: "o.json", line: 1, column: 2))])

  private func text(colors: Bool) -> String {
    DiagnosticRenderer(palette: Palette(isOn: colors), width: 40)
      .text(for: Self.finding) { $0.path == "t.json" ? #"  "a": 1"# : nil }
  }

  @Test func writesAllParts() {
    #expect(
      text(colors: false) == """
        t.json:2:3: warning: "a" occurs twice (2 times) [duplicate-name]
            "a": 1
            ^~~
          hint: Remove one of them.
        o.json:1:2: note: first here

        """)
  }

  @Test func colorsChangeNothingElse() {
    var plain = text(colors: true)
    for ink in ["1", "1;33", "1;36", "0"] {
      #expect(plain.contains("\u{1B}[\(ink)m"))
      plain = plain.split(separator: "\u{1B}[\(ink)m", omittingEmptySubsequences: false).joined()
    }
    #expect(plain == text(colors: false))
  }
}
