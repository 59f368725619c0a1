extension ShapedText {
  /// What cutting out a range changes its extent by, in paragraph units: zero between safe places.
  ///
  /// Only the ends are shaped again, from the cut to where it makes no difference.
  ///
  /// - Parameter visible: Where the part that counts ends: spaces behind it hang, and how the cut
  ///   changes them is of no matter.
  func cutDelta(_ start: Int, _ end: Int, visible: Int, _ buffer: borrowing ShapingBuffer) -> Int64 {
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

  /// The first offset from here at which HarfBuzz calls cutting safe, or that a cut does not reach.
  func safe(after offset: Int) -> Int {
    var place = offset
    while isUnsafe[place], place - offset < Self.reach { place += 1 }
    return place
  }

  /// The last offset up to here at which HarfBuzz calls cutting safe, or that a cut does not reach.
  func safe(before offset: Int) -> Int {
    var place = offset
    while isUnsafe[place], offset - place < Self.reach { place -= 1 }
    return place
  }

  /// How far a cut changes shapes, in UTF-16 code units; joining and reordering stay well below.
  ///
  /// Texts may be unsafe throughout: shaping a joined word of many thousand letters again from end to
  /// end at each cut would take minutes.
  private static let reach = 32
}
