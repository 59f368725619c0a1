import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleTestSupport
import Testing

/// What users of other audits complained about, which must not happen here.
///
/// Numbers are those of issues in public trackers, the tool's name before them.
struct ColorComplaintTests {
  /// primer/primitives#349: a translucent colour is judged on each of its backgrounds.
  @Test func translucentTokensHaveSeveralBackgrounds() async throws {
    let sample = ColorSample(
      light: [("a.quiet", "#00000099"), ("a.page", "#ffffff"), ("a.card", "#999999")],
      extensions: ["a.quiet": #"{"contrast": ["a.page", "a.card"]}"#])
    let findings = try await sample.report().found("contrast")
    #expect(findings.count == 1)
    #expect(findings[0].message.hasPrefix("a.quiet on a.card: 3.80:1"))
  }

  /// axe-core#250, #1731, #4406: what belongs to a disabled control is exempt.
  @Test func disabledColoursAreExempt() async throws {
    let sample = ColorSample(
      light: [("a.text-disabled", "#cccccc"), ("a.background", "#ffffff")])
    let report = try await sample.report()
    #expect(report.coverage.pairs == 4 && report.found("contrast").isEmpty)
  }

  /// axe-core#331, lighthouse#1615: tokens that fail for one cause are one finding.
  @Test func oneCauseIsNoWallOfFindings() async throws {
    let names = (1...20).map { (path: "list\($0).text", value: "{grey}") }
    let grounds = (1...20).map { (path: "list\($0).background", value: "#ffffff") }
    let sample = ColorSample(light: [("grey", "#999999")] + names.map { $0 } + grounds)
    // The tokens of a group stand together in a file.
    let report = try await sample.report()
    #expect(report.coverage.inferredPairs == 20)
    #expect(report.found("contrast").count == 1)
  }

  /// ios-swiftui-accessibility-techniques#24: dark and high-contrast values are judged as well.
  @Test func everyVariantIsJudged() async throws {
    let pair = #""contrast": [{"foreground": "a.x", "background": "a.page"}]"#
    let colors = [("a.x", "#000000"), ("a.page", "#ffffff")]
    let dark = ColorSample(light: colors, dark: [("a.page", "#333333")], configuration: pair)
    #expect(try await dark.messages().first?.contains("in dark") ?? false)
    let increased = ColorSample(
      light: colors, increased: [("a.x", "#888888")], configuration: pair)
    #expect(try await increased.messages().first?.contains("with increased contrast") ?? false)
  }

  /// whocanuse#60: colour vision changes no verdict on contrast.
  @Test func colourVisionChangesNoVerdict() async throws {
    let sample = ColorSample(
      light: [("status.a", "#b00020"), ("status.b", "#1b6e1b"), ("status.page", "#ffffff")],
      extensions: ["status.a": #"{"contrast": "status.page"}"#])
    let report = try await sample.report()
    #expect(report.found("contrast").isEmpty)
    #expect(report.found("color-vision").allSatisfy { $0.severity == .note })
  }
}
