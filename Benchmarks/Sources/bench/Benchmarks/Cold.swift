import LegibleKit

extension Benchmark {
  /// Shaping paragraphs of 400 to 600 code units from nothing, against HarfBuzz alone.
  ///
  /// - Parameter tag: The language.
  static func cold(_ tag: String) -> Benchmark {
    Benchmark("cold.\(tag)") {
      let language = SampleLanguage.tagged(tag)
      var maker = TextMaker(language)
      let texts = (0..<100).map { _ in maker.paragraph(length: 400) }
      return [try await shape(texts, language, "cold.\(tag)")]
    }
  }

  /// The same, one word at a time.
  static let coldWords = Benchmark("cold-words.en") {
    let language = SampleLanguage.tagged("en")
    var maker = TextMaker(language)
    let texts = (0..<2000).map { _ in maker.phrase(words: 1) }
    return [try await shape(texts, language, "cold-words.en")]
  }

  private static func shape(
    _ texts: [String], _ language: SampleLanguage, _ name: String
  ) async throws -> Figure {
    let fonts = try FontLibrary()
    let style = TextStyle(name: "bench", families: [language.family], size: 17)
    let font = try RawFont(language.fontFile)
    let raw = RawTexts(texts)
    let race = try await Race {
      for text in texts { _ = try fonts.paragraph(text, style: style, locale: language.tag) }
    } against: {
      font.shape(raw, language)
    }
    return race.figure(name, nanosecondsPer: raw.units.count, of: "unit")
  }
}
