extension ShapedText {
  /// What cutting out a range changes its extent by, in paragraph units: zero between safe places.
  ///
  /// Only the ends are shaped again, from the cut to the next place that HarfBuzz calls safe.
  func cutDelta(_ start: Int, _ end: Int, _ buffer: ShapingBuffer) -> Int64 {
    let (after, before) = (safe(after: start), safe(before: end))
    if after >= before { return change(start, end, buffer) }
    return change(start, after, buffer) + change(before, end, buffer)
  }

  /// What shaping a range alone changes its extent by.
  private func change(_ start: Int, _ end: Int, _ buffer: ShapingBuffer) -> Int64 {
    guard start < end else { return 0 }
    return extent(of: start..<end, alone: buffer) - (positions[end] - positions[start])
  }

  /// What a line that ends here changes its extent by.
  func endDelta(_ offset: Int, _ buffer: ShapingBuffer) -> Int64 {
    change(safe(before: offset), offset, buffer)
  }

  /// What a line that starts here changes its extent by.
  func startDelta(_ offset: Int, _ buffer: ShapingBuffer) -> Int64 {
    change(offset, safe(after: offset), buffer)
  }

  /// The first offset from here at which cutting is safe; the end of the text is.
  func safe(after offset: Int) -> Int {
    var offset = offset
    while isUnsafe[offset] { offset += 1 }
    return offset
  }

  /// The last offset up to here at which cutting is safe; the start of the text is.
  func safe(before offset: Int) -> Int {
    var offset = offset
    while isUnsafe[offset] { offset -= 1 }
    return offset
  }
}
