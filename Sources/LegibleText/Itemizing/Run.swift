/// A range of text in one font, one script and one bidi level: what is shaped in one go.
struct Run {
  /// UTF-16 offsets.
  var range: Range<Int>
  /// The index into the paragraph's fonts.
  var font: Int
  var script: Script
  /// The bidi level; odd levels run from right to left.
  var level: UInt8
  /// The index into the spans of a text in several styles.
  var span = 0

  var isRightToLeft: Bool { level & 1 == 1 }
}
