/// An open font that stands in for San Francisco, which may not be redistributed.
///
/// San Francisco's tracking table belongs to San Francisco alone. A stand-in has a calibration of its
/// own: a tracking at each size that brings its average advance to San Francisco's there, as
/// ``SanFrancisco`` has it, and corrections of single characters.
struct StandIn: Hashable, Sendable {
  var opticalSize: OpticalSize
  /// The weight that is asked for, on the CSS scale.
  var weight: Double
  /// Whether two optical sizes change at 20 pt, as before iOS 14, instead of blending.
  var switches: Bool

  /// The embedded family that is nearest in shape.
  enum OpticalSize: Hashable, Sendable {
    case text, display
  }

  /// The stand-in at a font size in pt: HIG, "SF Pro Text at 19 points or less".
  init(size: Double, weight: Double = 400, switches: Bool = false) {
    opticalSize = size < SanFrancisco.displaySize ? .text : .display
    self.weight = weight
    self.switches = switches
  }

  /// The embedded family.
  var family: String {
    switch opticalSize {
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
  ///
  /// The display size has 423 with its own word space; with San Francisco's, about an eighth of all
  /// characters, it has 415.
  private var average: Double {
    switch opticalSize {
    case .text: 469
    case .display: 415
    }
  }

  /// What single characters of the embedded font are off by besides, in thousandths of an em.
  ///
  /// From 20 pt up the frames of Interface Builder leave 0.216 to 0.230 em for a word space at 22 pt and
  /// 0.204 to 0.218 at 29 (some 40 labels of Latin, Cyrillic and Han): Inter Display's is 60 wider, tracked
  /// alike. Three labels of digits there are 12 to 31 wider than in Inter Display. Below 20 pt Inter's
  /// space fits.
  func correction(of unit: UInt16) -> Double {
    guard opticalSize == .display else { return 0 }
    return switch unit {
    case 0x20, 0xA0: -60
    case 0x30...0x39: 20
    default: 0
    }
  }

  /// Whether ``correction(of:)`` has anything.
  var correctsCharacters: Bool { opticalSize == .display }

  /// Half the width of the band around a measured width, as a fraction of it, for a text of some
  /// clusters.
  ///
  /// Two parts. The average: what ``SanFrancisco`` leaves open. And the spread of single texts around it,
  /// which two fonts of equal averages always have: it falls with the square root of the number of
  /// clusters. A line has about 24 of them, however long its text is. The figures hold 95 % of public
  /// labels in each group of sizes and weights (`Scripts/measure-stand-ins`).
  func uncertainty(clusters: Int, script: Script) -> Double {
    var (average, spread) = opticalSize == .text ? (0.005, 0.03) : (0.018, 0.04)
    if opticalSize == .text, weight >= 450 { average = 0.012 }
    // One label of 800 and one of 900 were at hand, none below 400.
    if !(400...700).contains(weight) { average += 0.015 }
    // The averages are of English; of 12 labels of Cyrillic 95 % lie within 4.1 %.
    if script == .cyrillic || script == .greek { average += 0.018 }
    return average + spread / PlatformLetters.root(clusters)
  }

  /// Names under which styles ask for San Francisco, in lower case.
  static let platformFamilies: Set<String> = [
    "sf pro", "sf pro text", "sf pro display", "san francisco", "system-ui", "-apple-system",
    "blinkmacsystemfont", ".sf ui", ".applesystemuifont", "sf ui text", "sf ui display",
  ]
}
