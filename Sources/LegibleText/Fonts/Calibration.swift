/// A spacing by size.
enum Calibration: Hashable, Sendable {
  /// The font's own.
  case own(TrackingTable)
  /// What brings an open font near the platform's.
  case standIn(StandIn)
  /// What the platform's vendor publishes for the font itself.
  case published(PublishedTracking)

  /// Thousandths of an em to add to each cluster at a font size in pt.
  func tracking(size: Double) -> Double {
    switch self {
    case .own(let table): table.thousandths(size: size)
    case .standIn(let standIn): standIn.tracking(size: size)
    case .published(let table): table.thousandths(size: size)
    }
  }

  /// What to add to each cluster at a font size in pt, in pt.
  func advance(size: Double) -> Double { tracking(size: size) * size / 1000 }
}
