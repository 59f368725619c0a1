public import LegibleCore

extension Paragraph {
  /// Lays the paragraph out in a box.
  ///
  /// - Parameters:
  ///   - width: The box in pt; infinity never wraps.
  ///   - lines: The line limit, 1 or more; `nil` for none.
  ///   - truncation: What gives way when the limit is reached.
  ///   - ellipsis: The marker that stands for what was truncated.
  ///   - tightening: How much wider than the box a single line may be to be tightened instead of truncated,
  ///     as a fraction, such as ``Fit/standardTightening``.
  ///   - size: The font size in pt; `nil` for the style's.
  /// - Throws: `LegibleError` with rule `text` for a width or size that is NaN or negative, and for a
  ///   line limit below 1.
  /// - Complexity: O(*n*), without shaping but where lines are truncated.
  public func fit(
    width: Double, lines: Int? = nil, truncation: Truncation = .tail,
    ellipsis: Ellipsis = .platform,
    tightening: Double = 0, size: Double? = nil
  ) throws(LegibleError) -> Fit {
    let size = size ?? style.size
    guard width >= 0 else {
      throw FontLibrary.failure("the width \(width) is not a length of 0 pt or more")
    }
    guard size > 0, size <= FontLibrary.maximumSize else {
      throw FontLibrary.failure("the font size \(size) pt is out of range")
    }
    if let lines, lines < 1 {
      throw FontLibrary.failure("the line limit \(lines) is not 1 or more")
    }
    let other = try resized(to: size)
    guard other === self else {
      return try other.fit(
        width: width, lines: lines, truncation: truncation, ellipsis: ellipsis,
        tightening: tightening)
    }
    var fit = Fit(
      lines: [], isTruncated: false, fontSize: size, allowedTightening: tightening,
      availableWidth: width,
      lineLimit: lines, paragraph: self)
    if lines == 1, tightening > 0 {
      fit.tightening = self.tightening(width: width, upTo: tightening, size: size)
    }
    var breaker = LineBreaker(self, scale: fit.scale, width: width)
    var top = 0.0
    while let line = breaker.next() {
      var made = makeLine(line)
      let isLast = fit.lines.count + 1 == lines
      if isLast, breaker.start.next < breaks.count || line.width > breaker.limit {
        made = truncate(line, truncation, ellipsis, breaker.limit, fit.scale)
        fit.isTruncated = true
      }
      place(&made, isFirst: fit.lines.isEmpty, top: &top, size: size)
      fit.lines.append(made)
      if isLast { break }
    }
    return fit
  }

  private func makeLine(_ line: BrokenLine) -> Fit.Line {
    let shown = line.start.offset..<line.trimmed
    var pieces: [Fit.Piece] = []
    if let marker = marker(line.start.marker) { pieces.append(marker) }
    // Hanging spaces are shaped with the line: some fonts kern a comma with the space after it.
    pieces.append(.text(shown, within: line.start.offset..<line.end))
    if let marker = marker(line.marker) { pieces.append(marker) }
    return Fit.Line(
      range: line.start.offset..<line.end, source: text, display: display(pieces),
      width: line.width,
      baseline: 0, ascent: 0, descent: 0, pieces: pieces)
  }

  /// What shows at the end or the start of a line; `nil` for nothing.
  private func marker(_ index: OptionalIndex<Int16>) -> Fit.Piece? {
    index.value.map { .marker(shaped.markers[$0].text) }
  }

  /// Truncates the last line that the limit allows.
  ///
  /// A kept start comes from before the next hard break, a kept end from after the last one: what
  /// stands on one line was never on two.
  private func truncate(
    _ line: BrokenLine, _ truncation: Truncation, _ ellipsis: Ellipsis, _ limit: Double,
    _ scale: TextScale
  ) -> Fit.Line {
    let start = line.start.offset
    let last = breaks[breaks.count - 1]
    let first = breaks.first { Int($0.offset) >= line.end && $0.isMandatory } ?? last
    let head = start..<max(start, Int(first.trimmed))
    var tail = head
    if first.offset < last.offset {
      let before = breaks.dropLast().last { $0.isMandatory } ?? first
      tail = Int(before.offset)..<max(Int(before.offset), Int(last.trimmed))
    }
    let lead = markerWidth(line.start.marker, scale)
    let truncator = LineTruncator(
      paragraph: self, scale: scale, limit: limit - lead, head: head, tail: tail)
    let kept = truncator.truncate(truncation, ellipsis)
    var pieces = marker(line.start.marker).map { [$0] } ?? []
    func show(_ range: Range<Int>, of whole: Range<Int>) {
      guard !range.isEmpty else { return }
      pieces.append(.text(range, within: settings.truncation.reshapes ? range : whole))
    }
    show(kept.before, of: head)
    if let marker = kept.marker { pieces.append(.marker(marker.text)) }
    show(kept.after, of: tail)
    let end = truncation == .head || truncation == .middle ? last : first
    return Fit.Line(
      range: start..<Int(end.offset), source: text, display: display(pieces),
      width: kept.width + lead,
      baseline: 0, ascent: 0, descent: 0, pieces: pieces)
  }

  private func display(_ pieces: [Fit.Piece]) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let range, _): append(range, to: &text)
      case .marker(let marker): text += marker
      }
    }
  }

  /// Appends the code points of a range, without those that show nothing after white-space
  /// processing.
  private func append(_ range: Range<Int>, to text: inout String) {
    text.reserveCapacity(text.utf8.count + range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let isHidden = !shaped.factors.isEmpty && shaped.factors[offset] == 0
      let scalar = shaped.units.scalar(at: &offset, upTo: range.upperBound)
      if !isHidden || scalar == "\t" { text.unicodeScalars.append(scalar) }
    }
  }
}
