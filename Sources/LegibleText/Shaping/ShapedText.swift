/// A text after shaping: runs, and the sums from which every width follows.
struct ShapedText: Sendable {
  var units: [UInt16]
  /// By what each code unit's advance is multiplied; empty when all are 1.
  var factors: [UInt8]
  var fonts: [FontInstance]
  var runs: [Run]
  var language: Language
  var features: [FontFeature]
  /// How the runs of several styles are shaped; empty for a text in one.
  var spans: [SpanStyle] = []
  /// Whose fonts the embedded ones stand in for.
  var platform: PlatformText
  /// What is added after each code unit, in paragraph units; empty where that is nothing.
  ///
  /// It is what single characters of stand-ins are off by, and what the styles of several add.
  var spacing: [Int64] = []
  /// The common multiple of the units per em of the fonts in use.
  var unitsPerEm: Int64 = 1
  /// The extent before each code unit in paragraph units; one more than code units.
  var positions: [Int64] = [0]
  /// The clusters that take tracking before each code unit.
  var tracked: [Int32] = [0]
  /// The clusters set in fonts with the first calibration in use; empty when there is none.
  var calibrated: [Int32] = []
  /// The first calibration in use.
  var calibration: Calibration?
  /// The same for the other calibrations, which few texts have.
  var otherCalibrations: [(calibration: Calibration, clusters: [Int32])] = []
  /// The word spaces before each code unit; empty when word spacing is zero.
  var spaces: [Int32] = []
  /// How many clusters have a width.
  private(set) var clusterCount = 0
  /// Whether splitting before a code unit changes shapes; one more than code units.
  var isUnsafe: [Bool] = [false]
  /// What shows where words are hyphenated: hyphens, and letters where the spelling changes.
  var markers: [BreakMarker] = []
  /// The offsets of tabs, whose widths depend on where they stand in a line: the sums leave them out.
  var tabs: [Int32] = []
  /// The advance of a space of the first font in paragraph units, where there are tabs.
  var space: Int64 = 0

  /// The font size in pt where advances are rounded at it, else `nil`.
  private(set) var roundedSize: Double?

  /// Shapes every run once.
  ///
  /// - Parameter roundedSize: The font size in pt, if advances are rounded at it.
  /// - Complexity: About linear in the number of code units.
  init(
    _ text: ProcessedText, runs: [Run], fonts: [FontInstance], language: Language,
    platform: PlatformText, features: [FontFeature], hasWordSpacing: Bool, roundedSize: Double?,
    _ buffer: borrowing ShapingBuffer
  ) {
    units = text.units
    factors = text.factors
    self.runs = runs
    self.fonts = fonts
    self.language = language
    self.platform = platform
    self.features = features
    self.roundedSize = roundedSize
    unitsPerEm =
      roundedSize.map { Int64(($0 * FixedScale.unit).rounded()) }
      ?? commonMultiple(runs.lazy.map { Int64(fonts[$0.font].unitsPerEm) })
    if roundedSize == nil, runs.contains(where: isCorrected) {
      unitsPerEm = commonMultiple([unitsPerEm, Self.finestUnits])
    }
    shape(hasWordSpacing: hasWordSpacing, nil, buffer)
    findTabs(buffer)
  }

  /// The units per em that corrections are rounded to, at least.
  private static let finestUnits: Int64 = 1 << 14

  /// Shapes the runs of several styles once.
  ///
  /// - Parameters:
  ///   - base: The same text in the paragraph's own style.
  ///   - spacing: The tracking and the calibration of a cluster in thousandths of an em, and its size in
  ///     those of the paragraph, by its offset and font.
  init(
    styled base: ShapedText, runs: [Run], fonts: [FontInstance], spans: [SpanStyle],
    spacing: @escaping Spacing, _ buffer: borrowing ShapingBuffer
  ) {
    self = base
    self.runs = runs
    self.fonts = fonts
    self.spans = spans
    calibrated = []
    otherCalibrations = []
    markers = []
    if roundedSize == nil { unitsPerEm = Self.unitsOfMixedSizes }
    shape(hasWordSpacing: !spaces.isEmpty, spacing, buffer)
    findTabs(buffer)
  }

