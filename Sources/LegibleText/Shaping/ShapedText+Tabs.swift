extension ShapedText {
  /// Finds the tabs, and how wide the spaces are that their stops are counted in.
  ///
  /// - Complexity: O(*n*).
  mutating func findTabs(_ buffer: borrowing ShapingBuffer) {
    // Only a text with something hidden has tabs.
    tabs = factors.isEmpty ? [] : units.indices.filter { units[$0] == 0x09 }.map { Int32($0) }
    guard !tabs.isEmpty else { return }
    space = advance(of: " ", in: fonts[0], script: .latin, buffer)
  }

  /// The tabs in a range.
  ///
  /// - Complexity: O(log *tabs*).
  func tabs(in range: Range<Int>) -> ArraySlice<Int32> {
    func index(of offset: Int) -> Int {
      var (low, high) = (0, tabs.count)
      while low < high {
        let middle = (low + high) / 2
        if Int(tabs[middle]) < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return tabs[index(of: range.lowerBound)..<index(of: range.upperBound)]
  }

  /// The advance of a marker that is shaped by itself, in paragraph units.
  func advance(
    of marker: String, in font: FontInstance, script: Script, _ buffer: borrowing ShapingBuffer
  ) -> Int64 {
    let units = Array(marker.utf16)
    var advance: Int64 = 0
    buffer.shape(
      units, units.indices, context: units.indices, font: font.font, script: script,
      isRightToLeft: false, language: language, features: features
    ) { advance += Int64($0.advance) }
    let own = Int64(font.unitsPerEm)
    if let size = roundedSize { return FixedScale(size: size, unitsPerEm: own).advance(advance) }
    return advance * unitsPerEm / own
  }
}
