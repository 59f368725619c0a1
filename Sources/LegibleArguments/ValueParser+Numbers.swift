extension ValueParser<Double> {
  /// Any finite number in decimal notation.
  package static var number: Self { number() }

  /// A finite number above zero.
  package static var positive: Self {
    Self { word throws(ArgumentError) in
      let value = try decimal(word)
      guard value > 0 else { throw ArgumentError("must be more than 0") }
      return value
    }
  }

  /// A finite number within bounds, both included.
  package static func number(from minimum: Double? = nil, through maximum: Double? = nil) -> Self {
    Self { word throws(ArgumentError) in
      try checked(try decimal(word), minimum, maximum)
    }
  }
}

extension ValueParser<Int> {
  /// A whole number within bounds, both included.
  package static func integer(from minimum: Int? = nil, through maximum: Int? = nil) -> Self {
    Self { word throws(ArgumentError) in
      let digits = word.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      guard !digits.isEmpty, digits.allSatisfy(isDigit), word.utf8.count - digits.count < 2 else {
        throw ArgumentError("is not a whole number")
      }
      guard let value = Int(word) else { throw ArgumentError("is too large") }
      return try checked(value, minimum, maximum)
    }
  }
}

/// Reads a number as JSON and CSS write it; unlike `Double.init`, no `inf`, `nan` or hexadecimal.
private func decimal(_ word: String) throws(ArgumentError) -> Double {
  let isDecimal = word.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
  guard isDecimal, let value = Double(word) else {
    throw ArgumentError("is not a number", hint: hintOfUnit(word))
  }
  guard value.isFinite else { throw ArgumentError("is too large") }
  return value
}

/// What to write in the place of a number with a unit: `18pt`.
private func hintOfUnit(_ word: String) -> String? {
  let number = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
  let unit = word.dropFirst(number.count)
  guard !unit.isEmpty, unit == "%" || unit.allSatisfy(\.isLetter), Double(number) != nil else {
    return nil
  }
  return "Write the number alone: \(number)."
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

private func checked<Number: Comparable>(
  _ value: Number, _ minimum: Number?, _ maximum: Number?
) throws(ArgumentError) -> Number {
  let isInside = minimum.map { value >= $0 } ?? true && maximum.map { value <= $0 } ?? true
  guard isInside else {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      throw ArgumentError("must be from \(phrase(minimum)) to \(phrase(maximum))")
    case (let minimum?, nil): throw ArgumentError("must be at least \(phrase(minimum))")
    case (nil, let maximum?): throw ArgumentError("must be at most \(phrase(maximum))")
    case (nil, nil): return value
    }
  }
  return value
}

private func phrase<Number>(_ number: Number) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
