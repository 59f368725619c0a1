import LegibleCatalogs
import LegibleTestSupport
import Testing

@Suite struct MarkupTests {
  /// A text and how Markdown and HTML draw it.
  static let cases: [(String, String, Set<Markup>)] = [
    ("Plain", "Plain", []),
    ("Read [the help](https://example.org/help?a=b).", "Read the help.", [.markdown]),
    ("**[Learn more](https://example.org)**", "Learn more", [.markdown]),
    ("[a](b) and [c](d)", "a and c", [.markdown]),
    ("An **important** word", "An important word", [.markdown]),
    // What is no markup stays.
    ("[1] see (2)", "[1] see (2)", []), ("[Not a link] (x)", "[Not a link] (x)", []),
    ("[](https://example.org)", "[](https://example.org)", []),
    ("[a](two words)", "[a](two words)", []), ("[open](", "[open](", []), ("[", "[", []),
    ("2 ** 3 ** 4", "2 ** 3 ** 4", []), ("*required", "*required", []), ("****", "****", []),
    ("**half", "**half", []),
    // HTML.
    ("<b>Bold</b> &amp; <i>fine</i>", "Bold & fine", [.html]),
    ("One<br/>two<br>three", "One\ntwo\nthree", [.html]),
    ("<p>One</p><p>Two</p>", "One\nTwo", [.html]),
    ("<a href=\"https://example.org\">Help</a>&nbsp;&lt;here&gt;", "Help\u{A0}<here>", [.html]),
    ("&amp;lt;<b></b>", "&lt;", [.html]),
    ("a < b and c > d", "a < b and c > d", []), ("<name>", "<name>", []), ("<", "<", []),
    ("Tom &amp; Jerry", "Tom &amp; Jerry", []), ("<b", "<b", []), ("<bx>", "<bx>", []),
    ("<b>[Help](x)</b>", "Help", [.html, .markdown]),
  ]

  @Test(arguments: cases) func rendersWhatIsMarkup(
    _ text: String, _ drawn: String, _ kinds: Set<Markup>
  ) {
    let rendered = Markup.rendered(text, by: [.html, .markdown])
    #expect(Array(rendered.text.utf8) == Array(drawn.utf8))
    #expect(rendered.1 == kinds)
  }

  @Test func takesOutWhatIsAskedFor() {
    #expect(Markup.rendered("<b>**a**</b>", by: [.html]).text == "**a**")
    #expect(Markup.rendered("<b>**a**</b>", by: []).text == "<b>**a**</b>")
  }
}
