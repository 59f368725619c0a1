import LegibleCore

extension WidthExpression {
  /// What is wrong with the text of an expression.
  package struct ParseError: Error, Hashable {
    /// In a sentence after the name of what was read: `ends where a number is expected`.
    package let problem: String
    /// What to do.
    package let hint: String?
  }

  /// Reads sums, products and quotients of numbers and guides, with parentheses.
  ///
  /// - Throws: `ParseError` for a name that is not a guide, a product or a quotient of guides, and what is not an
  ///   expression.
  /// - Complexity: O(*text*), of which at most 1,000 characters are read.
  package init(parsing text: String) throws(ParseError) {
    var parser = Parser(text)
    self = try parser.whole()
  }

  /// A parser by recursive descent.
  private struct Parser {
    private var rest: Substring
    private var depth = 0

    private static let longest = 1_000
    /// More parentheses and signs than that around one another are an error, before the stack ends.
    private static let deepest = 50
    private static let largest = 100_000.0

    init(_ text: String) { rest = text.prefix(Self.longest + 1) }

    mutating func whole() throws(ParseError) -> WidthExpression {
      guard rest.count <= Self.longest else {
        throw ParseError(problem: "is longer than 1,000 characters", hint: nil)
      }
      let value = try sum()
      guard let next = peek() else { return value }
      throw ParseError(
        problem: "has \"\(next)\" where +, -, * or / is expected", hint: nil)
    }

    private mutating func sum() throws(ParseError) -> WidthExpression {
      var value = try product()
      while let sign = take("+-") { value = value + (try product()) * (sign == "-" ? -1 : 1) }
      return value
    }

    private mutating func product() throws(ParseError) -> WidthExpression {
      var value = try atom()
      while let sign = take("*/") {
        let other = try atom()
        if sign == "*" {
          guard let factor = other.constant ?? value.constant else {
            throw ParseError(
              problem: "multiplies two layout guides", hint: "Write a number for one of them.")
          }
          value = (other.constant == nil ? other : value) * factor
        } else {
          guard let divisor = other.constant else {
            throw ParseError(problem: "divides by a layout guide", hint: "Divide by a number.")
          }
          guard divisor != 0 else { throw ParseError(problem: "divides by 0", hint: nil) }
          value = value * (1 / divisor)
        }
      }
      return value
    }

    private mutating func atom() throws(ParseError) -> WidthExpression {
      guard depth < Self.deepest else {
        throw ParseError(
          problem: "has more than \(Self.deepest) parentheses and signs around one another",
          hint: nil)
      }
      depth += 1
      defer { depth -= 1 }
      if take("-") != nil { return try atom() * -1 }
      if take("(") != nil {
        let value = try sum()
        guard take(")") != nil else { throw ParseError(problem: "lacks a \")\"", hint: nil) }
        return value
      }
      guard let next = peek() else {
        throw ParseError(
          problem: "ends where a number or a layout guide is expected", hint: nil)
      }
      if next.isASCII, next.isNumber || next == "." { return WidthExpression(try number()) }
      guard next.isLetter else {
        throw ParseError(
          problem: "has \"\(next)\" where a number or a layout guide is expected", hint: nil)
      }
      return WidthExpression(try guide())
    }

    private mutating func number() throws(ParseError) -> Double {
      let digits = word { $0.isNumber || $0.isLetter || $0 == "." }
      guard let value = Double(digits), (0...Self.largest).contains(value) else {
        throw ParseError(
          problem: "has \"\(digits)\", which is not a number from 0 to 100,000", hint: nil)
      }
      return value
    }

    private mutating func guide() throws(ParseError) -> Guide {
      let name = word { $0.isNumber || $0.isLetter }
      if let guide = Guide(rawValue: name) { return guide }
      let names = Guide.allCases.map(\.rawValue)
      throw ParseError(
        problem: "has \"\(name)\", which is not a layout guide",
        hint: closestMatch(to: name, in: names).map { "Did you mean \"\($0)\"?" }
          ?? "One of: \(names.joined(separator: ", ")).")
    }

    private mutating func word(_ isPart: (Character) -> Bool) -> String {
      let word = rest.prefix(while: isPart)
      rest = rest.dropFirst(word.count)
      return String(word)
    }

    private mutating func peek() -> Character? {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }

    private mutating func take(_ characters: String) -> Character? {
      guard let next = peek(), characters.contains(next) else { return nil }
      rest.removeFirst()
      return next
    }
  }
}
