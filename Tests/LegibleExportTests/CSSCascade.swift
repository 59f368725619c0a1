/// What a browser makes of the custom properties of an exported style sheet, on the root element.
struct CSSCascade {
  private var declarations: [Declaration] = []

  /// A declaration with what it depends on.
  private struct Declaration {
    let conditions: [Substring]
    let selector: Substring
    let name: String
    let value: String

    /// Classes, attributes and pseudo-classes: Selectors 4, section 17.
    var specificity: Int { selector == ":root" ? 1 : selector.count { $0 == "[" } }
  }

  init(_ text: String) {
    var wraps: [Substring] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasSuffix(" {") {
        wraps.append(line.dropLast(2))
      } else if line == "}" {
        wraps.removeLast()
      } else if line.hasPrefix("--"), let colon = line.firstIndex(of: ":") {
        declarations.append(
          Declaration(
            conditions: wraps.dropLast().filter { $0.hasPrefix("@media ") },
            selector: wraps[wraps.count - 1],
            name: String(line[..<colon]), value: String(line[colon...].dropFirst(2).dropLast())))
      }
    }
  }

  /// The property that shows, references followed.
  ///
  /// - Parameters:
  ///   - media: The media features that hold: `prefers-color-scheme: dark`.
  ///   - attributes: The attributes of the root: `[data-brand="loud"]`.
  func value(of name: String, media: [String], attributes: [String]) -> String? {
    let matching = declarations.enumerated().filter { _, declaration in
      declaration.name == name
        && declaration.conditions.allSatisfy { condition in
          condition.dropFirst("@media ".count).split(separator: " and ")
            .allSatisfy { media.contains(String($0.dropFirst().dropLast())) }
        }
        && (declaration.selector == ":root"
          || declaration.selector.dropFirst().dropLast().split(separator: "][")
            .allSatisfy { attributes.contains("[\($0)]") })
    }
    let winner = matching.max {
      ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset)
    }
    guard let value = winner?.element.value else { return nil }
    guard value.hasPrefix("var(") else { return value }
    return self.value(
      of: String(value.dropFirst(4).dropLast()), media: media, attributes: attributes)
  }
}
