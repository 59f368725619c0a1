/// The code units as they are shaped, and how much of their advance they take.
struct ProcessedText {
  /// As long as the source: what collapses is replaced, never removed, so that offsets stay.
  var units: [UInt16]
  /// By what each code unit's advance is multiplied: 0 for what has no glyph of its own; empty when all
  /// are 1.
  var factors: [UInt8]

  /// Applies a white-space rule (CSS Text 3, 4.1.1), and takes control characters for format characters,
  /// which show nothing: fonts have no glyphs for them, and Blink gives them no width.
  ///
  /// - Complexity: O(*n*).
  init(_ source: [UInt16], _ settings: ParagraphSettings) {
    units = source
    factors = []
    guard source.contains(where: { $0 <= 0x20 || $0.isHardBreak || $0.isControl }) else { return }
    var factors = [UInt8](repeating: 1, count: source.count)
    var isAfterSpace = true
    for index in units.indices {
      switch (settings.whiteSpace, units[index]) {
      case (.normal, 0x20), (.normal, 0x09), (.normal, 0x0A), (.normal, 0x0D):
        units[index] = 0x20
        if isAfterSpace { factors[index] = 0 }
        isAfterSpace = true
        continue
      case (_, 0x2028), (_, 0x2029):
        if settings.lineBreaking.separatorsEndLines {
          factors[index] = 0
        } else {
          units[index] = 0x20
        }
      case (_, let unit) where unit == 0x09 || unit.isHardBreak:
        factors[index] = 0
      case (_, let unit) where unit.isControl:
        // It is deprecated, ignorable, and breaks lines and clusters as a control character does.
        units[index] = 0x206A
      default: break
      }
      isAfterSpace = false
    }
    if factors.contains(where: { $0 != 1 }) { self.factors = factors }
  }
}
