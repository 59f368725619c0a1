import LegibleAudit
import Testing

@testable import legible_cli

/// The line that a terminal shows while an audit runs.
@Suite struct ProgressLineTests {
  @Test func isWrittenAgainWhenItChanges() {
    var line = ProgressLine(width: 20)
    let rows: [(text: String, after: Duration, written: String)] = [
      ("1 of 9", .milliseconds(999), ""),
      ("2 of 9", .seconds(1), "\r2 of 9\u{1B}[K"),
      ("2 of 9", .seconds(2), ""),
      ("3 of 9", .seconds(3), "\r3 of 9\u{1B}[K"),
      ("too wide for a terminal", .seconds(4), ""),
    ]
    for (text, elapsed, written) in rows {
      #expect(line.text(showing: text, after: elapsed) == written)
    }
    #expect(line.removal == "\r\u{1B}[K")
  }

  @Test func needsNoRemovalWhereNothingWasShown() {
    var line = ProgressLine(width: 20)
    #expect(line.text(showing: "1 of 9", after: .zero).isEmpty && line.removal.isEmpty)
  }
}
