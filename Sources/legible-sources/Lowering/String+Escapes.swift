extension String {
  /// The text of a part of a string literal with its escapes resolved.
  var resolvingEscapes: String {
    guard contains("\\") else { return self }
    var out = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        out.append(character)
        continue
      }
      switch escaped {
      case "n": out.append("\n")
      case "t": out.append("\t")
      case "r": out.append("\r")
      case "0": out.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          out.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      default: out.append(escaped)
      }
    }
    return out
  }
}
