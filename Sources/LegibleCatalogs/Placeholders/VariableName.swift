/// The name of a variable that code puts into a text by itself: `${name}`, `%{name}`, `{{name}}`, `{name}`.
struct VariableName: Hashable, Sendable {
  /// As it is written.
  let spelling: String
  /// The name alone.
  let name: String

  /// The variables of a text.
  ///
  /// - Complexity: O(*n*) in its length.
  static func all(in text: String) -> [VariableName] {
    var found: [VariableName] = []
    var rest = text[...]
    while let (variable, range) = first(in: rest) {
      found.append(variable)
      rest = rest[range.upperBound...]
    }
    return found
  }

  /// The first variable of a text and where it stands; `nil` where there is none.
  static func first(in text: Substring) -> (variable: VariableName, range: Range<Substring.Index>)?
  {
    var start = text.startIndex
    while let open = text[start...].firstIndex(of: "{") {
      let isDouble = text[open...].hasPrefix("{{")
      let inner = text[open...].dropFirst(isDouble ? 2 : 1)
      let name = inner.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
      let closing = isDouble ? "}}" : "}"
      guard let letter = name.first, letter.isLetter, inner[name.endIndex...].hasPrefix(closing)
      else {
        start = text.index(after: open)
        continue
      }
      var lower = open
      if open > text.startIndex {
        let before = text.index(before: open)
        if text[before] == "$" || text[before] == "%" { lower = before }
      }
      let upper = text.index(name.endIndex, offsetBy: closing.count)
      return (
        VariableName(spelling: String(text[lower..<upper]), name: String(name)), lower..<upper
      )
    }
    return nil
  }
}
