extension String {
  /// The text as a Swift string literal: quotes, backslashes, line breaks and what does not show are
  /// escaped.
  package var swiftLiteral: String {
    var out = "\""
    for (index, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "\"", "\\":
        out += "\\"
        out.unicodeScalars.append(scalar)
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.isHidden || index == 0 && scalar.joinsBefore:
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}

extension StringProtocol {
  /// The text for a comment that ends with its line: what would end it or turn its order is a space.
  package var commentLine: String {
    var line = ""
    for scalar in unicodeScalars {
      line.unicodeScalars.append(scalar.isHidden ? " " : scalar)
    }
    return line
  }
}
