import LegibleCore

extension Fit {
  /// The least and the greatest height on the platform in pt; `nil` where it is that of ``size``.
  ///
  /// The two differ where the platform may set a part in letterforms that no embedded font has: Nastaliq,
  /// for Urdu.
  public var heightRange: ClosedRange<Double>? {
    guard let line = paragraph.tallestLine(size: fontSize) else { return nil }
    return size.height...max(size.height, Double(lines.count) * line)
  }
}