  /// The tracking and the calibration of a cluster and its size, by its offset and font.
  typealias Spacing = (_ offset: Int, _ font: Int) -> (Double, Double, ratio: Double)

  private mutating func shape(
    hasWordSpacing: Bool, _ spacing: Spacing?, _ buffer: borrowing ShapingBuffer
  ) {
    let count = units.count
    // Both begin as what stands at each code unit, one element to the right, to be summed in place.
    var advances = [Int64](repeating: 0, count: count + 1)
    var clusters = [Int32](repeating: 0, count: count + 1)
    var isUnsafe = [Bool](repeating: true, count: count + 1)
    isUnsafe[count] = false
    var last: Run?
    for run in runs {
      let scale = advanceScale(of: run)
      buffer.shape(
        units, run.range, context: context(of: run, within: 0..<count), font: fonts[run.font].font,
        script: run.script,
        isRightToLeft: run.isRightToLeft, language: language(of: run), features: features(of: run)
      ) { glyph in
        let isFirst = clusters[glyph.cluster + 1] == 0
        advances[glyph.cluster + 1] += advance(of: glyph, scale)
        clusters[glyph.cluster + 1] = 1
        isUnsafe[glyph.cluster] = glyph.isUnsafeToBreak || (!isFirst && isUnsafe[glyph.cluster])
      }
      // Runs do not influence each other, whatever the first glyph of one says, unless letters join
      // across them.
      isUnsafe[run.range.lowerBound] = last.map { mayJoin($0, run) } ?? false
      last = run
    }
    self.isUnsafe = isUnsafe
    // What has no width stands in no row of letters: it is not spaced (CSS Text 4, 8.2).
    clusterCount = 0
    for index in 0..<count {
      if advances[index + 1] == 0 { clusters[index + 1] = 0 }
      clusterCount += Int(clusters[index + 1])
    }
    sum(visible: &clusters, hasWordSpacing: hasWordSpacing)
    if let spacing {
      space(&advances, clusters, spacing)
    } else {
      correct(&advances, clusters)
    }
    accumulate(&advances)
    positions = advances
  }

  /// Adds the spacing of several styles to the advances.
  private mutating func space(
    _ advances: inout [Int64], _ clusters: [Int32], _ spacing: Spacing
  ) {
    self.spacing = [Int64](repeating: 0, count: units.count)
    for run in runs {
      for offset in run.range where clusters[offset + 1] != 0 {
        let (tracking, calibration, ratio) = spacing(offset, run.font)
        let sum = (run.script.isCursive ? 0 : tracking) + calibration
        let units = Int64((sum * ratio / 1000 * Double(unitsPerEm)).rounded())
        self.spacing[offset] = units
        advances[offset + 1] += units
      }
    }
  }

  /// Sums the clusters that show: all of them, those of stand-ins and the spaces.
  private mutating func sum(visible clusters: inout [Int32], hasWordSpacing: Bool) {
    for index in factors.indices where factors[index] == 0 { clusters[index + 1] = 0 }
    if spans.isEmpty { sumCalibrated(clusters) }
    if hasWordSpacing {
      var spaces = clusters
      for (index, unit) in units.enumerated() where unit != 0x20 && unit != 0xA0 {
        spaces[index + 1] = 0
      }
      accumulate(&spaces)
      self.spaces = spaces
    }
    tracked = sum(clusters) { !$0.script.isCursive }
  }

  /// Sums the clusters of each calibration.
  private mutating func sumCalibrated(_ clusters: [Int32]) {
    for run in runs {
      guard let found = fonts[run.font].calibration, found != calibration,
        !otherCalibrations.contains(where: { $0.calibration == found })
      else { continue }
      let sums = sum(clusters) { fonts[$0.font].calibration == found }
      if calibration == nil {
        (calibration, calibrated) = (found, sums)
      } else {
        otherCalibrations.append((found, sums))
      }
    }
  }

  /// Sums the clusters of some runs.
  private func sum(_ clusters: [Int32], where counts: (Run) -> Bool) -> [Int32] {
    var sums = clusters
    for run in runs where !counts(run) {
      for index in run.range { sums[index + 1] = 0 }
    }
    accumulate(&sums)
    return sums
  }

