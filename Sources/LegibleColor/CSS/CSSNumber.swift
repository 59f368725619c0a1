import LegibleCore

/// Numbers as CSS and most other formats can read them back: digits and a point, no exponent.
package enum CSSNumber {
  /// Writes a number with as few digits as read back equal.
  ///
  /// - Parameter value: The number; one that is not finite is written as 0.
  /// - Complexity: O(*digits*), of which there are some 300 at the ends of the range.
  package static func exact(_ value: Double) -> String { DecimalDigits(value).text }

  /// Writes a number that was computed: six decimals, or six digits that count where it is small.
  ///
  /// - Parameter value: The number; one that is not finite is written as 0.
  package static func computed(_ value: Double) -> String {
    value.magnitude < 0.001 ? DecimalDigits(value).rounded(to: 6).text : text(value)
  }

  /// Writes a number with at most so many decimals, and none that are 0 at the end.
  ///
  /// Source: CSSOM, “serialize a CSS component value”, which asks for six.
  ///
  /// - Parameters:
  ///   - value: The number; one that is not finite is written as 0.
  ///   - decimals: The most decimals, 0...15.
  package static func text(_ value: Double, decimals: Int = 6) -> String {
    guard value.isFinite else { return "0" }
    let scale = (0..<min(max(decimals, 0), 15)).reduce(1.0) { power, _ in power * 10 }
    let magnitude = abs(value)
    // Beyond 2^53 a double has no fraction; within it whole and fraction part exactly.
    var whole = magnitude.rounded(.down)
    var fraction = ((magnitude - whole) * scale).rounded()
    if fraction >= scale {
      whole += 1
      fraction = 0
    }
    let integer = UInt64(exactly: whole).map(String.init) ?? exact(whole)
    let sign = value < 0 && (whole > 0 || fraction > 0) ? "-" : ""
    guard fraction > 0 else { return sign + integer }
    var digits = String(String(UInt64(fraction + scale)).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(integer).\(digits)"
  }
}
