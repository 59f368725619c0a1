import LegibleArguments
import Testing

private enum Fit: String, CaseIterable { case tail, middle, head }

/// A command with one parameter of each sort.
private enum Sample {
  static let text = Positional("TEXT", help: "What to set.", parse: .text)
  static let widths = VariadicPositional("WIDTH", help: "Widths in pt.", parse: .number)
  static let size = Option("size", value: "PT", help: "The size.", parse: .positive)
  static let lines = Option(
    "lines", value: "N", help: "The most lines.", parse: .integer(from: 0, through: 99))
  static let fit = Option<Fit>("fit", value: "MODE", help: "Where to cut.", parse: .choice)
  static let formats = Option(
    "format", value: "LIST", help: "The formats.", parse: ValueParser.choice(["text", "json"]).list)
  static let with = RepeatedOption("with", value: "KEY=VALUE", help: "A context.", parse: .text)
  static let bold = Flag("bold", help: "Whether bold text is on.")

  static let signature = CommandSignature(
    "set", summary: "Sets a text.",
    parameters: [text, widths, size, lines, fit, formats, with, bold], examples: ["Hello 120"])

  static func values(_ line: String) throws -> String {
    guard case .run(let arguments) = try signature.parse(words(line)) else { return "help" }
    var out = [arguments[text]] + arguments[widths].map { "\($0)" }
    if let size = arguments[size] { out.append("size=\(size)") }
    if let lines = arguments[lines] { out.append("lines=\(lines)") }
    if let fit = arguments[fit] { out.append("fit=\(fit)") }
    if let formats = arguments[formats] { out.append("format=\(formats.joined(separator: "+"))") }
    if !arguments[with].isEmpty { out.append("with=\(arguments[with].joined(separator: "+"))") }
    if arguments[bold] { out.append("bold") }
    return out.joined(separator: " ")
  }

  static func words(_ line: String) -> [String] {
    line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  }
}

@Suite struct ParsingTests {
  @Test(arguments: [
    ("Hello", "Hello"),
    ("Hello 120 90.5", "Hello 120.0 90.5"),
    ("--size 17 Hello", "Hello size=17.0"),
    ("Hello --size=17", "Hello size=17.0"),
    ("Hello --bold 120", "Hello 120.0 bold"),
    ("Hello -1 -.5", "Hello -1.0 -0.5"),
    ("-", "-"),
    ("-- --bold", "--bold"),
    ("-- --", "--"),
    ("Hello --with --help", "help"),
    ("''", ""),
    ("Hello --with a=b --with=c=d", "Hello with=a=b+c=d"),
    ("Hello --with -kern", "Hello with=-kern"),
    ("Hello --with=--x", "Hello with=--x"),
    ("Hello --with=", "Hello with="),
    ("Hello --with -", "Hello with=-"),
    ("Hello --with=\u{301}a", "Hello with=\u{301}a"),
    ("Hello --format json,text", "Hello format=json+text"),
    ("Hello --fit middle", "Hello fit=middle"),
    ("Hello --lines 0", "Hello lines=0"),
    ("Hello 1e2", "Hello 100.0"),
    ("--help", "help"),
    ("Hello --nonsense -h", "help"),
  ])
  func reads(_ line: String, _ expected: String) throws {
    #expect(try Sample.values(line) == expected)
  }

  @Test(arguments: [
    ("", "TEXT is missing"),
    ("Hello --siez 17", "unknown option --siez. Did you mean --size?"),
    ("Hello --nonsense", "unknown option --nonsense"),
    ("Hello -x", "unknown option -x. Put -- before arguments that start with -."),
    ("Hello --size", "--size needs a value. Write --size PT, or --size=PT when it starts with --."),
    (
      "Hello --size --bold",
      "--size needs a value. Write --size PT, or --size=PT when it starts with --."
    ),
    ("Hello --size 1 --size 2", "--size is given twice"),
    ("Hello --bold --bold", "--bold is given twice"),
    ("Hello --bold=yes", "--bold takes no value"),
    ("Hello --size 0", "--size: \"0\" must be more than 0"),
    ("Hello --size -1", "--size: \"-1\" must be more than 0"),
    ("Hello --size nan", "--size: \"nan\" is not a number"),
    ("Hello --size inf", "--size: \"inf\" is not a number"),
    ("Hello --size 0x10", "--size: \"0x10\" is not a number"),
    ("Hello --size 1e999", "--size: \"1e999\" is too large"),
    ("Hello --size 17pt", "--size: \"17pt\" is not a number. Write the number alone: 17."),
    ("Hello --size=", "--size: \"\" is not a number"),
    ("Hello --lines 1.5", "--lines: \"1.5\" is not a whole number"),
    (
      "Hello --lines --1",
      "--lines needs a value. Write --lines N, or --lines=N when it starts with --."
    ),
    ("Hello --lines -1", "--lines: \"-1\" must be from 0 to 99"),
    ("Hello --lines 99999999999999999999", "--lines: \"99999999999999999999\" is too large"),
    (
      "Hello --fit midle",
      "--fit: \"midle\" is not known here. Did you mean middle? Choose from tail, middle, head."
    ),
    ("Hello --format json,", "--format: \"json,\" has nothing before or after a comma"),
    ("-- Hello --help", "WIDTH: \"--help\" is not a number"),
    ("Hello wide", "WIDTH: \"wide\" is not a number"),
  ])
  func rejects(_ line: String, _ expected: String) {
    let error = #expect(throws: ArgumentError.self) { try Sample.values(line) }
    #expect(error?.description == expected)
  }

  @Test func rejectsWhatNoParameterTakes() {
    let signature = CommandSignature("list", summary: "Lists.", examples: [""])
    let error = #expect(throws: ArgumentError.self) { try signature.parse(["all"]) }
    #expect(error?.message == "unexpected argument \"all\"")
  }
}
