import CYardsticks

/// A font as plain HarfBuzz has it.
@safe final class RawFont {
  private let handle: OpaquePointer

  /// Opens a font of the library by its file name, at regular weight.
  init(_ name: String) throws(BenchmarkError) {
    let path = ProjectFolder.font(name)
    guard let opened = unsafe yardstick_font_open(path, 400) else {
      throw BenchmarkError("\(path) cannot be opened")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe yardstick_font_close(handle)
  }

  /// Shapes texts and sums their advances.
  func shape(_ texts: RawTexts, _ language: SampleLanguage) -> Int64 {
    unsafe yardstick_shape(
      handle, texts.units, texts.ends, Int32(texts.ends.count), language.script, language.tag,
      language.isRightToLeft)
  }

  /// The running sums of a text's advances, one more than code units.
  func sums(_ units: [UInt16]) -> [Int64] {
    var advances = [Int32](repeating: 0, count: units.count)
    unsafe yardstick_advances(handle, units, Int32(units.count), &advances)
    return advances.reduce(into: [0]) { sums, advance in
      sums.append(sums[sums.count - 1] + Int64(advance))
    }
  }
}

/// Texts one after another in one array.
struct RawTexts {
  private(set) var units: [UInt16] = []
  private(set) var ends: [Int32] = []

  init(_ texts: [String]) {
    for text in texts {
      units += text.utf16
      ends.append(Int32(units.count))
    }
  }
}
