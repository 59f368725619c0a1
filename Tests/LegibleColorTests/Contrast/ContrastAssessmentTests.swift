import LegibleColor
import LegibleCore
import Testing

@Suite struct ContrastAssessmentTests {
  @Test(
    arguments: [
      (17.0, 400.0, false, false, false), (17.99, 600, false, false, false),
      (18, 400, false, true, true), (23.9, 400, false, true, true), (24, 400, true, true, true),
      (11, 700, false, false, true), (14, 699, false, false, false), (14, 700, false, true, true),
      (18.66, 700, false, true, true), (18.67, 700, true, true, true),
      (14.0 * 4 / 3, 900, true, true, true),
    ] as [(Double, Double, Bool, Bool, Bool)])
  func knowsLargeText(
    size: Double, weight: Double, wcag2ict: Bool, native: Bool, apple: Bool
  ) {
    #expect(LargeTextPolicy.wcag2ict.isLarge(size: size, weight: weight) == wcag2ict)
    #expect(LargeTextPolicy.native.isLarge(size: size, weight: weight) == native)
    #expect(LargeTextPolicy.apple.isLarge(size: size, weight: weight) == apple)
  }

  /// A case of a rule: what the text is, and whether the level is met.
  struct RuleCase: CustomTestStringConvertible {
    let level, text, ground: String
    var opacity = 1.0
    var size = 16.0
    var weight = 400.0
    let passes: Bool

    var testDescription: String { "\(level): \(text) on \(ground)" }
  }

  /// Sizes are in px: 18 pt and 14 pt are large there.
  ///
  /// Source: cases with one plain colour of the W3C's ACT rules afw4f7 (AA) and 09o5cg (AAA).
  @Test(arguments: [
    RuleCase(level: "AA", text: "#000", ground: "#666", size: 24, passes: true),
    RuleCase(
      level: "AA", text: "#000", ground: "#666", size: 14.0 * 4 / 3, weight: 700, passes: true),
    RuleCase(level: "AA", text: "#aaa", ground: "white", passes: false),
    RuleCase(level: "AA", text: "rgba(0,0,0,.3)", ground: "#fff", passes: false),
    RuleCase(level: "AA", text: "#000", ground: "#fff", opacity: 0.3, passes: false),
    RuleCase(level: "AA", text: "#777", ground: "#eee", passes: false),
    RuleCase(level: "AAA", text: "#000", ground: "#777", size: 24, passes: true),
    RuleCase(level: "AAA", text: "#aaa", ground: "white", passes: false),
    RuleCase(level: "AAA", text: "rgba(0,0,0,.6)", ground: "#fff", passes: false),
    RuleCase(level: "AAA", text: "#555", ground: "#eee", passes: false),
  ])
  func agreesWithTheACTRules(_ rule: RuleCase) throws {
    let color = try Color(css: rule.text)
    let contrast = Contrast(
      color.withOpacity(color.alpha * rule.opacity), over: [try Color(css: rule.ground)])
    let assessment = contrast.assessment(size: rule.size, weight: rule.weight)
    let outcome = rule.level == "AA" ? assessment.aa : assessment.aaa
    #expect((outcome == .pass) == rule.passes)
  }

  @Test(arguments: [
    (ContrastRole.text, Outcome.fail, Outcome.fail, Outcome.pass),
    (.nonText, .pass, .notApplicable, .pass),
    (.inactive, .notApplicable, .notApplicable, .notApplicable),
    (.decorative, .notApplicable, .notApplicable, .notApplicable),
    (.logotype, .notApplicable, .notApplicable, .notApplicable),
  ])
  func judgesByRole(role: ContrastRole, aa: Outcome, aaa: Outcome, nonText: Outcome) {
    let grey = Color(red: 0x77, green: 0x77, blue: 0x77)
    let assessment = Contrast(grey, over: [.white]).assessment(size: 17, weight: 400, role: role)
    #expect(assessment.aa == aa)
    #expect(assessment.aaa == aaa)
    #expect(assessment.nonText == nonText)
    #expect(!assessment.isContested)
  }

  @Test func isContestedWherePoliciesDisagree() {
    let contrast = Contrast(Color(red: 0x77, green: 0x77, blue: 0x77), over: [.white])
    let title = TextStyle(name: "title3", families: [], size: 20)
    let assessment = contrast.assessment(size: title.size, weight: title.weight, policy: .apple)
    #expect(assessment.isContested)
    #expect(assessment.aa == .pass)
    #expect(assessment.isLarge)
    #expect(assessment.requirement == ContrastRequirement(role: .text, isLarge: true))
    #expect(contrast.verdict(for: title, policy: .wcag2ict) == .fail)
    #expect(contrast.verdict(for: title, policy: .native) == .pass)
    #expect(contrast.verdict(for: title, policy: .apple, role: .inactive) == .notApplicable)
  }
}
