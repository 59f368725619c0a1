import LegibleAdaptive
import LegibleAudit
import LegibleAuditSupport
import LegibleCatalogs
import LegibleCore
import LegibleUses
import Testing

/// Texts that are measured where the app's sources show them.
@Suite struct ReadPlacesTests {
  private static let long = "Alle heruntergeladenen Wanderkarten und Hütten aktualisieren"

  private static func report(
    _ uses: [Drawing], _ texts: [String: String] = ["en": long],
    devices: String = #""iPhone SE 3", "iPhone 14 Pro Max""#, categories: String = #""large""#
  ) async throws -> AuditReport {
    try await SampleAudit(
      texts: ["save.button": texts],
      configuration: #"{"devices": [\#(devices)], "categories": [\#(categories)]}"#,
      uses: ["save.button": uses]
    ).run()
  }

  @Test func aTextThatWrapsIsNotTruncated() async throws {
    let report = try await Self.report([.limited("Button(SwiftUI)", to: 0)])
    #expect(report.findings.isEmpty)
    #expect(report.coverage.read == 1 && report.coverage.inferred == 0)
  }

  @Test func aTextOfOneLineIs() async throws {
    let report = try await Self.report([.limited("TextField placeholder", to: 1)])
    let finding = try #require(report.found("truncation").first)
    #expect(finding.severity == .error && finding.outcome == .fail)
    #expect(finding.message.contains("is truncated in the placeholder of a text field: needs"))
    #expect(finding.related.map(\.message) == ["shown here as TextField placeholder"])
    #expect(finding.related.map(\.location.description) == ["sample/View.swift:1:1"])
  }

  /// What fits in two lines but not in one.
  @Test func linesAreThoseOfTheCode() async throws {
    #expect(try await Self.report([.limited("Text", to: 2)]).found("truncation").isEmpty)
    #expect(try await Self.report([.limited("Text", to: 1)]).found("truncation").count == 1)
  }

  @Test func aTextThatShrinksIsJudgedAtItsSmallest() async throws {
    let half = try await Self.report([.limited("Text", to: 1, minimumScale: 0.5)])
    #expect(half.found("truncation").isEmpty)
    let hardly = try await Self.report([.limited("Text", to: 1, minimumScale: 0.95)])
    #expect(hardly.found("truncation").count == 1)
  }

  @Test func theStyleIsThatOfTheCode() async throws {
    let text = ["en": "Wanderkarten und Hütten aktualisieren"]
    let small = try await Self.report([.limited("Text", to: 1, style: "caption2")], text)
    #expect(small.found("truncation").isEmpty)
    let large = try await Self.report([.limited("Text", to: 1, style: "largeTitle")], text)
    #expect(large.found("truncation").count == 1)
  }

