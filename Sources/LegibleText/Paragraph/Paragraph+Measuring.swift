import LegibleCore

extension Paragraph {
  /// The factors for a font size in pt.
  func scale(size: Double) -> TextScale {
    TextScale(
      size: size, unit: size / Double(shaped.unitsPerEm),
      tracking: size * style.tracking / 1000,
      calibration: shaped.calibration?.advance(size: size) ?? 0,
      wordSpacing: settings.wordSpacing)
  }

  /// The extent between two offsets as shaped, without regard to what a split changes, in pt.
  ///
  /// - Parameter x: Where the first one stands in its line, in pt; it matters to tabs.
  func extent(_ start: Int, _ end: Int, from x: Double = 0, _ scale: TextScale) -> Double {
    if shaped.tabs.isEmpty { return extent(withoutTabs: start, end, plus: 0, scale) }
    return self.end(of: start..<end, from: x, scale) {
      extent(withoutTabs: $0, $1, plus: 0, scale)
    } - x
  }

  /// The extent of a part without tabs, and of what a split changes, in pt.
  @inline(__always)
  private func extent(
    withoutTabs start: Int, _ end: Int, plus delta: Int64, _ scale: TextScale
  ) -> Double {
    settings.rounding == .none
      ? sum(start, end, plus: delta, scale) : roundedExtent(start, end, plus: delta, scale)
  }

  /// The same with each part in one direction rounded by itself.
  private func roundedExtent(
    _ start: Int, _ end: Int, plus delta: Int64, _ scale: TextScale
  ) -> Double {
    var (extent, part) = (0.0, Double(delta) * scale.unit)
    var level: UInt8?
    for run in shaped.runs(in: start..<end) {
      if let level, level != run.level {
        extent += settings.rounding.snapped(part)
        part = 0
      }
      level = run.level
      let range = run.range.clamped(to: start..<end)
      part += sum(range.lowerBound, range.upperBound, plus: 0, scale)
    }
    return extent + settings.rounding.snapped(part)
  }

  /// What the sums say, in pt.
  @inline(__always)
  private func sum(_ start: Int, _ end: Int, plus delta: Int64, _ scale: TextScale) -> Double {
    var extent = Double(shaped.positions[end] - shaped.positions[start] + delta) * scale.unit
    if scale.tracking != 0 {
      extent += Double(shaped.tracked[end] - shaped.tracked[start]) * scale.tracking
    }
    if !shaped.calibrated.isEmpty { extent += calibration(start, end, scale) }
    if !shaped.spaces.isEmpty {
      extent += Double(shaped.spaces[end] - shaped.spaces[start]) * scale.wordSpacing
    }
    return extent
  }

  /// What the calibrations of stand-ins add between two offsets, in pt; some font must have one.
  @inline(__always)
  func calibration(_ start: Int, _ end: Int, _ scale: TextScale) -> Double {
    let clusters = shaped.calibrated[end] - shaped.calibrated[start]
    var advance = Double(clusters) * scale.calibration
    // Few texts have a second one; a list of them in the scale would be retained at every call.
    for other in shaped.otherCalibrations {
      let clusters = other.clusters[end] - other.clusters[start]
      advance += Double(clusters) * other.calibration.advance(size: scale.size)
    }
    return advance
  }

  /// The width of a line between a start and a break, hanging spaces left out, in pt.
  @inline(__always)
  func width(from start: LineStart, to end: Break, _ scale: TextScale) -> Double {
    let trimmed = max(start.offset, Int(end.trimmed))
    var delta = start.delta + end.endDelta
    if delta != 0, start.safeAfter > Int(end.safeBefore) {
      // No safe offset in between: the two corrections do not add up, the line is shaped as a whole.
      delta = splitDelta(start.offset, Int(end.offset), visible: trimmed)
    }
    let width: Double
    if shaped.tabs.isEmpty {
      width = extent(withoutTabs: start.offset, trimmed, plus: delta, scale)
    } else {
      // The line's start is shaped anew before its first tab, its end after the last one.
      width = self.end(of: start.offset..<trimmed, scale) { from, to in
        let isWhole = from == start.offset && to == trimmed
        let changed =
          isWhole ? delta : from == start.offset ? start.delta : to == trimmed ? end.endDelta : 0
        return extent(withoutTabs: from, to, plus: changed, scale)
      }
    }
    if end.marker == nil, start.marker == nil { return width }
    return width + markerWidth(end.marker, scale) + markerWidth(start.marker, scale)
  }

  /// The width of what shows where a line ends or starts inside a word, with its spacing, in pt.
  ///
  /// - Parameter index: The index among the text's markers.
  func markerWidth(_ index: OptionalIndex<Int16>, _ scale: TextScale) -> Double {
    guard let index = index.value else { return 0 }
    let marker = shaped.markers[index]
    let spacing = Double(marker.clusters) * spacing(of: shaped.fonts[marker.font], scale)
    return settings.rounding.snapped(Double(marker.advance) * scale.unit + spacing)
  }

  /// The tracking and the calibration of a marker in a font, in pt.
  func spacing(of font: FontInstance, _ scale: TextScale) -> Double {
    let calibration = shaped.spans.isEmpty ? font.calibration?.advance(size: scale.size) : nil
    return scale.tracking + (calibration ?? 0)
  }

  /// The width between any two cluster boundaries, reshaped where a split changes shapes, in pt.
  ///
  /// - Parameter x: Where the first one stands in its line, in pt; it matters to tabs.
  func exactWidth(
    _ start: Int, _ end: Int, from x: Double = 0, _ scale: TextScale
  ) -> Double {
    func width(_ start: Int, _ end: Int) -> Double {
      extent(
        withoutTabs: start, end, plus: splitDelta(start, end, visible: end), scale)
    }
    if shaped.tabs.isEmpty { return width(start, end) }
    return self.end(of: start..<end, from: x, scale, width) - x
  }

  private func splitDelta(_ start: Int, _ end: Int, visible: Int) -> Int64 {
    guard start < end, shaped.isUnsafe[start] || shaped.isUnsafe[end] else { return 0 }
    return library.withScratch { shaped.splitDelta(start, end, visible: visible, $0.buffer) }
  }
}
