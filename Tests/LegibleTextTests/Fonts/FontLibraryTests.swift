import LegibleCore
import LegibleText
import Testing

/// Opening fonts, and what is rejected.
struct FontLibraryTests {
  @Test func everyBadFileIsReported() {
    let files = [
      FontSource(path: "empty.ttf", bytes: []),
      FontSource(path: "notes.txt", bytes: Array("no font at all".utf8)),
      FontSource(
        path: "cut.ttf", bytes: [0, 1, 0, 0, 0, 12] + [UInt8](repeating: 0xFF, count: 90)),
    ]
    #expect {
      _ = try FontLibrary(files)
    } throws: { error in
      let findings = (error as? LegibleError)?.findings ?? []
      return findings.map(\.location.path) == ["empty.ttf", "notes.txt", "cut.ttf"]
        && findings.allSatisfy { $0.rule == "font" && $0.hint != nil }
    }
  }

  @Test(arguments: [0, -3, Double.nan, .infinity, 1e9]) func badSizesAreErrors(_ size: Double) {
    #expect(throws: LegibleError.self) {
      try embedded.paragraph("text", style: inter(size), locale: "en")
    }
  }

  @Test func badFeaturesAndVariationsAreErrors() {
    var features = ParagraphSettings()
    features.openType.features = ["not a feature"]
    #expect(throws: LegibleError.self) {
      try embedded.paragraph("text", style: inter(), settings: features)
    }
    var variations = ParagraphSettings()
    variations.openType.variations = ["weight": 400]
    #expect(throws: LegibleError.self) {
      try embedded.paragraph("text", style: inter(), settings: variations)
    }
  }

  @Test func weightsOfAVariableFontDiffer() throws {
    var bold = inter()
    bold.weight = 700
    let regular = try embedded.paragraph("Trailmark", style: inter()).width
    #expect(try embedded.paragraph("Trailmark", style: bold).width > regular + 1)
  }

  @Test func tabularFiguresAreEqual() throws {
    var settings = ParagraphSettings()
    settings.openType.features = ["tnum"]
    let one = try embedded.paragraph("1", style: inter(), settings: settings).width
    let eight = try embedded.paragraph("8", style: inter(), settings: settings).width
    #expect(one == eight)
  }

  @Test func manyThreadsGiveTheSameAnswer() async throws {
    let expected = try samples.map {
      try embedded.paragraph($0.text, style: inter(), locale: $0.locale).width
    }
    let found = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try samples.map {
            try embedded.paragraph($0.text, style: inter(), locale: $0.locale).width
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.allSatisfy { $0 == expected })
  }
}
