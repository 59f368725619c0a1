import LegibleKit

extension Benchmark {
  /// Breaking a long shaped paragraph into lines that can be shown, against a scan of its advances.
  static let paragraph = Benchmark("paragraph.en") {
    let language = SampleLanguage.tagged("en")
    var maker = TextMaker(language)
    let text = maker.paragraph(length: 100_000)
    let paragraph = try FontLibrary().paragraph(
      text, style: TextStyle(name: "bench", families: [language.family], size: 17), locale: "en")
    let units = Array(text.utf16)
    let sums = try RawFont(language.fontFile).sums(units)
    let race = try await Race {
      try paragraph.fit(width: 320).lines.count
    } against: {
      rawLines(units, sums, width: 320, size: 17)
    }
    return [race.figure("paragraph.en", nanosecondsPer: units.count, of: "unit")]
  }
}
