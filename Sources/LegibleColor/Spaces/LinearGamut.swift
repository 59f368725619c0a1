/// The cube of an RGB space in linear light, where its faces stay where they are under any
/// transfer curve, so that a search need not compute the curve.
///
/// Between it and OKLab lie only the cone responses, which a single matrix leads to.
struct LinearGamut {
  private let fromCone, toCone: Matrix3

  init<RGB: RGBDefinition>(_: RGB.Type) {
    func columns(_ transform: (Vector3) -> Vector3) -> Matrix3 {
      Matrix3(
        columns: transform(Vector3(1, 0, 0)), transform(Vector3(0, 1, 0)),
        transform(Vector3(0, 0, 1)))
    }
    fromCone = columns { RGB.fromXYZMatrix * RGB.White.fromXYZ(OKLab.coneToXYZ * $0) }
    toCone = columns { OKLab.xyzToCone * RGB.White.toXYZ(RGB.toXYZMatrix * $0) }
  }

  /// Linear RGB of cone responses, which are given as their cube roots.
  @inline(__always)
  func rgb(ofCone cone: Vector3) -> Vector3 { fromCone * (cone * cone * cone) }

  /// The cube roots of the cone responses to a colour in OKLab.
  @inline(__always)
  func cone(_ oklab: Vector3) -> Vector3 { OKLab.labToCone * oklab }

  /// OKLab of linear RGB.
  @inline(__always)
  func oklab(_ rgb: Vector3) -> Vector3 { OKLab.coneToLab * odd(toCone * rgb, Powers.third) }
}

/// All colours of one hue and lightness in OKLab.
struct ChromaRay {
  /// The chroma of the colour that it was made for.
  let chroma: Double
  private let grey, direction: Vector3
  private let greyCone, directionCone: Vector3

  @inline(__always)
  init(to oklab: Vector3) {
    chroma = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot()
    grey = Vector3(oklab.x, 0, 0)
    direction = chroma > 0 ? Vector3(0, oklab.y, oklab.z) / chroma : .zero
    greyCone = OKLab.labToCone * grey
    directionCone = OKLab.labToCone * direction
  }

  @inline(__always)
  func oklab(chroma: Double) -> Vector3 { grey + direction * chroma }

  /// The cube roots of the cone responses.
  @inline(__always)
  func cone(chroma: Double) -> Vector3 { greyCone + directionCone * chroma }
}
