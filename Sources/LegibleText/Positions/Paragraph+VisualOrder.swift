extension Paragraph {
  /// The parts of a line from left to right (UAX #9, L2).
  ///
  /// A marker is an isolate on the base level, and spaces beside it are on it as at a line's end (L1):
  /// what was truncated does not move them.
  func visualOrder(_ pieces: [Fit.Piece], _ scale: TextScale) -> [VisualPiece] {
    let tabs = tabAdvances(in: pieces, scale)
    var parts: [(piece: VisualPiece, level: UInt8)] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .marker(let text): parts.append((.marker(text), baseLevel))
      case .text(let range, let within):
        var spaces = range.upperBound
        if index + 1 < pieces.count {
          while spaces > range.lowerBound, shaped.units[spaces - 1].hangs { spaces -= 1 }
        }
        var start = range.lowerBound
        if index > 0 {
          while start < spaces, shaped.units[start].hangs { start += 1 }
        }
        let (first, last) = (range.lowerBound, range.upperBound)
        add(first..<start, within: within, level: baseLevel, tabs: tabs, to: &parts)
        add(start..<spaces, within: within, level: nil, tabs: tabs, to: &parts)
        add(spaces..<last, within: within, level: baseLevel, tabs: tabs, to: &parts)
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
    var ordered = parts.map(\.piece)
    if settings.rounding != .none { markRoundedParts(&ordered) }
    return ordered
  }

  /// A part goes on as long as neither the direction changes nor a tab or a marker comes.
  private func markRoundedParts(_ pieces: inout [VisualPiece]) {
    for index in pieces.indices {
      guard case .run(var part) = pieces[index] else { continue }
      if index + 1 < pieces.count, case .run(let next) = pieces[index + 1],
        part.run.level == next.run.level
      {
        continue
      }
      part.endsRoundedPart = true
      pieces[index] = .run(part)
    }
  }

  private func add(
    _ range: Range<Int>, within whole: Range<Int>, level: UInt8?, tabs: [Int: Double],
    to parts: inout [(piece: VisualPiece, level: UInt8)]
  ) {
    for run in shaped.runs(in: range) {
      let shown = run.range.clamped(to: range)
      func addText(_ text: Range<Int>) {
        guard !text.isEmpty else { return }
        let part = VisualRun(
          run: run, range: text, shaped: run.range.clamped(to: whole), context: whole)
        parts.append((.run(part), level ?? run.level))
      }
      var start = shown.lowerBound
      for tab in shaped.tabs(in: shown) {
        let offset = Int(tab)
        addText(start..<offset)
        let placed = VisualTab(offset: offset, advance: tabs[offset] ?? 0, run: run)
        parts.append((.tab(placed), level ?? run.level))
        start = offset + 1
      }
      addText(start..<shown.upperBound)
    }
  }
}
