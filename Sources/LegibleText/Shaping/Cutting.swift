extension ShapedText {
  /// What cutting out a range changes its extent by, in paragraph units: zero between safe places.
  ///
  /// Only the ends are shaped again, from the cut to the next place that HarfBuzz calls safe.
  ///
  /// - Parameter visible: Where the part that counts ends: spaces behind it hang, and how the cut
  ///   changes them is of no matter.
  func cutDelta(_ start: Int, _ end: Int, visible: Int, _ buffer: ShapingBuffer) -> Int64 {
    let (after, before) = (safe(after: start), safe(before: end))
    if after >= before { return change(start, end, visible: visible, buffer) }
    return change(start, after, visible: visible, buffer)
      + change(before, end, visible: visible, buffer)
  }

  /// What shaping a range alone changes the extent of its visible part by.
  private func change(
    _ start: Int, _ end: Int, visible: Int, _ buffer: ShapingBuffer
  ) -> Int64 {
    let visible = min(visible, end)
    guard start < visible else { return 0 }
    return extent(of: start..<end, visible: visible, alone: buffer)
      - (positions[visible] - positions[start])
  }

  /// What a line that ends here changes its extent by.
  func endDelta(_ offset: Int, visible: Int, _ buffer: ShapingBuffer) -> Int64 {
    change(safe(before: offset), offset, visible: visible, buffer)
  }

  /// What a line that starts here changes its extent by.
  func startDelta(_ offset: Int, _ buffer: ShapingBuffer) -> Int64 {
    change(offset, safe(after: offset), visible: .max, buffer)
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
