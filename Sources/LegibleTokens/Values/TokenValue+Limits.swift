extension TokenValue {
  /// The largest length, time, coordinate and component of a colour; in any unit far beyond what a screen or a
  /// clock shows.
  static let maximumMagnitude: Double = 1_000_000_000
}
