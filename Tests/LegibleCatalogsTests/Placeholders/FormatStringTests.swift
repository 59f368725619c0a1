import Testing

@testable import LegibleCatalogs

@Suite struct FormatStringTests {
  /// A text, its pieces (placeholders as `<spelling argument kind>`), and its stray percent signs.
  static let cases: [(String, String, Int)] = [
    ("", "", 0),
    ("plain", "plain", 0),
    ("%@", "<%@ 1 object>", 0),
    ("%2$@ – %1$@", "<%2$@ 2 object> – <%1$@ 1 object>", 0),
    ("%@%@", "<%@ 1 object><%@ 2 object>", 0),
    ("%lld of %llu", "<%lld 1 integer> of <%llu 2 integer>", 0),
    (
      "%d %D %i %zd %hhd %qd",
      "<%d 1 integer> <%D 2 integer> <%i 3 integer> <%zd 4 integer>"
        + " <%hhd 5 integer> <%qd 6 integer>", 0
    ),
    ("%.2f", "<%.2f 1 real .2>", 0),
    ("%1$.1lf km", "<%1$.1lf 1 real .1> km", 0),
    ("%.f", "<%.f 1 real .0>", 0),
    ("%5.1f%08d", "<%5.1f 1 real .1><%08d 2 integer>", 0),
    ("%*d%.*f", "<%*d 1 integer><%.*f 2 real>", 0),
    ("%x %c %s %p", "<%x 1 hexadecimal> <%c 2 character> <%s 3 object> <%p 4 pointer>", 0),
    ("%#@days@ left", "<%#@days@ 1 substitution(\"days\")> left", 0),
    ("%1$#@a b@", "<%1$#@a b@ 1 substitution(\"a b\")>", 0),
    ("100%%", "100%", 0),
    ("%d%%", "<%d 1 integer>%", 0),
    ("100% done", "100% done", 1),
    ("100 %", "100 %", 1),
    ("50%.", "50%.", 1),
    ("%", "%", 1),
    ("%y", "%y", 1),
    ("%#@open", "%#@open", 1),
    ("%0$@", "%0$@", 1),
    ("%arg", "<%a 1 real>rg", 0),
    ("%é%@", "%é<%@ 1 object>", 1),
    ("%99999999999999999999d", "%99999999999999999999d", 1),
  ]

  @Test(arguments: cases) func parses(_ text: String, _ expected: String, _ stray: Int) {
    let format = FormatString(text)
    #expect(describe(format) == expected)
    #expect(format.strayPercents == stray)
  }

  @Test func readsTheArgumentOfASubstitution() {
    #expect(describe(FormatString("%arg day", inSubstitution: true)) == "<%arg nil argument> day")
  }

  private func describe(_ format: FormatString) -> String {
    format.pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .placeholder(let it):
        let argument = it.argument.map(String.init) ?? "nil"
        let precision = it.precision.map { " .\($0)" } ?? ""
        return "<\(it.spelling) \(argument) \(it.kind)\(precision)>"
      }
    }.joined()
  }
}
