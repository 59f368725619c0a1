/// The model of Machado, Oliveira and Fernandes: A physiologically-based model for simulation of
/// color vision deficiency (2009).
enum Machado {
  /// Linear sRGB as it is seen.
  ///
  /// Between the severities of the tables, the matrices are interpolated as the authors advise.
  static func simulated(
    _ linear: Vector3, _ kind: VisionDeficiency, severity: Double
  ) -> Vector3 {
    let tables = tables(of: kind)
    let tenths = severity * 10
    let below = min(Int(tenths), tables.count - 1)
    let lower = below == 0 ? linear : tables[below - 1] * linear
    return lower + (tables[below] * linear - lower) * (tenths - Double(below))
  }

  private static func tables(of kind: VisionDeficiency) -> [Matrix3] {
    switch kind {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }
}
