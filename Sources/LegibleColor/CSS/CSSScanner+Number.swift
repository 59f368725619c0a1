extension CSSScanner {
  /// Whether a number comes next.
  @inline(__always)
  var isAtNumber: Bool { Self.isDigit(next) || isAtSignOrPoint }

  private var isAtSignOrPoint: Bool {
    let sign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-") ? 1 : 0
    if Self.isDigit(byte(at + sign)) { return true }
    return byte(at + sign) == UInt8(ascii: ".") && Self.isDigit(byte(at + sign + 1))
  }

  /// A number without its unit; infinite when it is beyond the range of a double.
  ///
  /// - Precondition: ``isAtNumber``.
  mutating func number() -> Double {
    let start = at
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { at += 1 }
    var digits = Digits()
    takeDigits(&digits)
    let whole = digits.count
    if next == UInt8(ascii: "."), Self.isDigit(byte(at + 1)) {
      at += 1
      takeDigits(&digits)
    }
    // Both are exact in a double, so that one division rounds rightly.
    if !skipExponent(), digits.count < Self.powersOfTen.count {
      let value = Double(digits.value) / Self.powersOfTen[digits.count - whole]
      return isNegative ? -value : value
    }
    return Double(text(from: start)) ?? .infinity
  }

  /// The digits of a number, its point left out; the value holds for up to 15 of them.
  private struct Digits {
    var value: UInt64 = 0
    var count = 0
  }

  @inline(__always)
  private mutating func takeDigits(_ digits: inout Digits) {
    while Self.isDigit(next) {
      digits.value = digits.value &* 10 &+ UInt64(next & 0x0F)
      digits.count += 1
      at += 1
    }
  }

  @inline(__always)
  private mutating func skipExponent() -> Bool {
    guard next | 0x20 == UInt8(ascii: "e") else { return false }
    let sign = byte(at + 1) == UInt8(ascii: "+") || byte(at + 1) == UInt8(ascii: "-") ? 1 : 0
    guard Self.isDigit(byte(at + 1 + sign)) else { return false }
    at += 1 + sign
    while Self.isDigit(next) { at += 1 }
    return true
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
