import LegibleCore

/// Where a grapheme cluster stands in its line.
struct ClusterBox {
  /// UTF-16 offsets.
  var range: Range<Int>
  /// From the line's left edge, in pt.
  var x: Double
  var width: Double
  var isRightToLeft: Bool

  var right: Double { x + width }

  /// The edge at the cluster's start, in pt.
  var leading: Double { isRightToLeft ? right : x }

  /// The edge at the cluster's end, in pt.
  var trailing: Double { isRightToLeft ? x : right }

  var direction: LayoutDirection { isRightToLeft ? .rtl : .ltr }
}
