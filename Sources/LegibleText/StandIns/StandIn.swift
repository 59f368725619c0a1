/// An open font in the place of San Francisco, which may not be redistributed.
///
/// San Francisco's tracking table belongs to San Francisco alone. A stand-in has a calibration of its
/// own: a tracking at each size that brings its average advance to San Francisco's there, as
/// ``SanFrancisco`` has it.
struct StandIn: Hashable, Sendable {
  var cut: Cut
  /// The weight that is asked for, on the CSS scale.
  var weight: Double
  /// Whether two cuts change at 20 pt, as before iOS 14, instead of blending.
  var switches: Bool

  /// The embedded family that is nearest in shape.
  enum Cut: Hashable, Sendable {
    case text, display
  }

  /// The stand-in at a font size in pt: HIG, "SF Pro Text at 19 points or less".
  init(size: Double, weight: Double = 400, switches: Bool = false) {
    cut = size < 20 ? .text : .display
    self.weight = weight
    self.switches = switches
  }

  /// The embedded family.
  var family: String {
    switch cut {
    case .text: "Inter"
    case .display: "Inter Display"
    }
  }

  /// The calibration at a font size in pt, in thousandths of an em.
  func tracking(size: Double) -> Double {
    let target = SanFrancisco.average(size: size, weight: weight, switches: switches)
    return target - average
  }

  /// The average advance of the embedded font itself on the English corpus that ``SanFrancisco`` is
  /// measured on, in thousandths of an em.
  private var average: Double {
    switch cut {
    case .text: 469
    case .display: 423
    }
  }

  /// Half the width of the band around a measured width, as a fraction of it, for a text of some
  /// clusters.
  ///
  /// Two parts. The average: what ``SanFrancisco`` leaves open. And the spread of single texts around it,
  /// which two fonts of equal averages always have: at 95 % about 0.062 over the square root of the
  /// number of clusters, on the labels of `Scripts/stand-ins.d` as between any two open sans-serif
  /// families on 1,815 interface texts (`Scripts/measure-stand-ins`). A line has about 24 clusters,
  /// however long its text is.
  func uncertainty(clusters: Int, script: Script) -> Double {
    var average = cut == .text ? 0.012 : 0.03
    // Labels of weights 400 and 600 were at hand.
    if !(400...600).contains(weight) { average += 0.015 }
    // The averages are of English; on Russian open families drift by up to 0.017 from it.
    if script != .latin { average += 0.015 }
    return average + 0.062 / Double(min(max(clusters, 1), 24)).squareRoot()
  }

  /// Names under which styles ask for San Francisco, in lower case.
  static let platformFamilies: Set<String> = [
    "sf pro", "sf pro text", "sf pro display", "san francisco", "system-ui", "-apple-system",
    "blinkmacsystemfont", ".sf ui", ".applesystemuifont", "sf ui text", "sf ui display",
  ]
}
