import LegibleCore

/// Cuts a text into runs: bidi levels first, then a font for each grapheme cluster, then scripts.
struct Itemizer {
  let units: [UInt16]
  let fonts: [FontInstance]
  /// The bidi level of each code unit; empty when all are on the base level.
  let levels: [UInt8]
  let baseLevel: UInt8

  private(set) var runs: [Run] = []
  private(set) var missing: Set<Unicode.Scalar> = []

  /// Cuts the text.
  ///
  /// - Parameter clusters: The ends of the grapheme clusters.
  /// - Complexity: O(*n* × *fonts*) at worst, O(*n*) when the first font covers the text.
  mutating func itemize(clusters: [Int32]) {
    var start = 0
    var script = Script.unknown
    for end in clusters {
      let cluster = start..<Int(end)
      let (font, own) = properties(of: cluster)
      if own != .unknown {
        // A script known only now covers the neutral start of the text as well.
        if script == .unknown { for index in runs.indices { runs[index].script = own } }
        script = own
      }
      append(
        Run(
          range: cluster, font: font ?? runs.last?.font ?? 0, script: script,
          level: levels.isEmpty ? baseLevel : levels[start]))
      start = Int(end)
    }
    if script == .unknown { for index in runs.indices { runs[index].script = .latin } }
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last, last.font == run.font, last.script == run.script,
      last.level == run.level
    {
      runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    } else {
      runs.append(run)
    }
  }

  /// The first font that covers a cluster (nil: any will do) and its script (unknown: neutral).
  private mutating func properties(of cluster: Range<Int>) -> (font: Int?, script: Script) {
    if cluster.count == 1, let simple = simpleProperties(of: units[cluster.lowerBound]) {
      return simple
    }
    let scalars = Array(String(decoding: units[cluster], as: UTF16.self).unicodeScalars)
    var script = Script.unknown
    for scalar in scalars {
      let own = Script(of: scalar.value)
      if own != .common, own != .inherited, own != .unknown {
        script = own
        break
      }
    }
    let visible = scalars.filter { !$0.needsNoGlyph }
    if visible.isEmpty { return (nil, script) }
    if let font = fonts.firstIndex(where: { $0.covers(visible) }) { return (font, script) }
    // No font has all of it: the one with the base shows most; what it lacks is missing.
    let font = fonts.firstIndex { $0.covers(visible.prefix(1)) } ?? 0
    for scalar in visible where !fonts.indices.contains(font) || !fonts[font].covers([scalar]) {
      missing.insert(scalar)
    }
    return (font, script)
  }

  /// The common case without building a string: a letter or sign that the first font has.
  private func simpleProperties(of unit: UInt16) -> (font: Int?, script: Script)? {
    guard let first = fonts.first, !UTF16.isSurrogate(unit) else { return nil }
    if unit < 0x20 || unit == 0x7F { return (nil, .unknown) }
    guard unit < 0x80 || !(0x200B...0x206F).contains(unit), unit != 0xAD, unit < 0xFE00,
      first.font.glyph(for: UInt32(unit)) != nil
    else { return nil }
    let script = Script(of: UInt32(unit))
    return (0, script == .common || script == .inherited ? .unknown : script)
  }
}

/// Whether a text can contain anything that runs from right to left.
func needsBidi(_ units: [UInt16]) -> Bool {
  units.contains { unit in
    guard unit >= 0x0590 else { return false }
    return switch unit {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802...0xD803,
      0xD83A...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      true
    default: false
    }
  }
}
