/// Letters that join join across a change of font or style, but not of direction: shaping is limited to
/// characters of one level (UAX #9, 3.5).
extension ShapedText {
  /// The text around the part of a run within a range by which its letters may take their forms.
  ///
  /// - Complexity: O(log *runs*) for scripts that join.
  func context(of run: Run, within range: Range<Int>) -> Range<Int> {
    let own = run.range.clamped(to: range)
    guard run.script.isCursive else { return own }
    let near =
      max(
        range.lowerBound, own.lowerBound - Self.sight)..<min(
        range.upperBound, own.upperBound + Self.sight)
    var (start, end) = (own.lowerBound, own.upperBound)
    let around = runs(in: near)
    for other in around.reversed() where other.range.lowerBound < start {
      guard other.level == run.level, other.script.isCursive else { break }
      start = max(other.range.lowerBound, near.lowerBound)
    }
    for other in around where other.range.upperBound > end {
      guard other.level == run.level, other.script.isCursive else { break }
      end = min(other.range.upperBound, near.upperBound)
    }
    return start..<end
  }

  /// How far HarfBuzz looks beyond the ends of a run, in code units.
  private static let sight = 5

  /// Whether letters on either side of a change of font or style may join.
  ///
  /// No space and no sign of ASCII takes part (Unicode, ArabicShaping).
  func mayJoin(_ run: Run, _ next: Run) -> Bool {
    let start = next.range.lowerBound
    return run.level == next.level && run.script.isCursive && next.script.isCursive
      && units[start - 1] > 0xA0 && units[start] > 0xA0
  }
}
