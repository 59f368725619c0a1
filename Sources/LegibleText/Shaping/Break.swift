/// Where a line may or must end, with all that measuring needs to know about it.
struct Break {
  /// The UTF-16 offset at which the next line starts.
  var offset: Int32
  /// The offset without the spaces that hang before it.
  var trimmed: Int32
  var isMandatory: Bool
  /// The index among the text's markers of what shows when the line ends here, a hyphen.
  var marker: OptionalIndex<Int16> = nil
  /// The same for what shows where the next line starts.
  var nextMarker: OptionalIndex<Int16> = nil
  /// What the width changes by when a line ends here, in paragraph units: the reshaped end less the
  /// shaped one.
  ///
  /// Zero where HarfBuzz says that breaking is safe.
  var endDelta: Int64 = 0
  /// The same for a line that starts here.
  var startDelta: Int64 = 0
  /// The last safe offset up to here, and the first safe one from here.
  var safeBefore: Int32
  var safeAfter: Int32

  /// Whether a hyphen shows when the line ends here: after a soft hyphen or by a dictionary.
  var showsHyphen: Bool { marker != nil }
}
