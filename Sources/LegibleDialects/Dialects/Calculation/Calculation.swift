/// The arithmetic of design tools: `{unit} * 1.5`, `calc(16px / 11)`, `roundTo({a}, 2)`.
///
/// Source: the documentation of Tokens Studio, “Math in token values”, and of Penpot, “Design
/// tokens”: + - * / and parentheses, and the functions of the parser that both have.
struct Calculation {
  /// Why a text has no result.
  enum Failure: Error, Hashable {
    /// It is not arithmetic at all.
    case notArithmetic
    /// Two units cannot be added or compared.
    case units(String)
    /// Two units cannot be multiplied, or one divided by the other.
    case factors(String)
    case divisionByZero
    /// The result is not finite, or a root of a negative number.
    case outOfRange
    /// It refers to a token that is not there.
    case missing(String)
    /// It refers to a token that has another value in another context.
    case ambiguous(String)
    /// It refers to a token that is not a number.
    case notNumeric(String)
    /// References lead back to themselves.
    case circular
    /// More references follow each other than are read.
    case tooLong
  }

  /// What a reference comes to.
  typealias Lookup = (String) throws(Failure) -> Measure

  private let text: [Character]
  private var at = 0
  private var depth = 0
  /// Whether there was an operator, a function or a parenthesis.
  private var isCalculated = false
  private let defaultUnit: String
  private let lookup: Lookup

  /// How many parentheses may be open at a time.
  private static let maximumDepth = 64

  private init(_ text: String, defaultUnit: String, _ lookup: @escaping Lookup) {
    self.text = Array(text)
    self.defaultUnit = defaultUnit
    self.lookup = lookup
  }

  /// The result of a text.
  ///
  /// - Parameters:
  ///   - defaultUnit: The unit that a number may be added to, because lengths without a unit have it.
  ///   - lookup: What a reference comes to, by what stands between its braces.
  /// - Complexity: O(*length*) and one lookup for each reference.
  static func result(
    of text: String, defaultUnit: String, _ lookup: @escaping Lookup
  ) throws(Failure) -> Measure {
    var parser = Calculation(text, defaultUnit: defaultUnit, lookup)
    let result = try parser.sum()
    parser.skipSpace()
    guard parser.at == parser.text.count, parser.isCalculated else { throw .notArithmetic }
    guard result.value.isFinite else { throw .outOfRange }
    return Measure(value: result.value.withoutNoise, unit: result.unit)
  }

  // MARK: Grammar

  private mutating func sum() throws(Failure) -> Measure {
    var result = try product()
    while true {
      skipSpace()
      guard let sign = peek, sign == "+" || sign == "-" || sign == "\u{2212}" else { return result }
      at += 1
      isCalculated = true
      let right = try product()
      let unit = try common(result, right)
      result = Measure(
        value: sign == "+" ? result.value + right.value : result.value - right.value, unit: unit)
    }
  }

  private mutating func product() throws(Failure) -> Measure {
    var result = try factor()
    while true {
      skipSpace()
      guard let sign = peek, "*/×÷".contains(sign) else { return result }
      at += 1
      isCalculated = true
      let right = try factor()
      result = sign == "*" || sign == "×" ? try result.times(right) : try result.divided(by: right)
    }
  }

  private mutating func factor() throws(Failure) -> Measure {
    skipSpace()
    switch peek {
    case "-", "\u{2212}", "+":
      let isNegative = peek != "+"
      at += 1
      isCalculated = true
      try deepen()
      let value = try factor()
      depth -= 1
      return isNegative ? Measure(value: -value.value, unit: value.unit) : value
    case "(":
      at += 1
      return try parenthesis()
    case "{": return try reference()
    case let character? where character.isLetter: return try call()
    case nil: throw .notArithmetic
    default: return try number()
    }
  }

  private mutating func parenthesis() throws(Failure) -> Measure {
    isCalculated = true
    try deepen()
    let value = try sum()
    depth -= 1
    try expect(")")
    return value
  }

  private mutating func reference() throws(Failure) -> Measure {
    guard let end = text[at...].firstIndex(of: "}") else { throw .notArithmetic }
    let name = String(text[(at + 1)..<end])
    at = end + 1
    let value = try lookup(name)
    let unit = unit()
    if unit.isEmpty { return value }
    isCalculated = true
    guard value.unit.isEmpty || value.unit == unit else {
      throw .units("\(value.unit) and \(unit)")
    }
    return Measure(value: value.value, unit: unit)
  }

