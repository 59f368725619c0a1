import LegibleAudit
import LegibleAuditSupport
import LegibleReport
import LegibleTestSupport
import Testing

/// The pictures of colours in the HTML report.
struct ColorReportTests {
  private func html(_ light: [(path: String, value: String)]) async throws -> String {
    ReportFormat.html.render(try await ColorSample(light: light).report())
  }

  @Test func showsGridsAndOtherSurroundings() async throws {
    let html = try await html([
      ("text.<b>", "#777777"), ("text.two", "#000000"), ("background.page", "#ffffff"),
    ])
    #expect(!html.contains("text.<b>"))
    for context in ["light", "dark", "light with increased contrast"] {
      #expect(html.contains("Every foreground on every background, \(context)</summary>"))
    }
    #expect(
      html.contains(
        "style=\"color:#777777;background:#ffffff\" aria-hidden=\"true\">Aa</span> <b>4.47</b>"))
    #expect(html.contains("<td>4.47</td><td>4.31</td><td>2.75</td><td>1.32</td>"))
    #expect(html.contains("no verdicts"))
  }

  @Test func hasNoPicturesWithoutPairs() async throws {
    #expect(!(try await html([("blue", "#0000ff")])).contains("id=\"colours\""))
  }

  @Test func largeGridsAreCut() async throws {
    let texts = (1...50).map { (path: "text.t\($0)", value: "#000000") }
    let html = try await html(texts + [(path: "background.page", value: "#ffffff")])
    #expect(html.contains("The first 40 of 50 foregrounds on the first 1 of 1 backgrounds."))
    #expect(!html.contains("<th scope=\"row\">text.t41</th><td><span"))
  }
}
