extension SpaceDefinition {
  /// CIE XYZ with white D50, adapted by Bradford's method; CSS Color 4, “Sample code for color conversions”.
  static let xyzD50 = SpaceDefinition(
    base: .xyzD65, depth: 1, components: xyzComponents,
    toBase: { Bradford.toD65 * $0 }, fromBase: { Bradford.toD50 * $0 })
}

/// Chromatic adaptation between the two white points.
enum Bradford {
  static let toD50 = Matrix3(
    Vector3(1.047_929_792_544_996_9, 0.022_946_870_601_609_652, -0.050_192_266_289_205_24),
    Vector3(0.029_627_808_770_055_99, 0.990_434_426_753_879_9, -0.017_073_799_063_418_826),
    Vector3(-0.009_243_040_646_204_504, 0.015_055_191_490_298_152, 0.751_874_281_428_137_1))
  static let toD65 = Matrix3(
    Vector3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
    Vector3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
    Vector3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
}