  private mutating func call() throws(Failure) -> Measure {
    let start = at
    while let character = peek, character.isLetter { at += 1 }
    let name = String(text[start..<at]).lowercased()
    guard peek == "(" else { throw .notArithmetic }
    at += 1
    if name == "calc" { return try parenthesis() }
    guard let function = CalculationFunction(rawValue: name) else { throw .notArithmetic }
    isCalculated = true
    try deepen()
    var arguments: [Measure] = []
    repeat { arguments.append(try sum()) } while eat(",")
    depth -= 1
    try expect(")")
    guard function.arity.contains(arguments.count) else { throw .notArithmetic }
    guard arguments.count > 1, function.isOfOneUnit else {
      return try function.apply(arguments, "")
    }
    var unit = arguments[0]
    for argument in arguments.dropFirst() {
      unit = Measure(value: unit.value, unit: try common(unit, argument))
    }
    return try function.apply(arguments, unit.unit)
  }

  private mutating func number() throws(Failure) -> Measure {
    let start = at
    while let character = peek, character.isASCII, character.isNumber || character == "." {
      at += 1
    }
    // 1e3 and 1e-3 are numbers, 1em is not.
    if peek == "e" || peek == "E" {
      var end = at + 1
      if end < text.count, text[end] == "-" || text[end] == "+" { end += 1 }
      if end < text.count, text[end].isASCII, text[end].isNumber {
        while end < text.count, text[end].isASCII, text[end].isNumber { end += 1 }
        at = end
      }
    }
    guard let value = Double(String(text[start..<at])) else { throw .notArithmetic }
    return Measure(value: value, unit: unit())
  }

  /// The unit that follows without a space.
  private mutating func unit() -> String {
    let start = at
    if peek == "%" {
      at += 1
    } else {
      while let character = peek, character.isLetter { at += 1 }
    }
    return String(text[start..<at]).lowercased()
  }

  // MARK: Characters

  private var peek: Character? { at < text.count ? text[at] : nil }

  private mutating func skipSpace() {
    while let character = peek, character.isWhitespace { at += 1 }
  }

  private mutating func eat(_ character: Character) -> Bool {
    skipSpace()
    guard peek == character else { return false }
    at += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(Failure) {
    guard eat(character) else { throw .notArithmetic }
  }

  private mutating func deepen() throws(Failure) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw .notArithmetic }
  }

  // MARK: Units

  /// The unit of what can be added: the same on both sides, or a number beside the default unit.
  private func common(_ left: Measure, _ right: Measure) throws(Failure) -> String {
    if left.unit == right.unit { return left.unit }
    if left.unit.isEmpty, left.value == 0 || right.unit == defaultUnit { return right.unit }
    if right.unit.isEmpty, right.value == 0 || left.unit == defaultUnit { return left.unit }
    let names = [left.unit, right.unit].map { $0.isEmpty ? "a number without a unit" : $0 }
    throw .units(names.joined(separator: " and "))
  }
}

extension Measure {
  /// The product; one side is a number or a percentage.
  fileprivate func times(_ other: Measure) throws(Calculation.Failure) -> Measure {
    if other.unit.isEmpty { return Measure(value: value * other.value, unit: unit) }
    if unit.isEmpty { return Measure(value: value * other.value, unit: other.unit) }
    if other.unit == "%" { return Measure(value: value * other.value / 100, unit: unit) }
    if unit == "%" { return Measure(value: value / 100 * other.value, unit: other.unit) }
    throw .factors("\(unit) times \(other.unit)")
  }

  /// The quotient: by a number, or of two values with the same unit.
  fileprivate func divided(by other: Measure) throws(Calculation.Failure) -> Measure {
    guard other.value != 0 else { throw .divisionByZero }
    if other.unit.isEmpty { return Measure(value: value / other.value, unit: unit) }
    if unit == other.unit { return Measure(value: value / other.value, unit: "") }
    if other.unit == "%" { return Measure(value: value / (other.value / 100), unit: unit) }
    throw .factors("\(unit.isEmpty ? "a number" : unit) divided by \(other.unit)")
  }
}

extension Double {
  /// The number without the noise of binary fractions: 0.1 * 3 is 0.3.
  var withoutNoise: Double {
    let scale = 1e10
    guard abs(self) < 1e5 else { return self }
    return (self * scale).rounded() / scale
  }
}
