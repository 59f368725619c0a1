/// A part of a line that stands as one from left to right.
enum VisualPiece {
  case run(VisualRun)
  case sign(String)
}

/// What shows of a run, and what it is shaped as a part of.
struct VisualRun {
  var run: Run
  /// The code units that show.
  var range: Range<Int>
  /// The code units that are shaped together.
  var shaped: Range<Int>
  /// The range whose text may influence the shapes at the edges.
  var context: Range<Int>
}

extension Paragraph {
  /// The parts of a line from left to right (UAX #9, L2).
  ///
  /// A sign is an isolate on the base level, and spaces beside it are on it as at a line's end (L1):
  /// what was cut does not move them.
  func visualOrder(_ pieces: [Fit.Piece]) -> [VisualPiece] {
    var parts: [(piece: VisualPiece, level: UInt8)] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .sign(let text): parts.append((.sign(text), baseLevel))
      case .text(let range, let within):
        var spaces = range.upperBound
        if index + 1 < pieces.count {
          while spaces > range.lowerBound, shaped.units[spaces - 1].hangs { spaces -= 1 }
        }
        var start = range.lowerBound
        if index > 0 {
          while start < spaces, shaped.units[start].hangs { start += 1 }
        }
        add(range.lowerBound..<start, within: within, level: baseLevel, to: &parts)
        add(start..<spaces, within: within, level: nil, to: &parts)
        add(spaces..<range.upperBound, within: within, level: baseLevel, to: &parts)
      }
    }
    var level = parts.map(\.level).max() ?? 0
    while level > 0 {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, parts[end].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return parts.map(\.piece)
  }

  private func add(
    _ range: Range<Int>, within whole: Range<Int>, level: UInt8?,
    to parts: inout [(piece: VisualPiece, level: UInt8)]
  ) {
    for run in shaped.runs(in: range) {
      let part = VisualRun(
        run: run, range: run.range.clamped(to: range), shaped: run.range.clamped(to: whole),
        context: whole)
      parts.append((.run(part), level ?? run.level))
    }
  }
}
