import LegibleCore

/// A text after shaping: runs, and the sums from which every width follows.
struct ShapedText: Sendable {
  var units: [UInt16]
  /// By what each code unit's advance is multiplied; empty when all are 1.
  var factors: [UInt8]
  var fonts: [FontInstance]
  var runs: [Run]
  var language: Language
  var features: [FontFeature]
  /// The common multiple of the units per em of the fonts in use.
  var unitsPerEm: Int64 = 1
  /// The extent before each code unit in paragraph units; one more than code units.
  var positions: [Int64] = [0]
  /// The clusters that take tracking before each code unit.
  var tracked: [Int32] = [0]
  /// The clusters set in a stand-in, which take its calibration; empty when there is none.
  var calibrated: [Int32] = []
  /// The word spaces before each code unit; empty when word spacing is zero.
  var spaces: [Int32] = []
  /// Whether cutting before a code unit changes shapes; one more than code units.
  var isUnsafe: [Bool] = [false]
  /// The advance of the hyphen that a soft hyphen shows, in paragraph units.
  var hyphen: Int64 = 0

  /// Shapes every run once.
  ///
  /// - Complexity: About linear in the number of code units.
  init(
    _ text: ProcessedText, runs: [Run], fonts: [FontInstance], language: Language,
    features: [FontFeature], hasWordSpacing: Bool, _ buffer: ShapingBuffer
  ) {
    units = text.units
    factors = text.factors
    self.runs = runs
    self.fonts = fonts
    self.language = language
    self.features = features
    unitsPerEm = commonMultiple(Set(runs.map(\.font)).map { Int64(fonts[$0].unitsPerEm) })

    let count = units.count
    var advances = [Int64](repeating: 0, count: count)
    var isCluster = [Bool](repeating: false, count: count)
    isUnsafe = [Bool](repeating: true, count: count + 1)
    isUnsafe[count] = false
    for run in runs {
      buffer.shape(
        units, run.range, context: 0..<count, font: fonts[run.font].font, script: run.script,
        isRightToLeft: run.isRightToLeft, language: language, features: features
      ) { glyph in
        advances[glyph.cluster] += advance(of: glyph, in: run)
        if !isCluster[glyph.cluster] {
          isCluster[glyph.cluster] = true
          isUnsafe[glyph.cluster] = glyph.isUnsafeToBreak
        } else if glyph.isUnsafeToBreak {
          isUnsafe[glyph.cluster] = true
        }
      }
      // Runs do not influence each other, whatever the first glyph of one says.
      isUnsafe[run.range.lowerBound] = false
    }
    sum(advances, isCluster, hasWordSpacing: hasWordSpacing)
  }

  private mutating func sum(_ advances: [Int64], _ isCluster: [Bool], hasWordSpacing: Bool) {
    let count = units.count
    let hasStandIn = runs.contains { fonts[$0.font].standIn != nil }
    positions.reserveCapacity(count + 1)
    tracked.reserveCapacity(count + 1)
    if hasStandIn { calibrated = [0] }
    if hasWordSpacing { spaces = [0] }
    for run in runs {
      let isCursive = run.script.isCursive
      let isStandIn = fonts[run.font].standIn != nil
      for index in run.range {
        positions.append(positions[index] + advances[index])
        let isVisible = isCluster[index] && (factors.isEmpty || factors[index] != 0)
        tracked.append(tracked[index] + (isVisible && !isCursive ? 1 : 0))
        if hasStandIn {
          calibrated.append(calibrated[index] + (isVisible && isStandIn ? 1 : 0))
        }
        if hasWordSpacing {
          let isSpace = units[index] == 0x20 || units[index] == 0xA0
          spaces.append(spaces[index] + (isVisible && isSpace ? 1 : 0))
        }
      }
    }
  }

  /// The extent of a range shaped as if nothing stood around it, in paragraph units.
  ///
  /// - Parameter visible: Where the part that counts ends.
  func extent(of range: Range<Int>, visible: Int, alone buffer: ShapingBuffer) -> Int64 {
    var extent: Int64 = 0
    for run in runs where run.range.overlaps(range) {
      buffer.shape(
        units, run.range.clamped(to: range), context: range, font: fonts[run.font].font,
        script: run.script, isRightToLeft: run.isRightToLeft, language: language,
        features: features
      ) { if $0.cluster < visible { extent += advance(of: $0, in: run) } }
    }
    return extent
  }

  /// The advance of a glyph in paragraph units, after white-space processing.
  func advance(of glyph: ShapingBuffer.Glyph, in run: Run) -> Int64 {
    let factor = factors.isEmpty ? 1 : Int64(factors[glyph.cluster])
    let unitsPerEm = Int64(fonts[run.font].unitsPerEm)
    let limit = Self.widestAdvance * unitsPerEm
    let advance = min(max(Int64(glyph.advance) * factor, -limit), limit)
    return advance * self.unitsPerEm / unitsPerEm
  }

  /// No glyph is taken for wider than 64 em, so that the sums of hostile fonts stay in range.
  private static let widestAdvance: Int64 = 64
}

extension Script {
  /// Scripts whose letters join: spacing them out would tear them apart (CSS Text 3, 8.3).
  var isCursive: Bool {
    ["Arab", "Syrc", "Nkoo", "Mand", "Mong", "Adlm", "Rohg", "Phag"].contains(code)
  }
}

/// The least common multiple, 1 for none: in its parts every font's advances are whole numbers.
///
/// Fonts have at most 16,384 units per em (OpenType, head). Where the multiple of odd ones runs away,
/// 2^32 parts are fine enough.
private func commonMultiple(_ values: [Int64]) -> Int64 {
  let finest: Int64 = 1 << 32
  var multiple: Int64 = 1
  for value in values {
    var (a, b) = (multiple, value)
    while b != 0 { (a, b) = (b, a % b) }
    multiple = multiple / a * value
    if multiple > finest { return finest }
  }
  return multiple
}
