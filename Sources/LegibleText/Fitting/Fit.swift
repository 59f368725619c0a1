public import LegibleCore

/// A paragraph laid out in a box: its lines, and whether anything had to go.
public struct Fit: Sendable {
  /// The lines from top to bottom.
  public var lines: [Line]
  /// Whether text was cut off by the line limit or the width.
  public var isTruncated: Bool
  /// The font size it was laid out at, in pt.
  public var fontSize: Double
  /// The paragraph it shows.
  public let paragraph: Paragraph

  /// By how many pt a line may exceed a width that it fits: LayoutNG's unit, which browsers fit by.
  public static let tolerance = 1.0 / 64

  /// The width of the widest line and the height of all lines, in pt.
  public var size: Size {
    Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.reduce(0) { $0 + $1.ascent + $1.descent })
  }

  /// One line: what of the text it holds and where it stands.
  public struct Line: Hashable, Sendable {
    /// The part of the source in UTF-16 offsets, hanging spaces included.
    public var range: Range<Int>
    /// What is shown: without hanging spaces, with an ellipsis or a hyphen.
    public var display: String
    /// In pt, hanging spaces left out.
    public var width: Double
    /// The distance from the top of the paragraph to the baseline in pt.
    public var baseline: Double
    /// From the top of the line to the baseline in pt.
    public var ascent: Double
    /// From the baseline to the bottom of the line in pt.
    public var descent: Double
    /// The parts that are shown, in logical order.
    var pieces: [Piece]
  }

  /// A shown part of a line.
  enum Piece: Hashable, Sendable {
    case text(Range<Int>)
    case sign(String)
  }
}

extension Paragraph {
  /// Lays the paragraph out in a box.
  ///
  /// - Parameters:
  ///   - width: The box in pt; infinity never wraps.
  ///   - lines: The line limit, 0 for none.
  ///   - truncation: What gives way when the limit is reached.
  ///   - ellipsis: The sign that stands for what was cut.
  ///   - size: The font size in pt; `nil` for the style's.
  /// - Throws: `LegibleError` with rule `text` for a width or size that is NaN or negative.
  /// - Complexity: O(*n*), without shaping but at cuts.
  public func fit(
    width: Double, lines: Int = 0, truncation: Truncation = .tail, ellipsis: String = "\u{2026}",
    size: Double? = nil
  ) throws(LegibleError) -> Fit {
    let size = size ?? style.size
    guard width >= 0 else {
      throw FontLibrary.failure("the width \(width) is not a length of 0 pt or more")
    }
    guard size > 0, size <= FontLibrary.maximumSize else {
      throw FontLibrary.failure("the font size \(size) pt is out of range")
    }
    let scale = scale(size: size)
    var breaker = LineBreaker(self, scale: scale, width: width)
    var fit = Fit(lines: [], isTruncated: false, fontSize: size, paragraph: self)
    var top = 0.0
    while let line = breaker.next() {
      var made = makeLine(line)
      let isLast = fit.lines.count + 1 == lines
      if isLast, breaker.start.next < breaks.count || line.width > breaker.limit {
        let sign = truncation == .clip ? nil : self.ellipsis(ellipsis, size: size)
        made = cutLine(line, truncation, sign, breaker.limit, scale)
        fit.isTruncated = true
      }
      place(&made, top: &top, size: size)
      fit.lines.append(made)
      if isLast { break }
    }
    return fit
  }

  private func makeLine(_ line: BrokenLine) -> Fit.Line {
    var pieces: [Fit.Piece] = [.text(line.start.offset..<line.trimmed)]
    if line.showsHyphen { pieces.append(.sign("\u{2010}")) }
    return Fit.Line(
      range: line.start.offset..<line.end, display: display(pieces), width: line.width,
      baseline: 0, ascent: 0, descent: 0, pieces: pieces)
  }

  /// Cuts the last line that the limit allows; it takes text up to the next hard break.
  private func cutLine(
    _ line: BrokenLine, _ truncation: Truncation, _ sign: Ellipsis?, _ limit: Double,
    _ scale: TextScale
  ) -> Fit.Line {
    let start = line.start.offset
    let hard =
      breaks.first { Int($0.offset) >= line.end && $0.isMandatory } ?? breaks[breaks.count - 1]
    let range = start..<max(start, Int(hard.trimmed))
    let kept = truncate(
      range, truncation, ellipsis: sign?.advance ?? 0, limit: limit, scale)
    var pieces: [Fit.Piece] = []
    if !kept.before.isEmpty { pieces.append(.text(kept.before)) }
    if let sign { pieces.append(.sign(sign.text)) }
    if !kept.after.isEmpty { pieces.append(.text(kept.after)) }
    return Fit.Line(
      range: start..<Int(hard.offset), display: display(pieces), width: kept.width, baseline: 0,
      ascent: 0, descent: 0, pieces: pieces)
  }

  private func display(_ pieces: [Fit.Piece]) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let range): append(range, to: &text)
      case .sign(let sign): text += sign
      }
    }
  }

  /// Appends the code points of a range, without those that show nothing after white-space
  /// processing.
  private func append(_ range: Range<Int>, to text: inout String) {
    text.reserveCapacity(text.utf8.count + range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let isShown = shaped.factors.isEmpty || shaped.factors[offset] != 0
      let scalar = shaped.units.scalar(at: &offset, upTo: range.upperBound)
      if isShown { text.unicodeScalars.append(scalar) }
    }
  }

  /// Sets a line's box: the style's leading around the first font, else the tallest font in it.
  private func place(_ line: inout Fit.Line, top: inout Double, size: Double) {
    let extents = lineExtents(of: line.range, size: size)
    line.ascent = extents.ascent
    line.descent = extents.descent
    line.baseline = top + line.ascent
    top = line.baseline + line.descent
  }

  /// The distance from the top of a line to its baseline in pt: half of what the leading has beyond
  /// the first font's ascent and descent stands above (CSS 2.1, 10.8.1).
  ///
  /// - Parameters:
  ///   - leading: From baseline to baseline, in pt.
  ///   - size: The font size in pt.
  public func lineAscent(leading: Double, size: Double) -> Double {
    let primary = shaped.fonts[0].extents(size: size)
    return (leading + primary.ascent - primary.descent) / 2
  }

  /// The distances from the baseline to a line's top and bottom, in pt.
  ///
  /// A leading is split evenly above and below the first font's ascent and descent (CSS 2.1, 10.8.1).
  /// Without one the line is as tall as its tallest font asks, half its line gap on either side.
  func lineExtents(of range: Range<Int>, size: Double) -> (ascent: Double, descent: Double) {
    if let leading = style.leading.map({ $0 * size / style.size }) {
      let ascent = lineAscent(leading: leading, size: size)
      return (ascent, leading - ascent)
    }
    let primary = shaped.fonts[0].extents(size: size)
    var ascent = primary.ascent + primary.lineGap / 2
    var descent = primary.descent + primary.lineGap / 2
    for run in shaped.runs(in: range) {
      let extents = shaped.fonts[run.font].extents(size: size)
      ascent = max(ascent, extents.ascent + extents.lineGap / 2)
      descent = max(descent, extents.descent + extents.lineGap / 2)
    }
    return (ascent, descent)
  }
}

extension FontInstance {
  /// The font's vertical metrics at a size, in pt.
  func extents(size: Double) -> (ascent: Double, descent: Double, lineGap: Double) {
    let scale = size / Double(unitsPerEm)
    return (Double(ascent) * scale, Double(descent) * scale, Double(lineGap) * scale)
  }
}
