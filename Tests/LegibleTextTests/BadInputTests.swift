import LegibleCore
import LegibleText
import Testing

/// Input that is wrong, empty or far too much: a right answer or a clear error, and soon.
@Suite(.timeLimit(.minutes(5))) struct BadInputTests {
  /// All 66 code points that are no characters (Unicode, 23.7).
  static let noncharacters: String = {
    let planes = (0..<17).flatMap { [UInt32($0) << 16 | 0xFFFE, UInt32($0) << 16 | 0xFFFF] }
    return String(
      String.UnicodeScalarView(
        (planes + Array(0xFDD0...0xFDEF)).compactMap(Unicode.Scalar.init)))
  }()

  /// A kind of text, the text, and how many clusters it has.
  static let texts: [(kind: String, text: String, clusters: Int)] = [
    ("empty", "", 0),
    ("a long word", String(repeating: "a", count: 20_000), 20_000),
    ("a long word of joined letters", String(repeating: "\u{628}", count: 4000), 4000),
    ("a letter with 100,000 marks", "a" + String(repeating: "\u{301}", count: 100_000), 1),
    ("100,000 marks without a letter", String(repeating: "\u{301}", count: 100_000), 1),
    (
      "halves of surrogate pairs",
      String(decoding: [0xD800, 0x61, 0xDC00, 0xDC00, 0xD800] as [UInt16], as: UTF16.self), 5
    ),
    ("every noncharacter", noncharacters, 66),
    ("zeros", String(repeating: "\0", count: 1000), 1000),
  ]

  @Test(arguments: texts, [0, .leastNonzeroMagnitude, 20, 1e308, Double.infinity])
  func everyTextIsLaidOutInEveryWidth(
    _ sample: (kind: String, text: String, clusters: Int), _ width: Double
  ) throws {
    let paragraph = try embedded.paragraph(sample.text, style: inter())
    #expect(paragraph.clusterEnds.count == sample.clusters, "\(sample.kind)")
    #expect(paragraph.width.isFinite, "\(sample.kind)")
    let fit = try paragraph.fit(width: width)
    #expect(
      fit.lines.map(\.range.count).reduce(0, +) == sample.text.utf16.count, "\(sample.kind)")
    #expect(fit.lines.allSatisfy { $0.width.isFinite && $0.baseline.isFinite }, "\(sample.kind)")
    for truncation in Truncation.allCases {
      let cut = try paragraph.fit(width: width, lines: 1, truncation: truncation)
      #expect(cut.lines.count == (sample.text.isEmpty ? 0 : 1), "\(sample.kind)")
      #expect(cut.isTruncated == (paragraph.width > width + Fit.tolerance), "\(sample.kind)")
    }
    let scale = paragraph.largestScale(width: width, lines: 1, minimum: 0.5)
    #expect((0.5...1).contains(scale), "\(sample.kind)")
  }

  @Test func noncharactersAreMissingAndNamed() throws {
    let paragraph = try embedded.paragraph(Self.noncharacters, style: inter())
    #expect(paragraph.missing.count == 66)
  }

  @Test func textsHaveALimit() {
    let text = String(repeating: "a", count: FontLibrary.maximumTextLength + 1)
    #expect {
      _ = try embedded.paragraph(text, style: inter())
    } throws: {
      "\($0)".contains("16777217 UTF-16 code units, more than 16777216")
    }
  }

  /// What no font maps shows as the first one's sign for that, and is reported.
  @Test func charactersWithoutGlyphsAreNamed() throws {
    let paragraph = try TestFonts.library(["Regular.ttf"])
      .paragraph("\u{4E00}\u{4E8C}", style: units("Regular.ttf"))
    #expect(paragraph.missing.map(\.value) == [0x4E00, 0x4E8C])
    #expect(paragraph.width == 1000)
  }

  @Test(arguments: [([] as [String], ""), (["Nowhere Sans"], "Nowhere Sans")])
  func aFamilyThatIsNotThereIsAnError(_ families: [String], _ name: String) throws {
    let fonts = try FontLibrary(fallback: .none)
    let style = TextStyle(name: "body", families: families, size: 17)
    #expect {
      _ = try fonts.paragraph("text", style: style)
    } throws: {
      "\($0)".contains("no font of the families \(name)")
    }
    // With others to fall back on it is named instead.
    let paragraph = try embedded.paragraph("text", style: style)
    #expect(paragraph.missingFamilies == families)
  }
}
