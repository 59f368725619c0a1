/// How a run is shaped that is not in the paragraph's own style.
struct SpanStyle {
  var language: Language
  var features: [FontFeature]
  /// Its font size in those of the paragraph.
  var ratio: Double
  /// From baseline to baseline in font sizes of the paragraph; `nil` takes the font's own.
  var leading: Double?
  /// The first font of its style.
  var font: Int
}

extension ShapedText {
  func language(of run: Run) -> Language { spans.isEmpty ? language : spans[run.span].language }

  func features(of run: Run) -> [FontFeature] {
    spans.isEmpty ? features : spans[run.span].features
  }

  /// The font size of a run in those of the paragraph.
  func ratio(of run: Run) -> Double { spans.isEmpty ? 1 : spans[run.span].ratio }

  /// The parts of an em in a paragraph of several sizes: 2^24, so that no glyph is off by a millionth.
  static let unitsOfMixedSizes: Int64 = 1 << 24

  /// How much larger or smaller than the paragraph's a span's size may be: sums stay in range.
  static let widestRatio = 256.0
}
