import LegibleCore
import LegibleTestSupport
import Testing

/// Nothing of a text in a table is markup, whatever marks follow its special characters.
@Suite struct MarkdownEscapingTests {
  @Test func codeStaysInItsCell() throws {
    for text in HostileTexts.all {
      let cells = MarkdownRow.cells("| \(text.markdownCode) | b |")
      #expect(cells?.count == 2 && cells?.last == "b", "\(text.escapingControls)")
      guard let cell = cells?.first, !cell.unicodeScalars.starts(with: "<code>".unicodeScalars)
      else { continue }
      let wanted = text.escapingControls
      guard let code = MarkdownRow.code(cell) else {
        Issue.record("\(text.escapingControls)")
        continue
      }
      // One space on either side parts the text from its fence (CommonMark 0.31, 6.1).
      let isPadded = wanted.unicodeScalars.contains("`")
      let shown = isPadded ? code.unicodeScalars.dropFirst().dropLast() : code.unicodeScalars[...]
      #expect(Array(shown) == Array(wanted.unicodeScalars), "\(text.escapingControls)")
    }
  }

  @Test func barsAfterBackslashesAreNoCodeSpans() throws {
    #expect(#"a\|b"#.markdownCode.bytes == #"<code>a\\\|b</code>"#.bytes)
    #expect("a|b".markdownCode.bytes == #"`a\|b`"#.bytes)
    #expect("`\u{301} <b>".markdownCode.bytes == "`` `\u{301} <b> ``".bytes)
    #expect("".markdownCode == "")
  }

  @Test func plainCellsHaveNoMarkup() throws {
    for text in HostileTexts.all {
      let cells = MarkdownRow.cells("| \(text.markdownCell) | b |")
      #expect(cells?.count == 2 && cells?.last == "b", "\(text.escapingControls)")
      let scalars = Array(text.markdownCell.unicodeScalars)
      var isEscaped = false
      for scalar in scalars {
        if !isEscaped {
          #expect(!"<|`*_[]~@#".unicodeScalars.contains(scalar), "\(text.escapingControls)")
        }
        isEscaped = scalar == "\\" && !isEscaped
      }
    }
  }
}
