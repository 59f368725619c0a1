extension ParagraphSettings.Rounding {
  /// Blink's `LayoutUnit`, in px.
  private static let layoutUnit = 1.0 / 64

  /// The length in whole layout units.
  ///
  /// - Parameter length: In pt; what rounding errors of a sum add to it is not a unit of its own.
  func snapped(_ length: Double) -> Double {
    guard self == .browser, length.isFinite else { return length }
    return (length / Self.layoutUnit - 1e-4).rounded(.up) * Self.layoutUnit
  }

  /// A font size at which advances are rounded, `nil` for none: FreeType has no size below 1/64 px.
  func roundedSize(_ size: Double) -> Double? {
    self == .browser && size >= Self.layoutUnit ? size : nil
  }
}
