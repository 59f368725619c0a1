extension String {
  /// The text as a CSS string in quotes: quotes, backslashes and what does not show are escaped (CSS Syntax
  /// 3, section 4.3.7).
  ///
  /// So is `<`, lest a string ends the style element of an HTML page that the file is put into. CSS has no
  /// U+0000: U+FFFD stands for it.
  package var cssString: String {
    var out = "\""
    for (index, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "\"", "\\":
        out += "\\"
        out.unicodeScalars.append(scalar)
      case "\0": out += "\\fffd "
      case _ where scalar == "<" || scalar.isHidden || index == 0 && scalar.joinsBefore:
        out += "\\\(String(scalar.value, radix: 16)) "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// Whether the text has a code point that no CSS string can have.
  package var hasNoCSSString: Bool { utf8.contains(0) }
}
