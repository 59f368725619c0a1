import Testing

@testable import legible_cli

struct ReportPainterTests {
  private static let report = """
    Errors (1)

    a.strings:3:5: error: "error: x" is cut off [truncation]
      title (de)
      hint: Shorten it.
    """

  @Test func leavesTheTextAloneWithoutColours() {
    #expect(ReportPainter.paint(Self.report, Palette(isOn: false)) == Self.report)
  }

  @Test func paintsPlacesSeveritiesAndHints() {
    let painted = ReportPainter.paint(Self.report, Palette(isOn: true))
    let escape = "\u{1B}["
    #expect(
      painted == """
        Errors (1)

        \(escape)1ma.strings:3:5:\(escape)0m \(escape)1;31merror:\(escape)0m "error: x" is cut off \
        [truncation]
          title (de)
        \(escape)2m  hint: Shorten it.\(escape)0m
        """)
  }
}
