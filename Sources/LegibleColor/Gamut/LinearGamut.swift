/// The cube of an RGB space in linear light, where its faces stay where they are under any
/// transfer curve, so that a search need not compute the curve.
struct LinearGamut {
  private let profile: RGBProfile

  init(_ profile: RGBProfile) { self.profile = profile }

  /// Linear RGB of a colour in OKLab.
  func rgb(_ oklab: Vector3) -> Vector3 {
    profile.fromXYZ * convert(oklab, from: .oklab, to: profile.base)
  }

  /// OKLab of linear RGB.
  func oklab(_ rgb: Vector3) -> Vector3 {
    convert(profile.toXYZ * rgb, from: profile.base, to: .oklab)
  }
}
