/// An open font in the place of San Francisco, which may not be redistributed.
///
/// San Francisco's tracking table belongs to San Francisco alone. A stand-in has a calibration of its
/// own: a tracking at each size that brings its average advance on English text to the one derived for
/// San Francisco, and a band in which verdicts are uncertain.
///
/// Source: the published averages of `SFNS`, Roboto, Inter and Inter Display (em per character on one
/// English corpus: 0.411, 0.438, 0.469, 0.423; SFNS bridged through Roboto, medium confidence), and
/// the HIG's SF Pro tracking tables. The average of the text cut is derived: the old Text and Display
/// cuts met at 19/20 pt without a step, so 0.411 + 0.019 = text + -0.024 (low confidence).
enum StandIn: Hashable, Sendable {
  /// Inter for the text cut, up to 19 pt.
  case text
  /// Inter Display for the display cut, from 20 pt.
  case display

  /// The cut for a font size in pt: HIG, "SF Pro Text at 19 points or less".
  init(size: Double) {
    self = size < 20 ? .text : .display
  }

  /// The embedded family.
  var family: String {
    switch self {
    case .text: "Inter"
    case .display: "Inter Display"
    }
  }

  /// The calibration at a font size, in thousandths of an em.
  func tracking(size: Double) -> Double {
    switch self {
    case .text: Self.interpolate(Self.textTracking, size) + (454 - 469)
    case .display: Self.interpolate(Self.displayTracking, size) + (411 - 423)
    }
  }

  /// Half the width of the band around a measured width, as a fraction of it.
  ///
  /// Our estimate: the calibrated average is exact by construction, single strings spread around it;
  /// the text cut rests on a derived average.
  var uncertainty: Double {
    switch self {
    case .text: 0.04
    case .display: 0.03
    }
  }

  /// Names under which styles ask for San Francisco, in lower case.
  static let platformFamilies: Set<String> = [
    "sf pro", "sf pro text", "sf pro display", "san francisco", "system-ui", "-apple-system",
    "blinkmacsystemfont", ".sf ui", ".applesystemuifont", "sf ui text", "sf ui display",
  ]

  /// SF Pro tracking up to 19 pt (HIG, Typography, tracking values): size in pt, thousandths of an em.
  private static let textTracking: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24),
  ]

  /// Tracking of the former SF Pro Display (a design-tool plugin's table; medium confidence).
  private static let displayTracking: [(size: Double, value: Double)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
    (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1),
  ]

  private static func interpolate(_ table: [(size: Double, value: Double)], _ size: Double)
    -> Double
  {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].value
    }
    guard upper > 0 else { return table[0].value }
    let (low, high) = (table[upper - 1], table[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
