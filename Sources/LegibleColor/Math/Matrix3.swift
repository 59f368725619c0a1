/// A 3 x 3 matrix that acts on columns.
struct Matrix3: Hashable, Sendable {
  private let column0, column1, column2: Vector3

  /// Creates a matrix from its rows, as they are printed.
  @inline(__always)
  init(_ row0: Vector3, _ row1: Vector3, _ row2: Vector3) {
    self.init(
      columns: Vector3(row0.x, row1.x, row2.x), Vector3(row0.y, row1.y, row2.y),
      Vector3(row0.z, row1.z, row2.z))
  }

  @inline(__always)
  init(columns column0: Vector3, _ column1: Vector3, _ column2: Vector3) {
    self.column0 = column0
    self.column1 = column1
    self.column2 = column2
  }

  static let identity = Matrix3(Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1))

  @inline(__always)
  static func * (matrix: Matrix3, column: Vector3) -> Vector3 {
    matrix.column0 * column.x + matrix.column1 * column.y + matrix.column2 * column.z
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: left * right.column0, left * right.column1, left * right.column2)
  }

  var transposed: Matrix3 { Matrix3(column0, column1, column2) }

  /// The inverse, by cofactors; of no use when the columns lie in a plane.
  var inverse: Matrix3 {
    let cofactors = (cross(column1, column2), cross(column2, column0), cross(column0, column1))
    let determinant = (column0 * cofactors.0).sum()
    return Matrix3(
      cofactors.0 / determinant, cofactors.1 / determinant, cofactors.2 / determinant)
  }

  func replacingRow(_ index: Int, with row: Vector3) -> Matrix3 {
    var columns = (column0, column1, column2)
    columns.0[index] = row.x
    columns.1[index] = row.y
    columns.2[index] = row.z
    return Matrix3(columns: columns.0, columns.1, columns.2)
  }
}

/// The vector that stands upright on both.
func cross(_ first: Vector3, _ second: Vector3) -> Vector3 {
  Vector3(
    first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z,
    first.x * second.y - first.y * second.x)
}
