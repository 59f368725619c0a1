/// A double as the shortest decimal that reads back equal.
package struct DecimalDigits {
  /// The digits without zeros at the ends, none for zero.
  private var digits: [UInt8]
  /// How many places the point stands to the right of the first digit's left side: 0.12 has 0, 12 has 2.
  private var point: Int
  private let isNegative: Bool

  /// Takes a number apart.
  ///
  /// - Parameter value: The number; one that is not finite is taken as zero.
  package init(_ value: Double) {
    let parts = value.isFinite ? value.magnitude.description.split(separator: "e") : ["0"]
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    digits = mantissa.joined().utf8.map { $0 - UInt8(ascii: "0") }
    point = mantissa[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    isNegative = value < 0
    trim()
  }

  /// The number with at most so many digits that count; halves are rounded away from zero.
  package func rounded(to count: Int) -> DecimalDigits {
    guard digits.count > count, count > 0 else { return self }
    var number = self
    let roundsUp = digits[count] >= 5
    number.digits.removeLast(digits.count - count)
    guard roundsUp else {
      number.trim()
      return number
    }
    while number.digits.last == 9 { number.digits.removeLast() }
    if number.digits.isEmpty {
      number.digits = [1]
      number.point += 1
    } else {
      number.digits[number.digits.count - 1] += 1
    }
    return number
  }

  /// The number without an exponent: `0.0000004`, `1000000000000000000000`.
  package var text: String {
    guard !digits.isEmpty else { return "0" }
    let sign = isNegative ? "-" : ""
    let all = digits.map(String.init)
    if point <= 0 {
      return sign + "0." + String(repeating: "0", count: -point) + all.joined()
    }
    let zeros = String(repeating: "0", count: max(0, point - all.count))
    let whole = all.prefix(point).joined() + zeros
    return sign + (all.count > point ? "\(whole).\(all.dropFirst(point).joined())" : whole)
  }

  /// The nearest double.
  package var value: Double { Double(text) ?? 0 }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
  }
}
