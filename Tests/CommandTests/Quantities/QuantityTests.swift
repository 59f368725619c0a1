import LegibleArguments
import Testing

@testable import legible_cli

/// What is made of the units that people write.
@Suite struct QuantityTests {
  /// Each row: a quantity, a word, and the pt that it is at a font size of 20 pt.
  @Test(
    arguments: [
      (.fontSize, "17", 17), (.fontSize, "17pt", 17), (.fontSize, "17 px", 17),
      (.fontSize, "17SP", 17), (.fontSize, "1.7e1dp", 17), (.fontSize, "+.5", 0.5),
      (.width, "0", 0), (.width, "320px", 320), (.width, "20em", 400), (.width, "2e1em", 400),
      (.tabStops, "28", 28), (.tabStops, "2em", 40),
      (.wordSpacing, "-1.5", -1.5), (.wordSpacing, "0.25em", 5),
      (.lineHeight, "22", 22), (.lineHeight, "4", 4), (.lineHeight, "1.5pt", 1.5),
      (.lineHeight, "1.5em", 30), (.lineHeight, "150%", 30), (.lineHeight, "1.5x", 30),
      (.lineHeight, "1.5 ×", 30),
      (.tracking, "-20", -0.4), (.tracking, "0.5em", 10), (.tracking, "-2%", -0.4),
      (.tracking, "-0.4pt", -0.4), (.tracking, "-0.4px", -0.4),
      (.scale, "0.5", 10), (.scale, "50%", 10), (.scale, "1x", 20), (.scale, "0", 0),
    ] as [(Quantity, String, Double)])
  func understands(_ quantity: Quantity, _ word: String, _ points: Double) throws {
    #expect(abs(try quantity.length(word).points(at: 20) - points) < 1e-12)
  }

  /// Each row: a quantity, a word, and a part of the error.
  @Test(
    arguments: [
      (.fontSize, "0", "must be more than 0"), (.fontSize, "-1pt", "must be more than 0"),
      (.fontSize, "150%", "has a unit that does not fit here. Write 17, 17pt or 17px."),
      (.fontSize, "1rem", "In CSS it is 16px"), (.fontSize, "1em", "does not fit"),
      (.fontSize, "nan", "is not a number"), (.fontSize, "inf", "is not a number"),
      (.fontSize, "1e999", "is not a number"), (.fontSize, "0x10", "is not a number"),
      (.fontSize, "", "is not a number"), (.fontSize, "17;", "is not a number"),
      (.fontSize, "1,5", "is not a number"), (.fontSize, "--17", "is not a number"),
      (.width, "-1", "must be at least 0"), (.width, "50%", "320px or 20em"),
      (.width, "1in", "In CSS it is 96px"), (.width, "2.54cm", "In CSS it is 96px"),
      (.width, "25.4mm", "In CSS it is 96px"), (.width, "6pc", "In CSS it is 96px"),
      (.width, "40q", "In CSS it is 37.795276px"),
      (.lineHeight, "0", "must be more than 0"), (.lineHeight, "0em", "must be more than 0"),
      (.lineHeight, "1.5", "Write 1.5em for 1.5 times the font size, or \"1.5pt\""),
      (.lineHeight, "3.9", "would be a line of 3.9 pt"),
      (.lineHeight, "normal", "is not a number"),
      (.tracking, "1rem", "In CSS it is 16px"),
      (.scale, "50", "must be from 0 to 1. Write 0.5 or 50%."), (.scale, "101%", "from 0 to 1"),
      (.scale, "-0.1", "from 0 to 1"), (.scale, "0.5em", "does not fit"),
    ] as [(Quantity, String, String)])
  func refuses(_ quantity: Quantity, _ word: String, _ part: String) {
    let error = #expect(throws: ArgumentError.self) { try quantity.length(word) }
    #expect(error.map { "\($0)".contains(part) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func changesBetweenPartsOfTheFontSizeAndPoints() {
    #expect(Length.points(-0.4).thousandths(at: 20) == -20)
    #expect(Length.thousandths(-26).thousandths(at: 20) == -26)
    #expect(Length.points(.infinity).points(at: 17) == .infinity)
  }

  @Test(arguments: [
    ("600", 600), ("bold", 700), ("semibold", 600), ("Semi-Bold", 600), ("extra light", 200),
    ("1", 1), ("1000", 1000),
  ])
  func understandsWeights(_ word: String, _ weight: Double) throws {
    #expect(try FontWeight.weight(word) == weight)
  }

  @Test(arguments: [
    ("0", "must be from 1 to 1000"), ("1001", "must be from 1 to 1000"),
    ("blod", "is not a weight. Did you mean bold?"), ("600px", "is not a weight"),
    ("", "is not a weight"), ("nan", "is not a weight"),
  ])
  func refusesWeights(_ word: String, _ part: String) {
    let error = #expect(throws: ArgumentError.self) { try FontWeight.weight(word) }
    #expect(error.map { "\($0)".contains(part) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
