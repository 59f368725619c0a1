/// The part of a line that stays when it is truncated: what is before and what is after the marker.
struct KeptText {
  var before: Range<Int>
  var after: Range<Int>
  var marker: ShapedMarker?
  /// With the marker, in pt.
  var width = 0.0
}
