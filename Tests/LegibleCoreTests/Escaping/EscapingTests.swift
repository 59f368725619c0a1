import LegibleCore
import LegibleTestSupport
import Testing

/// What is escaped comes back as it was, and leaves nothing; read as the formats read it, by code point.
@Suite struct EscapingTests {
  @Test func theTableIsLong() { #expect(HostileTexts.all.count > 4000) }

  @Test func htmlHasNoMarkup() throws {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    for text in HostileTexts.all {
      let html = text.htmlEscaped.unicodeScalars
      #expect(!html.contains { "<>\"'".unicodeScalars.contains($0) }, "\(text.escapingControls)")
      var back = String.UnicodeScalarView()
      var rest = html[...]
      while let scalar = rest.popFirst() {
        guard scalar == "&" else {
          back.append(scalar)
          continue
        }
        let end = try #require(rest.firstIndex(of: ";"))
        let name = String(rest[..<end])
        let number = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        back.append(contentsOf: (names[name] ?? number.map { String($0) } ?? "?").unicodeScalars)
        rest = rest[rest.index(after: end)...]
      }
      #expect(
        Array(back) == Array(text.escapingControls.unicodeScalars), "\(text.escapingControls)")
      // A mark at the start would join the tag or the quotation mark before it.
      #expect("\">\(text.htmlEscaped)".prefix(2) == "\">", "\(text.escapingControls)")
    }
  }

  /// Reads a string as CSS Syntax 3, 4.3.5, does.
  private func cssValue(_ string: String) -> String? {
    var rest = string.unicodeScalars.dropFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return rest.isEmpty ? String(value) : nil
      case "\n", "\r", "\u{C}", "\0": return nil
      case "\\":
        let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
        guard !digits.isEmpty else {
          guard let next = rest.popFirst() else { return nil }
          value.append(next)
          continue
        }
        rest = rest.dropFirst(digits.count)
        if rest.first == " " { rest.removeFirst() }
        let number = UInt32(String(digits), radix: 16) ?? 0
        value.append(number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}")
      default: value.append(scalar)
      }
    }
    return nil
  }

  @Test func cssStringsReadBack() {
    for text in HostileTexts.all {
      let string = text.cssString
      let wanted = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
      #expect(
        cssValue(string).map { Array($0.unicodeScalars) } == wanted, "\(text.escapingControls)")
      #expect(string.bytes == string.escapingControls.bytes, "\(text.escapingControls)")
      #expect(!string.bytes.contains(UInt8(ascii: "<")), "\(text.escapingControls)")
      #expect(string.first == "\"", "\(text.escapingControls)")
      #expect(text.hasNoCSSString == text.unicodeScalars.contains("\0"))
    }
  }

  /// Reads a literal as The Swift Programming Language, Lexical Structure, says.
  private func swiftValue(_ literal: String) -> String? {
    var rest = literal.unicodeScalars.dropFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return rest.isEmpty ? String(value) : nil
      case "\n", "\r", "\0": return nil
      case "\\":
        switch rest.popFirst() {
        case "n": value.append("\n")
        case "r": value.append("\r")
        case "t": value.append("\t")
        case "\"": value.append("\"")
        case "\\": value.append("\\")
        case "u":
          guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
            let number = UInt32(String(rest[..<end]), radix: 16),
            let scalar = Unicode.Scalar(number)
          else { return nil }
          value.append(scalar)
          rest = rest[rest.index(after: end)...]
        default: return nil
        }
      default: value.append(scalar)
      }
    }
    return nil
  }

  @Test func swiftLiteralsReadBack() {
    for text in HostileTexts.all {
      let literal = text.swiftLiteral
      let value = swiftValue(literal).map { Array($0.unicodeScalars) }
      #expect(value == Array(text.unicodeScalars), "\(text.escapingControls)")
      #expect(literal.bytes == literal.escapingControls.bytes, "\(text.escapingControls)")
      #expect(literal.first == "\"", "\(text.escapingControls)")
    }
  }

  @Test func commentsStayOnTheirLine() {
    for text in HostileTexts.all {
      let line = text.commentLine
      #expect(line.bytes == line.escapingControls.bytes, "\(text.escapingControls)")
      let breaks = line.unicodeScalars.filter { Character($0).isNewline }
      #expect(breaks.isEmpty, "\(text.escapingControls)")
    }
  }

  @Test func shellsReadOneWord() {
    for text in HostileTexts.all {
      var value = String.UnicodeScalarView()
      var isQuoted = false
      var rest = text.shellQuoted.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        switch scalar {
        case "'": isQuoted.toggle()
        case "\\" where !isQuoted: value.append(rest.popFirst() ?? " ")
        default:
          #expect(isQuoted, "\(text.escapingControls)")
          value.append(scalar)
        }
      }
      #expect(!isQuoted && Array(value) == Array(text.unicodeScalars), "\(text.escapingControls)")
      #expect([text.bytes, text.shellQuoted.bytes].contains(text.shellWord.bytes))
      if text.shellWord.bytes == text.bytes {
        let plain = text.unicodeScalars.allSatisfy { scalar in
          scalar.isASCII
            && (scalar.properties.isAlphabetic
              || "-_./:,+@%0123456789".unicodeScalars.contains(scalar))
        }
        #expect(plain, "\(text.escapingControls)")
      }
    }
  }

  @Test func zshDescriptionsEndWhereTheyShould() {
    for text in HostileTexts.all {
      let scalars = Array("[\(text.zshDescription)]".unicodeScalars)
      var isEscaped = false
      let ends = scalars.indices.filter { index in
        defer { isEscaped = scalars[index] == "\\" && !isEscaped }
        return scalars[index] == "]" && !isEscaped
      }
      #expect(ends == [scalars.count - 1], "\(text.escapingControls)")
    }
  }
}
