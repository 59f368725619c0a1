package import LegibleCore

/// Reads a property list of the old style: `{ key = (a, "b"); }`.
///
/// What is wrong is a finding, and reading goes on behind it.
package struct OldStyleParser {
  private var lexer: StringsLexer

  /// The most levels of dictionaries and arrays.
  static let maximumDepth = 64

  /// Takes the text of a file.
  ///
  /// - Throws: `LegibleError` for bytes that are neither UTF-8 nor UTF-16.
  package init(parsing bytes: [UInt8], path: String) throws(LegibleError) {
    lexer = StringsLexer(try SourceText(decoding: bytes, path: path))
  }

  /// Reads the file.
  ///
  /// - Returns: Its value, `nil` where there is none, and what was wrong.
  /// - Complexity: O(*n*) in the length of the text.
  package mutating func parse() -> (value: PropertyList?, findings: [Finding]) {
    _ = lexer.skipSpace()
    let value = self.value(depth: 0)
    return (value, lexer.findings)
  }

  private mutating func value(depth: Int) -> PropertyList? {
    let start = lexer.at
    switch lexer.peek() {
    case UInt8(ascii: "{") where depth < Self.maximumDepth: return dictionary(depth: depth)
    case UInt8(ascii: "(") where depth < Self.maximumDepth: return array(depth: depth)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      lexer.skipContainer()
      return PropertyList(.scalar, at: lexer.text.location(of: start))
    default:
      guard let token = lexer.string() else { return nil }
      return PropertyList(
        .string(token.value), at: lexer.text.location(of: token.start, to: token.end))
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList {
    let location = lexer.text.location(of: lexer.at)
    var members: [PropertyList.Member] = []
    _ = lexer.take("{")
    _ = lexer.skipSpace()
    while !lexer.isAtEnd, !lexer.take("}") {
      if let member = member(depth: depth) {
        members.append(member)
      } else {
        skipLine()
      }
      _ = lexer.skipSpace()
    }
    return PropertyList(.dictionary(members), at: location)
  }

  private mutating func member(depth: Int) -> PropertyList.Member? {
    guard let key = lexer.string() else { return nil }
    let location = lexer.text.location(of: key.start, to: key.end)
    _ = lexer.skipSpace()
    guard lexer.take("=") else { return nil }
    _ = lexer.skipSpace()
    guard let value = value(depth: depth + 1) else { return nil }
    _ = lexer.skipSpace()
    _ = lexer.take(";")
    return PropertyList.Member(key: key.value, location: location, value: value)
  }

  private mutating func array(depth: Int) -> PropertyList {
    let location = lexer.text.location(of: lexer.at)
    var elements: [PropertyList] = []
    _ = lexer.take("(")
    _ = lexer.skipSpace()
    while !lexer.isAtEnd, !lexer.take(")") {
      if let element = value(depth: depth + 1) {
        elements.append(element)
        _ = lexer.skipSpace()
        _ = lexer.take(",")
      } else {
        skipLine()
      }
      _ = lexer.skipSpace()
    }
    return PropertyList(.array(elements), at: location)
  }

  /// Reports what cannot be read and goes on in the next line.
  private mutating func skipLine() {
    let start = lexer.at
    let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { mark in
      lexer.text.units[start...].starts(with: mark.utf16)
    }
    lexer.skipLine()
    lexer.report(
      .error, isConflict ? "a merge conflict that is not resolved" : "expected a key and a value",
      hint: isConflict ? "Resolve it; both sides are read." : "Correct the line.", from: start,
      to: lexer.at)
  }
}
