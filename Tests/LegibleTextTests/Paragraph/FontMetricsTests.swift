import LegibleCore
import LegibleText
import Testing

/// The heights of fonts.
struct FontMetricsTests {
  @Test func theFilesFiguresAreScaled() throws {
    var style = units("Regular.ttf")
    style.size = 10
    let metrics = try TestFonts.library(["Regular.ttf"]).metrics(of: style, for: "A")
    #expect(metrics.font == "Regular.ttf")
    #expect(metrics.ascent == 9)
    #expect(metrics.descent == 3)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 7)
    #expect(metrics.xHeight == 5)
    #expect(metrics.baselines.alphabetic == 0)
  }

  /// OS/2 of a version below 2 has no heights: those of H and x are measured, else a share of the em.
  @Test func heightsThatAFileLacksAreDerived() throws {
    var bytes = try TestFonts.bytes("Regular.ttf")
    let record = try #require(
      stride(from: 12, to: 300, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("OS/2".utf8) })
    let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(start..<start + 2, with: [0, 1])
    let library = try FontLibrary([FontSource(path: "old.ttf", bytes: bytes)], fallback: .none)
    let metrics = try library.metrics(of: units("old.ttf"), for: "A")
    #expect((1...1000).contains(metrics.capHeight))
    #expect((1...metrics.capHeight).contains(metrics.xHeight))
  }

  /// A height that a font states, and where.
  enum Figure: CaseIterable {
    case ascent, descent, lineGap, typographicAscent, typographicDescent, windowsAscent
    case windowsDescent

    var place: (table: String, offset: Int) {
      switch self {
      case .ascent: ("hhea", 4)
      case .descent: ("hhea", 6)
      case .lineGap: ("hhea", 8)
      case .typographicAscent: ("OS/2", 68)
      case .typographicDescent: ("OS/2", 70)
      case .windowsAscent: ("OS/2", 74)
      case .windowsDescent: ("OS/2", 76)
      }
    }
  }

  /// Figures that no font should have, and what becomes of those of Regular.ttf: 900, 300, 0.
  static let oddFigures: [(changes: [Figure: Int16], expected: [Double])] = [
    // HarfBuzz takes a wrong sign for a slip.
    ([.ascent: -900], [900, 300, 0]), ([.descent: 300], [900, 300, 0]),
    ([.ascent: .min, .descent: .max], [32_768, 32_767, 0]),
    ([.lineGap: -2000], [900, 300, 0]), ([.lineGap: 400], [900, 300, 400]),
    // Without figures in hhea those of OS/2 are taken: the typographic ones, then those of Windows.
    ([.ascent: 0, .descent: 0, .typographicAscent: 850], [850, 300, 0]),
    (
      [
        .ascent: 0, .descent: 0, .typographicAscent: 0, .typographicDescent: 0, .windowsAscent: 990,
      ],
      [990, 300, 0]
    ),
    (Dictionary(uniqueKeysWithValues: Figure.allCases.map { ($0, 0) }), [800, 200, 0]),
  ]

  @Test(arguments: oddFigures)
  func noFiguresMakeLinesOfNegativeHeight(_ changes: [Figure: Int16], _ expected: [Double]) throws {
    var bytes = try TestFonts.bytes("Regular.ttf")
    for (figure, value) in changes {
      let number = UInt16(bitPattern: value)
      let (table, offset) = figure.place
      bytes = try BadFontTests.Damage
        .write(table, offset, [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)])
        .done(to: bytes)
    }
    let library = try FontLibrary([FontSource(path: "odd.ttf", bytes: bytes)], fallback: .none)
    var style = units("odd.ttf")
    let metrics = try library.metrics(of: style, for: "A")
    #expect([metrics.ascent, metrics.descent, metrics.lineGap] == expected)
    let line = try library.paragraph("A", style: style).fit(width: 2000).lines[0]
    #expect([line.ascent, line.descent] == expected.prefix(2).map { $0 + expected[2] / 2 })
    style.leading = 20
    #expect(try library.paragraph("A A", style: style).fit(width: 500).size.height == 40)
  }

  @Test(
    arguments: [
      ("A", [10, -140, 600]), ("\u{4E00}", [30, -120, 760]), ("\u{915}", [20, -130, 640]),
      // A script that the file does not name.
      ("\u{3A9}", [5, -110, 500]),
    ] as [(Unicode.Scalar, [Double])])
  func baselinesOfAFileAreRead(_ sample: Unicode.Scalar, _ expected: [Double]) throws {
    let baselines = try TestFonts.library(["Baselines.ttf"])
      .metrics(of: units("Baselines.ttf"), for: sample).baselines
    #expect([baselines.alphabetic, baselines.ideographic, baselines.hanging] == expected)
  }

  @Test func baselinesFollowTheScript() throws {
    let latin = try embedded.metrics(of: inter(100)).baselines
    #expect(latin.alphabetic == 0)
    #expect(latin.ideographic < 0)
    let devanagari = try embedded.metrics(of: inter(100), for: "\u{915}", locale: "hi")
    #expect(devanagari.font == "NotoSansDevanagari-Regular.ttf")
    // Letters hang from a line at about their height.
    #expect((40...90).contains(devanagari.baselines.hanging))
    #expect(devanagari.ascent + devanagari.descent > 100)
  }
}
