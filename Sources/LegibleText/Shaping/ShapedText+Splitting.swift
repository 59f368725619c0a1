extension ShapedText {
  /// What splitting off a range changes its extent by, in paragraph units: zero between safe offsets.
  ///
  /// Only the ends are shaped again, from the split to where it makes no difference.
  ///
  /// - Parameter visible: Where the part that counts ends: spaces after it hang, and how the split
  ///   changes them is of no matter.
  func splitDelta(_ start: Int, _ end: Int, visible: Int, _ buffer: borrowing ShapingBuffer)
    -> Int64
  {
    let (after, before) = (safe(after: start), safe(before: end))
    if after >= before { return change(start, visible, within: start..<end, buffer) }
    return change(start, min(after, visible), within: start..<safe(after: after), buffer)
      + change(before, visible, within: safe(before: before)..<end, buffer)
  }

  /// What shaping a range alone changes the extent of a part of it by.
  private func change(
    _ start: Int, _ end: Int, within range: Range<Int>, _ buffer: borrowing ShapingBuffer
  ) -> Int64 {
    guard start < end else { return 0 }
    return extent(of: start..<end, within: range, buffer) - (positions[end] - positions[start])
  }

  /// What a line that ends here changes its extent by.
  func endDelta(_ offset: Int, visible: Int, _ buffer: borrowing ShapingBuffer) -> Int64 {
    let start = safe(before: offset)
    return change(start, visible, within: safe(before: start)..<offset, buffer)
  }

  /// What a line that starts here changes its extent by.
  func startDelta(_ offset: Int, _ buffer: borrowing ShapingBuffer) -> Int64 {
    let end = safe(after: offset)
    return change(offset, end, within: offset..<safe(after: end), buffer)
  }

  /// The first offset from here at which HarfBuzz calls splitting safe, or that a split does not reach.
  func safe(after offset: Int) -> Int {
    var safe = offset
    while isUnsafe[safe], safe - offset < Self.reach { safe += 1 }
    return safe
  }

  /// The last offset up to here at which HarfBuzz calls splitting safe, or that a split does not reach.
  func safe(before offset: Int) -> Int {
    var safe = offset
    while isUnsafe[safe], offset - safe < Self.reach { safe -= 1 }
    return safe
  }

  /// How far a split changes shapes, in UTF-16 code units; joining and reordering stay well below.
  ///
  /// Texts may be unsafe throughout: shaping a joined word of many thousand letters again from end to
  /// end at each split would take minutes.
  private static let reach = 32
}
