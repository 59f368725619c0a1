/// A 3 x 3 matrix that acts on columns.
struct Matrix3: Sendable {
  private let row0, row1, row2: Vector3

  init(_ row0: Vector3, _ row1: Vector3, _ row2: Vector3) {
    self.row0 = row0
    self.row1 = row1
    self.row2 = row2
  }

  static func * (matrix: Matrix3, column: Vector3) -> Vector3 {
    Vector3(
      (matrix.row0 * column).sum(), (matrix.row1 * column).sum(), (matrix.row2 * column).sum())
  }
}
