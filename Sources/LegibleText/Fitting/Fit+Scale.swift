extension Fit {
  /// The factors of its font size and its tightening.
  var scale: TextScale {
    var scale = paragraph.scale(size: fontSize)
    scale.tracking += tightening
    return scale
  }
}
