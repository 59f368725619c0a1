import CYardsticks
import LegibleKit

extension Benchmark {
  /// Fitting a paragraph that is shaped already into other widths at other sizes, against a scan of
  /// its advances; and how often a fit allocates memory, against shaping.
  static let `repeat` = Benchmark("repeat", "repeat.allocations") {
    let language = SampleLanguage.tagged("en")
    var maker = TextMaker(language)
    let text = maker.paragraph(length: 150)
    let fonts = try FontLibrary()
    let style = TextStyle(name: "bench", families: [language.family], size: 17)
    let boxes = (0..<1000).map { (width: 120.0 + Double($0), size: 11.0 + Double($0 % 42)) }
    let units = Array(text.utf16)
    let sums = try RawFont(language.fontFile).sums(units)

    var counts = [yardstick_allocations()]
    let paragraph = try fonts.paragraph(text, style: style, locale: "en")
    counts.append(yardstick_allocations())
    for box in boxes { _ = paragraph.summary(width: box.width, size: box.size) }
    counts.append(yardstick_allocations())
    let perFit = Double(counts[2] - counts[1]) / Double(boxes.count)

    let race = await Race {
      boxes.reduce(0) { $0 + paragraph.summary(width: $1.width, size: $1.size).lineCount }
    } against: {
      boxes.reduce(0) { $0 + rawLines(units, sums, width: $1.width, size: $1.size) }
    }
    return [
      race.figure("repeat", nanosecondsPer: boxes.count, of: "fit"),
      Figure(
        name: "repeat.allocations", value: perFit, unit: "allocations/fit",
        ratio: perFit / Double(counts[1] - counts[0])),
    ]
  }

  /// Counts lines in plain C; a font of Inter's 2048 units per em.
  static func rawLines(
    _ units: [UInt16], _ sums: [Int64], width: Double, size: Double
  ) -> Int {
    let limit = Int64(width / size * 2048)
    return Int(unsafe yardstick_wrap(units, sums, Int32(units.count), limit))
  }
}
