/// The ends of the grapheme clusters of a text (UAX #29).
///
/// - Complexity: O(*n*).
func clusterEnds(of units: [UInt16], _ scratch: Scratch) throws(UnicodeFailure) -> [Int32] {
  // Below U+0300 nothing combines, but for CR LF.
  if units.allSatisfy({ $0 < 0x300 && $0 != 0x0D }) {
    return units.isEmpty ? [] : Array(1...Int32(units.count))
  }
  return try scratch.breaker("root", .grapheme).boundaries(in: units)
    .map { Int32($0.offset) }
    .filter { !isInsideConjunct(units, Int($0)) }
}

/// Whether a boundary falls between a virama and the consonant it joins (UAX #29, GB9c, which ICU has
/// since Unicode 15.1): cutting there would show a half letter with a visible virama.
private func isInsideConjunct(_ units: [UInt16], _ offset: Int) -> Bool {
  guard offset < units.count, units[offset].isConjunctConsonant else { return false }
  var before = offset - 1
  while before > 0, units[before] == 0x200D || units[before] == 0x093C { before -= 1 }
  return units[before].isConjunctLinker
}

extension UInt16 {
  /// InCB=Linker: the viramas of Devanagari, Bengali, Gujarati, Oriya, Telugu and Malayalam.
  fileprivate var isConjunctLinker: Bool {
    [0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D].contains(self)
  }

  /// InCB=Consonant of the same scripts.
  fileprivate var isConjunctConsonant: Bool {
    switch self {
    case 0x0915...0x0939, 0x0958...0x095F, 0x0978...0x097F, 0x0995...0x09B9, 0x09DC...0x09DF,
      0x09F0...0x09F1, 0x0A95...0x0AB9, 0x0AF9, 0x0B15...0x0B39, 0x0B5C...0x0B5F, 0x0B71,
      0x0C15...0x0C39, 0x0C58...0x0C5A, 0x0D15...0x0D3A:
      true
    default: false
    }
  }
}
