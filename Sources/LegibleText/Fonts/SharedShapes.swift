public import LegibleCore

extension FontLibrary {
  /// Whether one paragraph serves two styles, as only their sizes differ, on the same side of the
  /// size at which a stand-in changes its cut.
  public static func sharesShapes(_ one: TextStyle, _ other: TextStyle) -> Bool {
    one.families == other.families && one.weight == other.weight
      && one.tracking == other.tracking
      && (StandIn(size: one.size) == StandIn(size: other.size)
        || !one.families.contains { StandIn.platformFamilies.contains($0.lowercased()) })
  }
}
