extension Fit {
  /// How near the fit is to its limit, at the font size and with the tightening that it was asked for.
  ///
  /// - Complexity: O(*line-break opportunities*) a step of a search by halves; shapes nothing.
  public var margin: FitMargin {
    FitMargin(
      needed: paragraph.narrowestWidth(
        lines: lineLimit, tightening: allowedTightening, size: fontSize),
      available: availableWidth, uncertainty: paragraph.uncertainty,
      isMeasured: paragraph.isMeasured)
  }
}
