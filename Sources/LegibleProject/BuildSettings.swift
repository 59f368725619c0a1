package import LegibleCore

/// Settings of a build with the place of each, and others below them that they may refer to.
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: Located<String>] = [:]

  /// Creates empty settings.
  package init() {}

  /// Sets a value; what it was is meant by `$(inherited)` in the new one.
  package mutating func set(_ name: String, to value: String, at location: SourceLocation) {
    let inherited = values[name]?.value ?? ""
    let text = value.replacing("$(inherited)", with: inherited)
      .replacing("${inherited}", with: inherited)
    values[name] = Located(text, at: location)
  }

  /// Puts other settings above these.
  package mutating func override(with others: BuildSettings) {
    for (name, value) in others.values { set(name, to: value.value, at: value.location) }
  }

  /// A value with all references in it replaced; `nil` where it is not set.
  package subscript(name: String) -> Located<String>? {
    guard let value = values[name] else { return nil }
    return Located(expanded(value.value, depth: 0), at: value.location)
  }

  /// The most levels of references, so that settings which name each other come to an end.
  private static let maximumDepth = 16

  /// Replaces `$(NAME)` and `${NAME}`; what is not set becomes nothing, as in Xcode.
  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < Self.maximumDepth, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var out = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      out += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        out += "$"
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<close].prefix { $0 != ":" }
      out += expanded(values[String(name)]?.value ?? "", depth: depth + 1)
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}
