extension String {
  /// The text for a cell of a table in GitHub Flavored Markdown, in which nothing is markup; controls are
  /// spelled out.
  package var markdownCell: String { escapingControls.markdownEscaped }

  /// The text as code in a cell of a table: nothing in it is markup, and services show colours beside it.
  ///
  /// A bar ends a cell even within code, and a backslash before it ends the escape: what has both is an
  /// HTML element.
  package var markdownCode: String {
    if isEmpty { return "" }
    let shown = escapingControls
    var longest = 0
    var row = 0
    var wasBackslash = false
    var inner = ""
    for scalar in shown.unicodeScalars {
      row = scalar == "`" ? row + 1 : 0
      longest = max(longest, row)
      if scalar == "|" {
        if wasBackslash { return "<code>\(shown.markdownEscaped)</code>" }
        inner += "\\"
      }
      wasBackslash = scalar == "\\"
      inner.unicodeScalars.append(scalar)
    }
    // More backticks than the text has in a row.
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + inner + space + fence
  }

  /// The text without markup; it has no controls.
  private var markdownEscaped: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": out += "&lt;"
      case "&": out += "&amp;"
      case "|", "`", "*", "_", "[", "]", "~", "\\", "@", "#":
        out += "\\"
        out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
