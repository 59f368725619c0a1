import LegibleCore

/// The values between the parentheses of a colour function.
struct CSSArguments {
  let first, second, third: CSSValue
  let alpha: CSSValue?
  /// Whether they are separated by commas, as functions were written before CSS Color 4.
  let hasCommas: Bool
}

extension CSSScanner {
  /// Reads three values, perhaps an opacity, and the closing parenthesis.
  ///
  /// - Parameters:
  ///   - name: The function's name, for messages.
  ///   - takesCommas: Whether commas may stand between the values.
  mutating func arguments(
    of name: String, takesCommas: Bool
  ) throws(LegibleError) -> CSSArguments {
    let first = try argument(of: name)
    let hasCommas = next == UInt8(ascii: ",")
    guard takesCommas || !hasCommas else {
      throw fail("\(name)() separates its values by spaces, not commas", at: at)
    }
    try separator(hasCommas)
    let second = try argument(of: name)
    try separator(hasCommas)
    let third = try argument(of: name)
    let alpha = eat(hasCommas ? "," : "/") ? try argument(of: name) : nil
    guard eat(")") else {
      if isAtEnd { throw fail("\(name)() has no closing )", at: at) }
      let mayMeanOpacity = alpha == nil && !hasCommas
      throw fail(
        "\(name)() has too many values", at: at,
        hint: mayMeanOpacity ? "An opacity stands after a slash: / 50%." : nil)
    }
    if hasCommas {
      for value in [first, second, third, alpha ?? third] where value.isNone {
        throw fail("none cannot stand between commas", at: value.offset)
      }
    }
    return CSSArguments(
      first: first, second: second, third: third, alpha: alpha, hasCommas: hasCommas)
  }

  /// One value and the space around it.
  mutating func argument(of name: String) throws(LegibleError) -> CSSValue {
    skipSpace()
    guard !isAtEnd, next != UInt8(ascii: ")") else {
      throw fail("\(name)() has too few values", at: at)
    }
    let value = try value()
    skipSpace()
    return value
  }

  private mutating func separator(_ isComma: Bool) throws(LegibleError) {
    if eat(",") == isComma || isAtEnd || next == UInt8(ascii: ")") { return }
    throw fail(
      isComma ? "expected a comma, as before" : "a comma after values separated by spaces",
      at: isComma ? at : at - 1)
  }
}
