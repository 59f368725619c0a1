/// The area that answers to a touch.
public struct TouchTarget: Hashable, Sendable {
  /// The width in pt.
  public let width: Interval
  /// The least height in pt; text may make it higher.
  public let minimumHeight: Double

  /// Creates an area; lengths are pt.
  package init(width: Interval, minimumHeight: Double) {
    self.width = width
    self.minimumHeight = minimumHeight
  }
}
