import LegibleCore

/// Calculations; source: CSS Values 4, “Mathematical Expressions”.
extension CSSScanner {
  /// How many functions and parentheses may be open at a time.
  private static let deepestCalculation = 32

  /// Steps over the name of a math function and its parenthesis, if they come next.
  mutating func mathFunction() -> CSSMathFunction? {
    let before = at
    if let word = identifier(), eat("("), let function = CSSMathFunction.table[word] {
      return function
    }
    at = before
    return nil
  }

  /// The value of a function whose name and parenthesis are read.
  ///
  /// What is not a number is 0 outside of calculations; source: section 10.9.1.
  mutating func calculation(
    _ function: CSSMathFunction, from offset: Int
  ) throws(LegibleError) -> CSSValue {
    let result = try call(function, from: offset, depth: 1)
    guard let kind = result.dimension.kind else {
      throw fail(
        "\(function)() gives neither a number, nor a percentage, nor an angle", at: offset)
    }
    return CSSValue(
      kind: kind, value: result.value.isNaN ? 0 : result.value, offset: offset,
      isCalculated: true)
  }

  /// The arguments up to the closing parenthesis, and what the function makes of them.
  private mutating func call(
    _ function: CSSMathFunction, from offset: Int, depth: Int
  ) throws(LegibleError) -> CSSQuantity {
    skipSpace()
    let strategy = function == .round ? try roundingStrategy() : .nearest
    var arguments: [CSSQuantity?] = []
    repeat {
      skipSpace()
      let isOpen = function == .clamp && eatNone()
      arguments.append(isOpen ? nil : try sum(in: function, depth: depth))
      skipSpace()
    } while eat(",")
    guard eat(")") else {
      throw fail("expected ) or an operator between spaces in \(function)()", at: at)
    }
    guard function.arity.contains(arguments.count) else {
      throw fail("\(function)() \(function.arityPhrase), not \(arguments.count)", at: offset)
    }
    if function == .clamp, let value = arguments[1] {
      arguments[0] = arguments[0] ?? CSSQuantity(-.infinity, value.dimension)
      arguments[2] = arguments[2] ?? CSSQuantity(.infinity, value.dimension)
    }
    let given = arguments.compactMap(\.self)
    guard given.count == arguments.count, let result = function.apply(given, strategy) else {
      throw fail("\(function)() takes other kinds of values", at: offset)
    }
    return result
  }

  /// Steps over `none` where it is an argument of its own.
  private mutating func eatNone() -> Bool {
    let before = at
    if identifier() == Self.none { return true }
    at = before
    return false
  }

  private mutating func roundingStrategy() throws(LegibleError) -> CSSRounding {
    let before = at
    guard identifier() != nil, let strategy = CSSRounding(rawValue: identifierText(at: before))
    else {
      at = before
      return .nearest
    }
    skipSpace()
    guard eat(",") else { throw fail("expected a comma after \(strategy)", at: at) }
    return strategy
  }

  // MARK: Operators

  /// Terms up to a comma, a closing parenthesis or what is neither.
  private mutating func sum(
    in function: CSSMathFunction, depth: Int
  ) throws(LegibleError) -> CSSQuantity {
    guard depth <= Self.deepestCalculation else {
      throw fail("calculations are nested deeper than \(Self.deepestCalculation) levels", at: at)
    }
    var sum = try product(in: function, depth: depth)
    while true {
      let hasSpace = skipSpace()
      let place = at
      let isPlus = eat("+")
      guard isPlus || eat("-") else { return sum }
      guard hasSpace, skipSpace() else {
        throw fail("\(function)() needs spaces around + and -", at: place)
      }
      let term = try product(in: function, depth: depth)
      guard term.dimension == sum.dimension else {
        throw fail(
          "\(function)() adds a number, a percentage or an angle to its like only", at: place)
      }
      sum.value += isPlus ? term.value : -term.value
    }
  }

  private mutating func product(
    in function: CSSMathFunction, depth: Int
  ) throws(LegibleError) -> CSSQuantity {
    var product = try factor(in: function, depth: depth)
    while true {
      let before = at
      skipSpace()
      if eat("*") {
        product = product * (try factor(in: function, depth: depth))
      } else if eat("/") {
        product = product / (try factor(in: function, depth: depth))
      } else {
        at = before
        return product
      }
    }
  }

  private mutating func factor(
    in function: CSSMathFunction, depth: Int
  ) throws(LegibleError) -> CSSQuantity {
    skipSpace()
    let offset = at
    if isAtNumber { return CSSQuantity(try numeric()) }
    if eat("(") {
      let sum = try sum(in: function, depth: depth + 1)
      guard eat(")") else { throw fail("expected ) or an operator between spaces", at: at) }
      return sum
    }
    if let inner = mathFunction() { return try call(inner, from: offset, depth: depth + 1) }
    guard let word = identifier() else { throw fail("expected a number", at: offset) }
    if next != UInt8(ascii: "("), let constant = Self.constants[word] {
      return CSSQuantity(constant)
    }
    if next != UInt8(ascii: "("), let component = origin?.value(of: word, at: offset) {
      return CSSQuantity(component)
    }
    if word == Self.none { throw fail("none cannot stand in \(function)()", at: offset) }
    throw noNumber(at: offset)
  }

  /// Source: section 10.7.
  private static let constants = KeywordTable<Double>(constantValues)
  private static let constantValues: KeyValuePairs<String, Double> = [
    "e": 2.718_281_828_459_045, "pi": .pi, "infinity": .infinity, "-infinity": -.infinity,
    "nan": .nan,
  ]
}
