import LegibleCore

/// The geometries, a row each.
///
/// Sources: Apple Human Interface Guidelines, Layout (points, scale, size classes); safe areas and
/// status bars measured in simulators, iOS 14.4 to 16.2 (bouchenoiremarc/ios-dimensions), newer
/// phones from two or more public repositories (pointfreeco/swift-snapshot-testing, QMUI_iOS).
extension Geometry {
  /// All geometries, phones first, each once.
  package static let all: [Geometry] = [
    w320h568, w375h667, w414h736, w375h812top44, w414h896top44, w414h896top48, w375h812top50,
    w390h844, w428h926, w393h852, w430h932, w402h874, w440h956, w420h912, w768h1024, w744h1133,
    w810h1080, w834h1112, w820h1180, w834h1194, w834h1210, w1024h1366home, w1024h1366, w1032h1376,
  ]

  static let w320h568 = homeButtonPhone(320, 568, scale: 2)
  static let w375h667 = homeButtonPhone(375, 667, scale: 2)
  static let w414h736 = homeButtonPhone(414, 736, scale: 3, sideways: .regular)

  static let w375h812top44 = phone(375, 812, scale: 3, notch: 44)
  static let w414h896top44 = phone(414, 896, scale: 3, notch: 44, sideways: .regular)
  static let w414h896top48 = phone(414, 896, scale: 2, notch: 48, sideways: .regular)
  static let w375h812top50 = phone(375, 812, scale: 3, notch: 50)
  static let w390h844 = phone(390, 844, scale: 3, notch: 47)
  static let w428h926 = phone(428, 926, scale: 3, notch: 47, sideways: .regular)
  static let w393h852 = phone(393, 852, scale: 3, notch: 59, status: 54)
  static let w430h932 = phone(430, 932, scale: 3, notch: 59, status: 54, sideways: .regular)
  static let w402h874 = phone(402, 874, scale: 3, notch: 62, status: 54)
  static let w440h956 = phone(440, 956, scale: 3, notch: 62, status: 54, sideways: .regular)
  static let w420h912 = Geometry(
    kind: .iPhone, points: Size(width: 420, height: 912), scale: 3, statusBar: 54,
    portraitInsets: Insets(top: 68, bottom: 34),
    landscapeInsets: Insets(top: 20, left: 68, bottom: 29, right: 68),
    landscapeWidthClass: .regular)

  static let w768h1024 = homeButtonPad(768, 1024)
  static let w744h1133 = pad(744, 1133)
  static let w810h1080 = homeButtonPad(810, 1080)
  static let w834h1112 = homeButtonPad(834, 1112)
  static let w820h1180 = pad(820, 1180)
  static let w834h1194 = pad(834, 1194)
  static let w834h1210 = pad(834, 1210)
  static let w1024h1366home = homeButtonPad(1024, 1366)
  static let w1024h1366 = pad(1024, 1366)
  static let w1032h1376 = pad(1032, 1376)

  private static func homeButtonPhone(
    _ width: Double, _ height: Double, scale: Double, sideways: SizeClass = .compact
  ) -> Geometry {
    Geometry(
      kind: .iPhone, points: Size(width: width, height: height), scale: scale, statusBar: 20,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(),
      landscapeWidthClass: sideways)
  }

  private static func phone(
    _ width: Double, _ height: Double, scale: Double, notch: Double, status: Double? = nil,
    sideways: SizeClass = .compact
  ) -> Geometry {
    Geometry(
      kind: .iPhone, points: Size(width: width, height: height), scale: scale,
      statusBar: status ?? notch, portraitInsets: Insets(top: notch, bottom: 34),
      landscapeInsets: Insets(left: notch, bottom: 21, right: notch),
      landscapeWidthClass: sideways)
  }

  private static func homeButtonPad(_ width: Double, _ height: Double) -> Geometry {
    pad(width, height, insets: Insets(top: 20))
  }

  private static func pad(
    _ width: Double, _ height: Double, insets: Insets = Insets(top: 24, bottom: 20)
  ) -> Geometry {
    Geometry(
      kind: .iPad, points: Size(width: width, height: height), scale: 2, statusBar: insets.top,
      portraitInsets: insets, landscapeInsets: insets, landscapeWidthClass: .regular)
  }
}
