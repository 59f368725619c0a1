extension LineBreaker {
  /// A break one word earlier where the rest of the text would be a lone word with room for another
  /// before it; otherwise the break that was chosen.
  ///
  /// The lines stay as many as they were. Only words that spaces part are pushed.
  ///
  /// - Complexity: O(1) before any line but the last one, then O(*opportunities in two words*).
  func pushingOut(_ best: (index: Int, width: Double)) -> (index: Int, width: Double) {
    let breaks = paragraph.breaks
    guard paragraph.settings.lineBreaking.wrap == .word, best.index + 1 < breaks.count,
      !breaks[best.index].isMandatory, breaks[best.index].endsWithSpace
    else { return best }
    var last = best.index + 1
    while last + 1 < breaks.count, !breaks[last].isMandatory {
      if breaks[last].endsWithSpace { return best }
      last += 1
    }
    var index = best.index - 1
    while index >= start.next, !breaks[index].endsWithSpace { index -= 1 }
    guard index >= start.next else { return best }
    let moved = LineStart(breaks[index], next: index + 1)
    guard paragraph.width(from: moved, to: breaks[last], scale) <= limit else { return best }
    return (index, paragraph.width(from: start, to: breaks[index], scale))
  }
}

extension Break {
  /// Whether spaces hang before it.
  fileprivate var endsWithSpace: Bool { trimmed < offset }
}
