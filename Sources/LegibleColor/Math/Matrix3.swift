/// A 3 x 3 matrix that acts on columns.
struct Matrix3: Hashable, Sendable {
  private let row0, row1, row2: Vector3

  init(_ row0: Vector3, _ row1: Vector3, _ row2: Vector3) {
    self.row0 = row0
    self.row1 = row1
    self.row2 = row2
  }

  static let identity = Matrix3(Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1))

  static func * (matrix: Matrix3, column: Vector3) -> Vector3 {
    Vector3(
      (matrix.row0 * column).sum(), (matrix.row1 * column).sum(), (matrix.row2 * column).sum())
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = right.transposed
    return Matrix3(left * columns.row0, left * columns.row1, left * columns.row2).transposed
  }

  var transposed: Matrix3 {
    Matrix3(
      Vector3(row0.x, row1.x, row2.x), Vector3(row0.y, row1.y, row2.y),
      Vector3(row0.z, row1.z, row2.z))
  }

  /// The inverse, by cofactors; of no use when the rows lie in a plane.
  var inverse: Matrix3 {
    let cofactors = Matrix3(cross(row1, row2), cross(row2, row0), cross(row0, row1))
    let determinant = (row0 * cofactors.row0).sum()
    return Matrix3(
      cofactors.row0 / determinant, cofactors.row1 / determinant, cofactors.row2 / determinant
    ).transposed
  }

  func replacingRow(_ index: Int, with row: Vector3) -> Matrix3 {
    Matrix3(index == 0 ? row : row0, index == 1 ? row : row1, index == 2 ? row : row2)
  }
}

/// The vector that stands upright on both.
func cross(_ first: Vector3, _ second: Vector3) -> Vector3 {
  Vector3(
    first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z,
    first.x * second.y - first.y * second.x)
}
