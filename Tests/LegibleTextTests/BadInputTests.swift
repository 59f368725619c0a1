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

  /// A change of a style or the settings, and a part of the error; empty where there is none.
  typealias Setting = (
    change: @Sendable (inout TextStyle, inout ParagraphSettings) -> Void, error: String
  )

  static let settings: [Setting] = [
    ({ style, _ in style.size = 0 }, "the font size 0 pt"),
    ({ style, _ in style.size = .nan }, "the font size nan pt"),
    ({ style, _ in style.size = 10_001 }, "up to 10000"),
    ({ style, _ in style.weight = 0.5 }, "the font weight 0.5"),
    ({ style, _ in style.weight = .nan }, "the font weight nan"),
    ({ style, _ in style.fontWidth = 0 }, "the font width 0 %"),
    ({ style, _ in style.fontWidth = .infinity }, "the font width inf %"),
    ({ style, _ in style.tracking = .nan }, "the tracking nan"),
    ({ style, _ in style.tracking = -10_001 }, "the tracking -10001"),
    ({ style, _ in style.leading = 0 }, "the line height 0 pt is not above 0"),
    ({ style, _ in style.leading = -1 }, "the line height -1 pt"),
    ({ style, _ in style.leading = .nan }, "the line height nan pt"),
    ({ style, _ in style.leading = 100_001 }, "up to 100000"),
    ({ style, _ in style.leading = 100_000 }, ""),
    ({ _, settings in settings.wordSpacing = .infinity }, "the word spacing inf pt"),
    ({ _, settings in settings.wordSpacing = -10_001 }, "the word spacing -10001 pt"),
    ({ _, settings in settings.tabStops = .points(1e308) }, "the tab stops 1e+308 pt"),
    ({ _, settings in settings.tabStops = .points(-1) }, "the tab stops -1 pt"),
    ({ _, settings in settings.tabStops = .points(.nan) }, "the tab stops nan pt"),
    ({ _, settings in settings.tabStops = .points(100_000) }, ""),
    ({ _, settings in settings.tabStops = .spaces(1001) }, "the tab size 1001"),
    ({ _, settings in settings.tabStops = .spaces(-1) }, "the tab size -1"),
    ({ _, settings in settings.tabStops = .spaces(.nan) }, "the tab size nan"),
    ({ _, settings in settings.tabStops = .spaces(.leastNonzeroMagnitude) }, ""),
    (
      { _, settings in settings.openType.features = ["kern=65536"] },
      "\"kern=65536\" is not an OpenType feature"
    ),
    (
      { _, settings in settings.openType.features = ["kern=4294967297"] },
      "is not an OpenType feature"
    ),
    ({ _, settings in settings.openType.features = ["kern=65535"] }, ""),
    (
      { _, settings in settings.openType.variations = ["wght": 32_768] },
      "wght = 32768 is not an axis"
    ),
    ({ _, settings in settings.openType.variations = ["wght": .nan] }, "wght = nan is not an axis"),
    ({ _, settings in settings.openType.variations = ["wght": 32_767] }, ""),
  ]

  @Test(arguments: settings)
  func settingsHaveLimits(_ setting: Setting) throws {
    var style = inter()
    var settings = ParagraphSettings()
    setting.change(&style, &settings)
    do throws(LegibleError) {
      let fit = try embedded.paragraph("a\tb c", style: style, settings: settings).fit(width: 1e6)
      #expect(setting.error.isEmpty)
      #expect(fit.size.width.isFinite && fit.size.height.isFinite)
    } catch {
      #expect(!setting.error.isEmpty && "\(error)".contains(setting.error), "\(error)")
    }
  }
}
