extension String {
  /// The text for the content of an HTML element and for a quoted attribute: markup is escaped, controls
  /// are spelled out (HTML, "Escaping a string").
  package var htmlEscaped: String {
    var html = ""
    for scalar in escapingControls.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      // Unicode has a single code point for > with such a mark.
      case _ where html.isEmpty && scalar.joinsBefore: html += "&#\(scalar.value);"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }
}
