/// CIE XYZ with white D50, adapted by Bradford's method; CSS Color 4, “Sample code for color
/// conversions”.
enum XYZD50: SpaceDefinition {
  typealias Base = XYZD65

  static var space: ColorSpace { .xyzD50 }
  static var components: [ColorComponent] { XYZD65.components }

  @inline(__always)
  static func toBase(_ xyz: Vector3) -> Vector3 { Bradford.toD65 * xyz }
  @inline(__always)
  static func fromBase(_ xyz: Vector3) -> Vector3 { Bradford.toD50 * xyz }
}

/// Chromatic adaptation between the two white points.
enum Bradford {
  @inline(__always)
  static var toD50: Matrix3 {
    Matrix3(
      Vector3(1.047_929_792_544_996_9, 0.022_946_870_601_609_652, -0.050_192_266_289_205_24),
      Vector3(0.029_627_808_770_055_99, 0.990_434_426_753_879_9, -0.017_073_799_063_418_826),
      Vector3(-0.009_243_040_646_204_504, 0.015_055_191_490_298_152, 0.751_874_281_428_137_1))
  }
  @inline(__always)
  static var toD65: Matrix3 {
    Matrix3(
      Vector3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
      Vector3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
      Vector3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
  }
}
