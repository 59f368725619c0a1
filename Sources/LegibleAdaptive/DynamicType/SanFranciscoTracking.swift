/// The tracking of SF Pro by size, in thousandths of an em.
///
/// Source: Apple Human Interface Guidelines, Typography, tracking values (2023 and 2025 alike). The
/// figures belong to San Francisco alone, and a real file of it carries them already.
enum SanFranciscoTracking {
  /// The tracking at a size that the table has, else `nil`.
  static func thousandths(at size: Double) -> Double? {
    guard let size = Int(exactly: size) else { return nil }
    let index = size - 6
    let value = sixTo54.indices.contains(index) ? sixTo54[index] : larger[size]
    return value.map(Double.init)
  }

  private static let sixTo54: [Int?] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
  ]
  private static let larger: [Int: Int] = [
    56: 6, 58: 5, 60: 4, 62: 4, 64: 4, 66: 3, 68: 2, 70: 2, 72: 2, 76: 1, 80: 0, 84: 0, 88: 0,
    92: 0, 96: 0,
  ]
}
