extension BreakTailoring {
  /// A plus sign without a space is part of a name or a number: UAX #14 breaks `C+|+`.
  static func splitsPlusSign(_ text: [UInt16], _ offset: Int) -> Bool {
    let plus = UInt16(ascii: "+")
    let (before, after) = (text[offset - 1], text[offset])
    return (after == plus && (before == plus || before.isWordLike))
      || (before == plus && after.isWordLike)
  }
}
