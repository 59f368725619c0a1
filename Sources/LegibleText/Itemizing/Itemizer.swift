import LegibleCore

/// Splits a text into runs: bidi levels first, then a font for each grapheme cluster, then scripts.
struct Itemizer {
  let units: [UInt16]
  let coverage: Coverage
  let bidi: BidiLevels

  private(set) var runs: [Run] = []
  private(set) var missing: Set<Unicode.Scalar> = []

  init(units: [UInt16], coverage: Coverage, bidi: BidiLevels) {
    self.units = units
    self.coverage = coverage
    self.bidi = bidi
  }

  private var fonts: [FontInstance] { coverage.stack.fonts }

  /// Splits the text.
  ///
  /// - Parameter clusters: The ends of the grapheme clusters.
  /// - Complexity: O(*n*), and O(*fonts*) for each new code point.
  mutating func itemize(clusters: [Int32]) {
    var script = Script.unknown
    var open = Run(range: 0..<0, font: 0, script: script, level: bidi.levels.first ?? bidi.base)
    var heap = 0
    for end in clusters {
      let cluster = open.range.upperBound..<Int(end)
      let (font, own) = properties(of: cluster)
      if own != .unknown, own != script {
        // A script known only now covers the neutral start of the text as well.
        if script == .unknown {
          for index in runs.indices { runs[index].script = own }
          open.script = own
        }
        script = own
      }
      let level = bidi.levels.isEmpty ? bidi.base : bidi.levels[cluster.lowerBound]
      let chosen = font ?? open.font
      heap = font == nil ? heap + cluster.count : 0
      if chosen != open.font || script != open.script || level != open.level
        || heap > Self.longestHeap
      {
        if !open.range.isEmpty { runs.append(open) }
        open = Run(range: cluster, font: chosen, script: script, level: level)
        heap = 0
      } else {
        open.range = open.range.lowerBound..<Int(end)
      }
      if cluster.count > Self.longestHeap { divide(cluster, of: &open) }
    }
    if !open.range.isEmpty { runs.append(open) }
    if script == .unknown { for index in runs.indices { runs[index].script = .latin } }
  }

  /// Ends runs within a cluster that is a heap of marks.
  private mutating func divide(_ cluster: Range<Int>, of open: inout Run) {
    var offset = cluster.lowerBound + Self.longestHeap
    while offset < cluster.upperBound {
      if UTF16.isTrailSurrogate(units[offset]) { offset -= 1 }
      var part = open
      part.range = open.range.lowerBound..<offset
      runs.append(part)
      open.range = offset..<cluster.upperBound
      offset += Self.longestHeap
    }
  }

  /// The first font that covers a cluster (nil: any will do) and its script (unknown: neutral).
  private mutating func properties(of cluster: Range<Int>) -> (font: Int?, script: Script) {
    var choice = Coverage.Choice.any
    var script = Script.unknown
    var isUnanimous = true
    var isSequence = false
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let entry = coverage.entry(for: units.scalar(at: &offset, upTo: cluster.upperBound))
      if script == .unknown { script = entry.script }
      if entry.isJoiner { isSequence = true }
      if entry.font == .any || entry.font == choice { continue }
      if choice != .any { isUnanimous = false }
      choice = entry.font
    }
    switch choice {
    case .any: return (nil, script)
    case .first(let font) where isUnanimous && !isSequence: return (Int(font), script)
    default: return (fontForMixture(in: cluster, isSequence: isSequence, script), script)
    }
  }

  /// A font for a cluster whose parts are first found in different fonts, or in none, or that has to be
  /// had as a whole.
  private mutating func fontForMixture(
    in cluster: Range<Int>, isSequence: Bool, _ script: Script
  ) -> Int {
    let scalars = Array(String(decoding: units[cluster], as: UTF16.self).unicodeScalars)
    // Longer ones are not sequences, but heaps of marks.
    if isSequence, scalars.count <= Self.longestSequence,
      let font = coverage.font(forSequence: scalars, script: script)
    {
      return font
    }
    let visible = scalars.filter { !$0.needsNoGlyph }
    if let font = coverage.stack.firstIndex(for: script, where: { $0.covers(visible) }) {
      return font
    }
    // No font has all of it: the one with the base shows most; what it lacks is missing.
    let font = fonts.firstIndex { $0.covers(visible.prefix(1)) } ?? 0
    for scalar in visible where !fonts.indices.contains(font) || !fonts[font].covers([scalar]) {
      missing.insert(scalar)
    }
    return font
  }
}

extension Itemizer {
  /// The longest sequence of Unicode's `emoji-zwj-sequences.txt` has 10 code points; flags of
  /// subdivisions have 7.
  private static let longestSequence = 16

  /// The most code units of marks in one cluster, or of signs without a glyph in a row, that are shaped
  /// in one go.
  ///
  /// From each of them HarfBuzz may look past all others. Text in the stream-safe format (UAX 15,
  /// section 13) has at most 30 marks in a row.
  private static let longestHeap = 256
}
