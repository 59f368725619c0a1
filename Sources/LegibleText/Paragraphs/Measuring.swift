import LegibleCore

/// The factors that turn a paragraph's sums into pt at one font size.
struct TextScale {
  /// The font size in pt.
  var size: Double
  /// pt per paragraph unit.
  var unit: Double
  /// pt after each tracked cluster.
  var tracking: Double
  /// pt after each cluster of a font with a calibration.
  var calibration: Double
  /// pt at each word space.
  var wordSpacing: Double

  /// The least step of a 16.16 fixed-point number.
  static let fixedPointUnit = 1.0 / 65_536
}

/// Where a line starts.
struct LineStart {
  var offset: Int
  var delta: Int64
  var safeAfter: Int
  /// The index of the first break that can end the line.
  var next: Int

  /// The start of the text.
  static let text = LineStart(offset: 0, delta: 0, safeAfter: 0, next: 0)

  init(offset: Int, delta: Int64, safeAfter: Int, next: Int) {
    self.offset = offset
    self.delta = delta
    self.safeAfter = safeAfter
    self.next = next
  }

  init(_ end: Break, next: Int) {
    self.init(
      offset: Int(end.offset), delta: end.startDelta, safeAfter: Int(end.safeAfter), next: next)
  }
}

extension Paragraph {
  /// The factors for a font size in pt.
  func scale(size: Double) -> TextScale {
    let calibration =
      shaped.calibrated.isEmpty ? nil : shaped.fonts.lazy.compactMap(\.calibration).first
    return TextScale(
      size: size, unit: size / Double(shaped.unitsPerEm),
      tracking: size * style.tracking / 1000
        - (settings.truncatesAdvances ? TextScale.fixedPointUnit : 0),
      calibration: (calibration?.tracking(size: size) ?? 0) * size / 1000,
      wordSpacing: settings.wordSpacing)
  }

  /// The extent between two offsets as shaped, without regard to what a cut changes, in pt.
  @inline(__always)
  func extent(_ start: Int, _ end: Int, plus delta: Int64 = 0, _ scale: TextScale) -> Double {
    var extent = Double(shaped.positions[end] - shaped.positions[start] + delta) * scale.unit
    if scale.tracking != 0 {
      extent += Double(shaped.tracked[end] - shaped.tracked[start]) * scale.tracking
    }
    if !shaped.calibrated.isEmpty {
      extent += Double(shaped.calibrated[end] - shaped.calibrated[start]) * scale.calibration
    }
    if !shaped.spaces.isEmpty {
      extent += Double(shaped.spaces[end] - shaped.spaces[start]) * scale.wordSpacing
    }
    return extent
  }

  /// The width of a line between a start and a break, hanging spaces left out, in pt.
  @inline(__always)
  func width(from start: LineStart, to end: Break, _ scale: TextScale) -> Double {
    let trimmed = max(start.offset, Int(end.trimmed))
    var delta = start.delta + end.endDelta
    if delta != 0, start.safeAfter > Int(end.safeBefore) {
      // No safe place in between: the two corrections do not add up, the line is shaped as a whole.
      delta = cutDelta(start.offset, Int(end.offset), visible: trimmed)
    }
    let width = extent(start.offset, trimmed, plus: delta, scale)
    return end.showsHyphen ? width + hyphenWidth(scale) : width
  }

  /// The width of the hyphen that shows where a line ends inside a word, with its spacing, in pt.
  func hyphenWidth(_ scale: TextScale) -> Double {
    Double(shaped.hyphen) * scale.unit + scale.tracking + scale.calibration
  }

  /// The width between any two cluster boundaries, reshaped where a cut changes shapes, in pt.
  func exactWidth(_ start: Int, _ end: Int, _ scale: TextScale) -> Double {
    extent(start, end, plus: cutDelta(start, end, visible: end), scale)
  }

  private func cutDelta(_ start: Int, _ end: Int, visible: Int) -> Int64 {
    guard start < end, shaped.isUnsafe[start] || shaped.isUnsafe[end] else { return 0 }
    return library.withScratch { shaped.cutDelta(start, end, visible: visible, $0.buffer) }
  }
}
