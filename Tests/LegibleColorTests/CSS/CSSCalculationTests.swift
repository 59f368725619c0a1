import LegibleColor
import LegibleCore
import LegibleTestSupport
import Testing

/// Source of the rules: CSS Values 4, “Mathematical Expressions”.
@Suite struct CSSCalculationTests {
  /// Calculations in the place of a's value in `lab()`, which is limited on no side.
  @Test(arguments: [
    ("calc(1 + 2 * 3)", "7"), ("calc((1 + 2) * 3)", "9"), ("calc(7 - 2 - 1)", "4"),
    ("calc(12 / 2 / 3)", "2"), ("calc(  -1*-2 )", "2"), ("CALC(1/*x*/+ 1)", "2"),
    ("calc(pi * 100)", "314.159265"), ("calc(E * 100)", "271.828183"),
    // Dimensions may come and go on the way.
    ("calc(90deg / 1rad)", "1.570796"), ("calc(1turn * 2% / (1% * 1deg))", "720"),
    ("calc(20% * 20% / 10%)", "50"),
    ("min(3, 1, 2)", "1"), ("max(3)", "3"), ("max(1, 2 + 3, min(9, 7))", "7"),
    ("clamp(1, 5, 3)", "3"), ("clamp(4, 5, 3)", "4"), ("clamp(none, 5, 3)", "3"),
    ("clamp(6, 5, none)", "6"), ("clamp(10%, 50%, 20%)", "25"),
    ("round(2.5)", "3"), ("round(-2.5)", "-2"), ("round(up, 2.1, 2)", "4"),
    ("round(down, -2.1, 2)", "-4"), ("round(to-zero, -2.9)", "-2"),
    ("round(nearest, 17, 5)", "15"), ("round(7, -5)", "5"),
    ("round(up, 1, infinity)", "1000000000"),
    ("round(5, infinity)", "0"), ("round(down, -1, infinity)", "-1000000000"),
    ("round(infinity, 5)", "1000000000"), ("round(1, 0)", "0"),
    ("mod(-18, 5)", "2"), ("mod(18, -5)", "-2"), ("rem(-18, 5)", "-3"), ("rem(18, -5)", "3"),
    ("mod(3, infinity)", "3"), ("mod(-3, infinity)", "0"), ("rem(-3, infinity)", "-3"),
    ("mod(5, 0)", "0"), ("rem(140%, 90%)", "62.5"),
    ("sin(30deg)", "0.5"), ("cos(60deg)", "0.5"), ("calc(1 * tan(45deg))", "1"),
    ("sin(calc(pi / 6))", "0.5"), ("tan(90deg)", "1000000000"), ("tan(-450deg)", "-1000000000"),
    ("calc(asin(1) / 1deg)", "90"), ("calc(acos(-1) / 1deg)", "180"),
    ("calc(atan(-1) / 1deg)", "-45"), ("calc(atan2(-1, -1) / 1deg)", "-135"),
    ("calc(atan2(1deg, 1deg) / 1deg)", "45"), ("calc(asin(2) / 1deg)", "0"),
    ("pow(2, 10)", "1024"), ("sqrt(2)", "1.414214"), ("hypot(3, 4)", "5"),
    ("hypot(3%, 4%)", "6.25"), ("hypot(-2)", "2"), ("log(8, 2)", "3"), ("log(e)", "1"),
    ("exp(1)", "2.718282"), ("sqrt(-1)", "0"),
    ("abs(-3)", "3"), ("abs(-20%)", "25"), ("sign(-7%)", "-1"), ("sign(0)", "0"),
    ("calc(-1 * sign(3deg))", "-1"),
  ])
  func calculates(_ calculation: String, _ result: String) throws {
    #expect(try CSSColor(parsing: "lab(50 \(calculation) 0)").description == "lab(50 \(result) 0)")
  }

