/// What makes two uses of a face the same to the shaper.
struct InstanceKey: Hashable {
  var face: FontFace
  var variations: [FontVariation]
  var calibration: Calibration?
  var isFallback: Bool

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.face === rhs.face && lhs.variations == rhs.variations
      && lhs.calibration == rhs.calibration && lhs.isFallback == rhs.isFallback
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(variations)
    hasher.combine(calibration)
  }
}
