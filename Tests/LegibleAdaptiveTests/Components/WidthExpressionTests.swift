import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct WidthExpressionTests {
  /// An expression, a device, and the width in pt held upright.
  static let widths: [(String, String, Interval)] = [
    ("120", "iPhone 8", 120), (" 2 * ( 3+4.5 ) ", "iPhone 8", 15), ("-3 - -10", "iPhone 8", 7),
    ("screen", "iPhone 8", 375), ("screen/2 - 24", "iPhone 8", 163.5),
    ("safe", "iPhone 14", 390), ("margins", "iPhone 8", 343), ("margins", "iPhone 14 Plus", 388),
    ("readable - 2*16", "iPad Air 5", 632), ("inset", "iPhone 8", Interval(303, 319)),
    ("margins", "iPhone 17", Interval(362, 370)),
    ("screen - margins", "iPhone 17", Interval(32, 40)),
    ("2 * margins - margins", "iPhone 17", Interval(362, 370)),
    ("(screen - 3*8) / 4", "iPhone 8", 87.75), ("screen / 3 * 3", "iPhone 14", 390),
    ("screen - 500", "iPhone 8", 0),
  ]

  @Test(arguments: widths)
  func dependsOnTheLayout(_ text: String, _ device: String, _ width: Interval) throws {
    let expression = try WidthExpression(parsing: text)
    let found = expression.width(in: try Device(named: device).context(.portrait))
    #expect(abs(found.lower - width.lower) < 1e-9 && abs(found.upper - width.upper) < 1e-9)
  }

  @Test func sumsThatAreEqualAreOne() throws {
    #expect(
      try WidthExpression(parsing: "screen/2 + 8 - screen")
        == WidthExpression(parsing: "8 - screen*0.5"))
    #expect(try WidthExpression(parsing: "screen - screen + 5").constant == 5)
    #expect(try WidthExpression(parsing: "screen - 5").constant == nil)
  }

  private static let guides = "One of: screen, safe, margins, readable, inset."

  /// What is not an expression, and `problem / hint`.
  static let problems: [(String, String)] = [
    ("", "ends where a number or a layout guide is expected"),
    ("readable -", "ends where a number or a layout guide is expected"),
    ("readble - 16", "has \"readble\", which is not a layout guide / Did you mean \"readable\"?"),
    ("w", "has \"w\", which is not a layout guide / \(guides)"),
    ("16pt", "has \"16pt\", which is not a number from 0 to 100,000"),
    ("1e99", "has \"1e99\", which is not a number from 0 to 100,000"),
    ("1..2", "has \"1..2\", which is not a number from 0 to 100,000"),
    ("screen 2", "has \"2\" where +, -, * or / is expected"),
    ("(screen", "lacks a \")\""), ("screen)", "has \")\" where +, -, * or / is expected"),
    ("screen + *", "has \"*\" where a number or a layout guide is expected"),
    ("screen * safe", "multiplies two layout guides / Write a number for one of them."),
    ("16 / screen", "divides by a layout guide / Divide by a number."),
    ("screen / (2 - 2)", "divides by 0"),
    (
      String(repeating: "(", count: 60),
      "has more than 50 parentheses and signs around one another"
    ),
    (
      String(repeating: "-", count: 999),
      "has more than 50 parentheses and signs around one another"
    ),
    (String(repeating: "1+", count: 600), "is longer than 1,000 characters"),
    ("\u{e9}cran", "has \"\u{e9}cran\", which is not a layout guide / \(guides)"),
    ("\u{663}", "has \"\u{663}\" where a number or a layout guide is expected"),
  ]

  @Test(arguments: problems) func saysWhatIsWrong(_ text: String, _ expected: String) {
    let error = #expect(throws: WidthExpression.ParseError.self) {
      try WidthExpression(parsing: text)
    }
    #expect(error.map { $0.problem + ($0.hint.map { " / " + $0 } ?? "") } == expected)
  }

  /// No text crashes the parser.
  @Test func takesAnyText() throws {
    let parts = [
      "screen", "safe", "(", ")", "+", "-", "*", "/", "2", "0", " ", ".", "1e5", "\u{301}",
    ]
    var random = Step(state: 7)
    var taken = 0
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 1...9, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      if (try? WidthExpression(parsing: text)) != nil { taken += 1 }
    }
    #expect(taken > 100)
  }

  /// The same numbers in every run.
  private struct Step: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