  /// The first text does not grow with the reader's size: UIKit's own font of a label.
  @Test func fontsThatDoNotScaleStayAsTheyAre() async throws {
    let text = ["en": "Wanderkarten und Hütten"]
    let fixed = try await Self.report(
      [.limited("UILabel", to: 1)], text, categories: #""accessibility5""#)
    #expect(fixed.findings.isEmpty)
    let scaled = try await Self.report(
      [.limited("UILabel", to: 1, style: "body")], text, categories: #""accessibility5""#)
    #expect(!scaled.findings.isEmpty)
  }

  /// The size and the weight of a font that code or a storyboard fixes.
  @Test func fixedFontsHaveTheirSize() async throws {
    let text = ["en": "Wanderkarten und Hütten aktualisieren"]
    func size(_ style: String) async throws -> Double? {
      let report = try await Self.report(
        [.limited("UILabel", to: 1, style: style)], text, devices: #""iPhone SE 3""#,
        categories: #""accessibility5""#)
      return report.evidence("truncation")?.failing?.worst.fontSize
    }
    #expect(try await size("system 40") == 40)
    #expect(try await size("system 33.5 bold") == 33.5)
    #expect(try await size("system 12") == nil)
  }

  /// The width that code states, as far as the screen has it, and a text that takes what it needs.
  @Test func widthsAreThoseOfTheCode() async throws {
    let text = ["en": "Wanderkarten und Hütten"]
    func drawing(_ width: Double?, fixedSize: Bool = false) -> Drawing {
      var drawing = Drawing.limited("Text", to: 1)
      drawing.width = width
      drawing.isFixedSize = fixedSize
      return drawing
    }
    #expect(try await Self.report([drawing(nil)], text).findings.isEmpty)
    let narrow = try await Self.report([drawing(100)], text)
    #expect(narrow.found("truncation").map(\.severity) == [.error])
    #expect(narrow.evidence("truncation")?.failing?.worst.available == 100)
    #expect(try await Self.report([drawing(2000)], text).findings.isEmpty)
    #expect(try await Self.report([drawing(2000)]).found("truncation").count == 1)
    #expect(try await Self.report([drawing(nil, fixedSize: true)]).findings.isEmpty)
  }

  /// A large title stands below the bar, between the layout margins.
  @Test func largeTitlesHaveALineOfTheirOwn() async throws {
    let text = ["en": "Wanderkarten und Hütten"]
    let inline = try await Self.report(
      [.limited("navigationTitle", to: 1, style: "headline")], text)
    #expect(inline.findings.isEmpty)
    let large = try await Self.report(
      [.limited("navigationTitle", to: 1, style: "largeTitle")], text)
    #expect(large.evidence("truncation")?.setting.component.name == "largeTitle")
    #expect(large.evidence("truncation")?.failing?.worst.available == 343)
  }

  /// Two places of a key make one finding, about the worse of them.
  @Test func placesOfAKeyAreToldTogether() async throws {
    let report = try await Self.report([
      .limited("Text", to: 1, style: "caption"), .limited("Text", to: 1, style: "title"),
      .limited("Text", to: 0),
    ])
    let finding = try #require(report.found("truncation").first)
    #expect(report.found("truncation").count == 1)
    #expect(Set(finding.related.map(\.location.line)) == [1, 2])
    #expect(report.evidence("truncation")?.setting.component.textStyle == .title)
    #expect(report.evidence("truncation")?.others.map(\.setting.component.textStyle) == [.caption])
  }

  /// SwiftUI draws links as their text; a label of UIKit shows all of it.
  @Test func markdownIsDrawnWhereItIsRendered() async throws {
    let text = [
      "en": "Read [the help](https://example.org/a/very/long/path/to/the/help/of/this/app)"
    ]
    #expect(try await Self.report([.limited("Text", to: 1)], text).findings.isEmpty)
    let label = try await Self.report([.limited("UILabel", to: 1)], text)
    #expect(label.found("truncation").map(\.severity) == [.error])
    let cut = try await Self.report([.limited("Text", to: 1)], ["en": "**\(Self.long)**"])
    #expect(cut.evidence("truncation")?.markup == [.markdown])
    #expect(cut.evidence("truncation")?.text == Self.long)
  }

  @Test(arguments: [
    (TextUse.Kind.notShown, "notUsed"), (.notDrawn, "accessibilityLabel"), (.system, "menu"),
    (.otherSurface, "widget"),
  ])
  func whatIsNotMeasuredIsCounted(_ kind: TextUse.Kind, _ element: String) async throws {
    let report = try await Self.report([Drawing(element, kind)])
    #expect(report.coverage.leftOut == [kind: 1])
    #expect(report.coverage.texts == 0 && report.coverage.strings == 1)
  }

  /// Then the key is as good as one without sources.
  @Test(arguments: [
    Drawing("unknown", .undecided), Drawing("Text", .oneLine, lines: 1, style: "daxBody"),
  ])
  func whatIsNotReadIsInferred(_ drawing: Drawing) async throws {
    let report = try await Self.report([drawing, Drawing("label", .notDrawn)])
    #expect(report.coverage.inferred == 1 && report.coverage.read == 0)
    #expect(report.found("unplaced-keys").count == 1)
  }

  /// One place that is read is enough; what is not known of the others does not make it doubtful.
  @Test func aReadPlaceCounts() async throws {
    let report = try await Self.report([
      Drawing("unknown", .undecided), .limited("TextField placeholder", to: 1),
    ])
    #expect(report.found("truncation").map(\.severity) == [.error])
    #expect(report.coverage.leftOut.isEmpty)
  }
}
