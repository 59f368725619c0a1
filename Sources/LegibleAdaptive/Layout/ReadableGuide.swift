import LegibleCore

/// The readable content guide of the root view: where long text keeps a readable width.
public struct ReadableGuide: Hashable, Sendable {
  /// The left edge in pt from the window's.
  public let x: Interval
  /// The width in pt.
  public let width: Interval
}

extension ReadableGuide {
  /// Finds the guide inside the layout margins.
  ///
  /// The guide is centred in the margins and never wider than they are. At Large, iOS 14 to 16
  /// limit it to 664 pt when that takes away at least 64 pt, and leave it alone up to 54 pt
  /// (39 simulator measurements; between the two nothing is measured). The limit grows with the text:
  /// about 560 pt at the smallest and 896 pt at the largest standard size, one secondary source;
  /// between those ends and beyond them the guide is a range.
  static func system(
    width window: Double, margins: LayoutMargins, category: SizeCategory, version: SystemVersion
  ) -> (guide: ReadableGuide, source: Provenance) {
    let room = Interval(window) - margins.left - margins.right
    let limit = Limit(category, version)
    let one = limit.apply(to: room.lower)
    let other = limit.apply(to: room.upper)
    let width = Interval(min(one.lower, other.lower), max(one.upper, other.upper))
    let x = Interval((window - width.upper) / 2, (window - width.lower) / 2)

    let isMargins = width == room
    let confidence = isMargins && limit.confidence < .high ? .medium : limit.confidence
    let source = Provenance(
      figure: "readable",
      source: isMargins ? "the margins, which are narrower than the limit" : limit.source,
      confidence: room.value == nil ? .low : confidence,
      isDerived: room.value == nil || limit.confidence != .high)
    return (ReadableGuide(x: x, width: width), source)
  }

  /// The widest that the guide becomes for a text size.
  private struct Limit {
    /// The limit in pt; the upper end may be infinite.
    let width: ClosedRange<Double>
    let source: String
    let confidence: Confidence

    init(_ category: SizeCategory, _ version: SystemVersion) {
      let large: ClosedRange<Double>
      switch version.major {
      case ..<10: (large, confidence) = (672...672, .medium)
      case 10...13: (large, confidence) = (664...672, .low)
      case 14...16: (large, confidence) = (664...664, category == .large ? .high : .low)
      case 17...18: (large, confidence) = (664...664, category == .large ? .medium : .low)
      default: (large, confidence) = (664...(.infinity), .low)
      }
      switch category {
      case ..<SizeCategory.large:
        width = Self.smallest...large.upperBound
        source = "between about 560 pt at xSmall and 664 pt at Large: no figure published"
      case .large:
        width = large
        source =
          version.major > 18
          ? "known to be wider than 664 pt since iOS 26, no figure published"
          : "664 pt at Large measured in iOS 14 to 16 (ios-dimensions), 672 in iOS 9"
      case .xLarge, .xxLarge, .xxxLarge:
        width = large.lowerBound...max(Self.largest, large.upperBound)
        source = "between 664 pt at Large and about 896 pt at xxxLarge: no figure published"
      default:
        width = large.lowerBound...(.infinity)
        source = "at least 664 pt at accessibility sizes: no figure published"
      }
    }

    /// The secondary source's 560 in the proportion of the two figures for Large, 664 to 672.
    private static let smallest = 552.0
    private static let largest = 896.0

    /// The range of widths of a guide inside margins that leave `room`.
    func apply(to room: Double) -> Interval {
      let least = narrowed(room, to: width.lowerBound)
      let most = narrowed(room, to: width.upperBound)
      return Interval(min(least.lower, most.lower), max(least.upper, most.upper))
    }

    private func narrowed(_ room: Double, to limit: Double) -> Interval {
      switch room - limit {
      case ...54: Interval(room)
      case 64...: Interval(limit)
      default: Interval(limit, room)
      }
    }
  }
}
