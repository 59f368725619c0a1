import LegibleCore
import LegibleText
import Testing

/// Texts that no one writes: none may take much longer than its length asks for.
@Suite(.timeLimit(.minutes(5))) struct HostileTextTests {
  static let length = 40_000

  @Test(arguments: ["\u{628}", "1,", "\u{17D2}\u{1780}", "f\u{AD}"])
  func longWordsAreCutQuickly(_ part: String) throws {
    let text = String(repeating: part, count: Self.length / 10 / part.utf16.count)
    let paragraph = try embedded.paragraph(text, style: inter())
    for width in [0.0, 60] {
      let lines = try paragraph.fit(width: width).lines
      #expect(lines.map(\.range.count).reduce(0, +) == text.utf16.count)
    }
  }

  @Test(arguments: [" ", "\n", "\u{2028}"], [ParagraphSettings.LineBreaking.Wrap.word, .char])
  func spacesHangWithoutEnd(_ space: String, _ wrap: ParagraphSettings.LineBreaking.Wrap) throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.wrap = wrap
    let text = "a" + String(repeating: space, count: Self.length) + "b"
    let paragraph = try embedded.paragraph(text, style: inter(), settings: settings)
    let alone = try embedded.paragraph("a", style: inter())
    #expect(try paragraph.fit(width: 15).lines[0].width == alone.width)
  }

  /// From each of these HarfBuzz would look past all that follow.
  @Test(arguments: ["\u{AD}", "\u{650}", "\u{5B0}", "\u{E31}", "\u{915}\u{200D}", "\u{1D165}"])
  func heapsOfMarksAreShapedInParts(_ part: String) throws {
    let text = "a" + String(repeating: part, count: 2 * Self.length / part.utf16.count)
    let paragraph = try embedded.paragraph(text, style: inter())
    #expect(paragraph.clusterEnds.last == text.utf16.count)
    let lines = try paragraph.fit(width: 60).lines
    #expect(lines.map(\.range.count).reduce(0, +) == text.utf16.count)
  }

  @Test func manyRunsTakeNoLongerThanFew() throws {
    let text = String(repeating: "a\u{5D0}", count: Self.length / 2)
    let fit = try embedded.paragraph(text, style: inter()).fit(width: 20)
    #expect(fit.lines.allSatisfy { $0.width <= 20 + 1.0 / 64 })
  }

  /// A cut in the midst of a joined word gives the first letters their final forms.
  @Test func cutsReachNoFartherThanTheirNeighbours() throws {
    let word = String(repeating: "بلسم", count: 100)
    let paragraph = try embedded.paragraph(word, style: inter(), locale: "ar")
    for line in try paragraph.fit(width: 150).lines {
      let alone = try embedded.paragraph(line.display, style: inter(), locale: "ar")
      #expect(abs(line.width - alone.width) < 0.01)
    }
  }
}