  /// What is infinite is cut to what is allowed, what is not a number is 0; source: section 10.9.1, and of
  /// hues CSS Color 4, “Representing Cylindrical-coordinate Hues”.
  @Test(arguments: [
    ("rgb(calc(infinity), 0, calc(-infinity))", "rgb(255, 0, 0)"),
    ("rgb(calc(NaN) 0 9)", "rgb(0, 0, 9)"), ("rgb(calc(0 / 0) 0 9)", "rgb(0, 0, 9)"),
    ("rgb(calc(nan + 3) 0 9)", "rgb(0, 0, 9)"),
    ("rgb(calc(calc(1e308 * 10 - 1e308 * 10) + 3) 0 9)", "rgb(0, 0, 9)"),
    ("rgb(max(NaN, 255) 0 9)", "rgb(0, 0, 9)"), ("rgb(calc(1e308 * 10) 0 9)", "rgb(255, 0, 9)"),
    ("rgb(1 2 3 / calc(1 / 0))", "rgb(1, 2, 3)"), ("rgb(1 2 3 / calc(1 / -0))", "rgba(1, 2, 3, 0)"),
    ("rgb(1 2 3 / calc(infinity * 1%))", "rgb(1, 2, 3)"),
    ("hsl(calc(infinity) 100% 50%)", "rgb(255, 0, 0)"),
    ("hsl(calc(-infinity) 100% 50%)", "rgb(255, 0, 0)"),
    ("hsl(calc(0 / 0) 100% 50%)", "rgb(255, 0, 0)"),
    ("hwb(calc(1deg * infinity) 20% 10%)", "rgb(230, 51, 51)"),
    ("lab(calc(infinity) 2 -3)", "lab(100 2 -3)"), ("lab(calc(-1 / 0) 2 -3)", "lab(0 2 -3)"),
    ("lch(50 calc(-infinity) 0)", "lch(50 0 0)"), ("lch(50 10 calc(infinity))", "lch(50 10 0)"),
    ("lch(50 calc(1e20) 0)", "lch(50 1000000000 0)"),
    ("color(srgb 0 calc(infinity) 0)", "color(srgb 0 1000000000 0)"),
    ("color-mix(in srgb, red max(20%, 60%), blue)", "color(srgb 0.6 0 0.4)"),
    ("color-mix(in srgb, red calc(infinity * 1%), blue)", "color(srgb 1 0 0)"),
  ])
  func keepsWithinLimits(css: String, written: String) throws {
    #expect(try CSSColor(parsing: css).description == written)
  }

  @Test(arguments: [
    ("calc(▸)", "expected a number"), ("calc(1 ▸0", "expected ) or"),
    ("calc(1 ▸+ 2%)", "calc() adds"), ("calc(1 ▸+2)", "calc() needs spaces"),
    ("calc(1▸+ 2)", "calc() needs spaces"), ("calc(2 ▸2)", "expected ) or an operator"),
    ("▸calc(2deg * 1%)", "calc() gives neither"), ("▸calc(1 / 1%)", "calc() gives neither"),
    ("calc(▸none)", "none cannot stand in calc()"), ("min(▸none, 1)", "none cannot stand"),
    ("▸calc(1, 2)", "calc() takes one value, not 2"), ("▸clamp(1, 2)", "clamp() takes three"),
    ("▸clamp(1, none, 2)", "clamp() takes other"), ("▸min(1, 2%)", "min() takes other"),
    ("▸pow(2)", "pow() takes two values, not 1"), ("▸log(1, 2, 3)", "log() takes one value or"),
    ("▸round(10%)", "round() takes other"), ("round(up ▸1, 2)", "expected a comma after up"),
    ("▸sin(1%)", "sin() takes other"), ("▸asin(1deg)", "asin() takes other"),
    ("▸sqrt(4deg)", "sqrt() takes other"), ("calc(▸x)", "expected a number instead of “x”"),
    ("calc(1▸px)", "unknown unit “px”"), ("min(▸)", "expected a number"),
    ("min(1,▸)", "expected a number"), ("calc((1 + 2 ▸0", "expected ) or"),
  ])
  func saysWhatIsWrong(_ calculation: String, _ message: String) {
    let marked = MarkedText("lab(\(calculation) 0 0)")
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: marked.text) }
    let finding = error?.findings.first
    #expect(finding?.rule == "color-syntax")
    #expect(finding?.position == marked.positions.first)
    #expect(finding?.message.hasPrefix(message) == true, "\(finding?.message ?? "")")
  }

  @Test(arguments: ["(", "calc(", "min(1, ", "clamp(none, "])
  func survivesDeepNesting(_ opening: String) {
    let css = "lab(calc(" + String(repeating: opening, count: 100_000)
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: css) }
    #expect(error?.findings.first?.message.contains("deeper than 32 levels") == true)
  }
}
