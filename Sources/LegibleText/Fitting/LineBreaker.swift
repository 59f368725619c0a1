/// Breaks a paragraph into lines, first fit, one line a step and without allocating.
///
/// Dividing a long word between clusters is the exception: it may shape the divided ends again.
struct LineBreaker {
  let paragraph: Paragraph
  let scale: TextScale
  /// The widest line that fits: a width and ``Fit/tolerance``.
  let limit: Double
  private(set) var start = LineStart.text

  /// After how many clusters a division is shaped again.
  private static let step = 64

  init(_ paragraph: Paragraph, scale: TextScale, width: Double) {
    self.paragraph = paragraph
    self.scale = scale
    limit = width + Fit.tolerance
  }

  /// The next line, `nil` after the last.
  ///
  /// - Complexity: O(*opportunities in the line*).
  mutating func next() -> BrokenLine? {
    let breaks = paragraph.breaks
    guard start.next < breaks.count else { return nil }
    var best: (index: Int, width: Double)?
    var index = start.next
    while index < breaks.count {
      let candidate = breaks[index]
      let width = paragraph.width(from: start, to: candidate, scale)
      if width <= limit {
        best = (index, width)
        if candidate.isMandatory { break }
      } else if textWidth(to: candidate) > limit {
        break
      }
      index += 1
    }
    if let best {
      let chosen = paragraph.settings.lineBreaking.pushOut ? pushingOut(best) : best
      return take(chosen.index, width: chosen.width)
    }
    if paragraph.settings.lineBreaking.breaksLongWords,
      paragraph.settings.lineBreaking.wrap == .word
    {
      if let line = divideLongWord(before: breaks[start.next]) { return line }
    }
    return take(start.next, width: paragraph.width(from: start, to: breaks[start.next], scale))
  }

  /// The width up to a break without what only a line's end adds: a hyphen, and wider final forms.
  private func textWidth(to end: Break) -> Double {
    let trimmed = max(start.offset, Int(end.trimmed))
    return paragraph.extent(start.offset, trimmed, scale)
      + paragraph.markerWidth(start.marker, scale)
  }

  private mutating func take(_ index: Int, width: Double) -> BrokenLine {
    let end = paragraph.breaks[index]
    defer { start = LineStart(end, next: index + 1) }
    return BrokenLine(
      start: start, end: Int(end.offset), trimmed: max(start.offset, Int(end.trimmed)),
      width: width, endsHard: end.isMandatory, marker: end.marker)
  }

  /// Divides a word that is wider than the line after the last cluster that fits, at least after one.
  private mutating func divideLongWord(before end: Break) -> BrokenLine? {
    let from = start.offset
    let lead = paragraph.markerWidth(start.marker, scale)
    let limit = limit - lead
    var split = paragraph.clusterIndex(after: from)
    var width = 0.0
    var known: Int
    // An em and a cluster further than the sums say, since letters shaped again may be narrower; and
    // step by step, since they may be far wider.
    repeat {
      known = split
      while split - known < Self.step, split + 1 < paragraph.clusters.count,
        paragraph.clusters[split + 1] < end.trimmed,
        paragraph.extent(from, Int(paragraph.clusters[split + 1]), scale) <= limit + scale.size
          || paragraph.extent(from, Int(paragraph.clusters[split]), scale) <= limit
      {
        split += 1
      }
      width = paragraph.exactWidth(from, Int(paragraph.clusters[split]), scale)
      while split > known, width > limit {
        split -= 1
        width = paragraph.exactWidth(from, Int(paragraph.clusters[split]), scale)
      }
    } while split == known + Self.step
    let offset = Int(paragraph.clusters[split])
    guard offset < Int(end.trimmed) else { return nil }
    var line = BrokenLine(
      start: start, end: offset, trimmed: offset, width: width + lead, endsHard: false,
      dividesWord: true)
    if end.showsHyphen, offset + 1 == Int(end.offset), paragraph.shaped.units[offset] == 0xAD {
      // A soft hyphen for which there is no space stays with its line and does not show.
      line.end = Int(end.offset)
      start = LineStart(end, next: start.next + 1)
      return line
    }
    defer {
      start = LineStart(
        offset: offset, delta: paragraph.startDelta(offset),
        safeAfter: paragraph.shaped.safe(after: offset), next: start.next)
    }
    return line
  }
}