  /// The runs that a range touches.
  ///
  /// - Complexity: O(log *runs*), and one step for each that is found.
  func runs(in range: Range<Int>) -> ArraySlice<Run> {
    guard !range.isEmpty else { return [] }
    var (start, high) = (0, runs.count)
    while start < high {
      let middle = (start + high) / 2
      if runs[middle].range.upperBound > range.lowerBound {
        high = middle
      } else {
        start = middle + 1
      }
    }
    var end = start
    while end < runs.count, runs[end].range.lowerBound < range.upperBound { end += 1 }
    return runs[start..<end]
  }

  /// The extent of a part of a range that is shaped as if nothing stood around it, in paragraph units.
  func extent(of part: Range<Int>, within range: Range<Int>, _ buffer: borrowing ShapingBuffer)
    -> Int64
  {
    var extent: Int64 = 0
    for run in runs(in: range) {
      let scale = advanceScale(of: run)
      buffer.shape(
        units, run.range.clamped(to: range), context: context(of: run, within: range),
        font: fonts[run.font].font, script: run.script, isRightToLeft: run.isRightToLeft,
        language: language(of: run), features: features(of: run)
      ) { if part.contains($0.cluster) { extent += advance(of: $0, scale) } }
    }
    if !spacing.isEmpty { extent += spacing[part].reduce(0, +) }
    return extent
  }

  /// The advance of a glyph in paragraph units, after white-space processing.
  func advance(of glyph: ShapingBuffer.Glyph, _ scale: AdvanceScale) -> Int64 {
    let factor = factors.isEmpty ? 1 : Int64(factors[glyph.cluster])
    let advance = min(max(Int64(glyph.advance) * factor, -scale.limit), scale.limit)
    if let multiple = scale.multiple { return advance * multiple }
    if let fixed = scale.fixed { return fixed.advance(advance) }
    if scale.ratio != 1 {
      return Int64((Double(advance * unitsPerEm / scale.unitsPerEm) * scale.ratio).rounded())
    }
    return advance * unitsPerEm / scale.unitsPerEm
  }

  /// How the advances of a run's font become paragraph units.
  struct AdvanceScale {
    var unitsPerEm: Int64
    var limit: Int64
    /// The paragraph units in one of the font's, if that is a whole number.
    var multiple: Int64?
    /// The font size of the run in those of the paragraph, times what the platform's letters are wider by.
    var ratio: Double
    /// How advances are rounded, if they are.
    var fixed: FixedScale?
  }

  func advanceScale(of run: Run) -> AdvanceScale {
    let own = Int64(fonts[run.font].unitsPerEm)
    let ratio = ratio(of: run) * platformFactor(of: run)
    let isMultiple = roundedSize == nil && ratio == 1 && unitsPerEm.isMultiple(of: own)
    return AdvanceScale(
      unitsPerEm: own, limit: Self.widestAdvance * own,
      multiple: isMultiple ? unitsPerEm / own : nil, ratio: ratio,
      fixed: roundedSize.map { FixedScale(size: $0 * ratio, unitsPerEm: own) })
  }

  /// No glyph is taken for wider than 64 em, so that the sums of hostile fonts stay in range.
  private static let widestAdvance: Int64 = 64
}

/// Turns numbers into the sums up to and with each of them.
private func accumulate<Number: FixedWidthInteger>(_ numbers: inout [Number]) {
  var sum: Number = 0
  for index in numbers.indices {
    sum += numbers[index]
    numbers[index] = sum
  }
}

/// The least common multiple, 1 for none: in its parts every font's advances are whole numbers.
///
/// Fonts have at most 16,384 units per em (OpenType, head). Where the multiple of odd ones runs away,
/// 2^32 parts are fine enough.
private func commonMultiple(_ values: some Sequence<Int64>) -> Int64 {
  let finest: Int64 = 1 << 32
  var multiple: Int64 = 1
  for value in values where !multiple.isMultiple(of: value) {
    var (a, b) = (multiple, value)
    while b != 0 { (a, b) = (b, a % b) }
    multiple = multiple / a * value
    if multiple > finest { return finest }
  }
  return multiple
}
