import LegibleCore

/// Joins the runs of a text in each of its styles to the runs of the styled text.
struct SpanJoiner {
  let kindAt: [Int]
  private(set) var fonts: [FontInstance] = []
  private(set) var spans: [SpanStyle] = []
  private var keys: [Key] = []
  private var candidates: [[Run]] = []

  /// What makes two styles shape differently.
  private struct Key: Hashable {
    var locale: String
    var features: [String]
    var hasLigatures: Bool
    var size: Double
    var leading: Double?
    var font: Int
  }

  init(kindAt: [Int]) { self.kindAt = kindAt }

  /// Adds the whole text in one style.
  mutating func add(_ whole: Paragraph, _ kind: StyledText.Span, base: TextStyle) {
    let indices = whole.shaped.fonts.map { font in
      if let index = fonts.firstIndex(where: { $0 === font }) { return index }
      fonts.append(font)
      return fonts.count - 1
    }
    let key = Key(
      locale: whole.locale, features: kind.features, hasLigatures: kind.style.tracking == 0,
      size: kind.style.size, leading: kind.style.leading, font: indices[0])
    let span = keys.firstIndex(of: key) ?? keys.count
    if span == keys.count {
      keys.append(key)
      spans.append(
        SpanStyle(
          language: whole.shaped.language, features: whole.shaped.features,
          ratio: kind.style.size / base.size, leading: kind.style.leading.map { $0 / base.size },
          font: indices[0]))
    }
    candidates.append(
      whole.shaped.runs.map { run in
        var run = run
        run.font = indices[run.font]
        run.span = span
        return run
      })
  }

  /// The runs of the styled text: neighbours that shape alike are one.
  func runs() -> [Run] {
    var joined: [Run] = []
    var next = [Int](repeating: 0, count: candidates.count)
    var start = 0
    while start < kindAt.count {
      let kind = kindAt[start]
      while candidates[kind][next[kind]].range.upperBound <= start { next[kind] += 1 }
      var part = candidates[kind][next[kind]]
      var end = start
      while end < part.range.upperBound, kindAt[end] == kind { end += 1 }
      part.range = start..<end
      if let last = joined.last, last.font == part.font, last.script == part.script,
        last.level == part.level, last.span == part.span
      {
        joined[joined.count - 1].range = last.range.lowerBound..<end
      } else {
        joined.append(part)
      }
      start = end
    }
    return joined
  }
}
