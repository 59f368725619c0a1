package import LegibleCore

/// Settings of a build with the place of each, and others below them that they may refer to.
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: Located<String>] = [:]

  /// Creates empty settings.
  package init() {}

  /// Sets a value; what it was is meant by `$(inherited)` in the new one.
  ///
  /// Of the values for one kind of system, `NAME[sdk=iphoneos*]`, those for iOS count.
  package mutating func set(_ name: String, to value: String, at location: SourceLocation) {
    let plain = String(name.prefix { $0 != "[" })
    guard plain == name || name.contains("sdk=iphoneos") || name.contains("sdk=*") else { return }
    let inherited = values[plain]?.value ?? ""
    let text = value.replacing("$(inherited)", with: inherited)
      .replacing("${inherited}", with: inherited)
    guard text.utf8.count <= Self.maximumLength else { return }
    values[plain] = Located(text, at: location)
  }

  /// Puts other settings above these.
  package mutating func override(with others: BuildSettings) {
    for (name, value) in others.values { set(name, to: value.value, at: value.location) }
  }

  /// A value with all references in it replaced; `nil` where it is not set.
  package subscript(name: String) -> Located<String>? {
    guard let value = values[name] else { return nil }
    var budget = Self.maximumReferences
    return Located(expanded(value.value, depth: 0, &budget), at: value.location)
  }

  /// The most levels of references, so that settings which name each other come to an end.
  private static let maximumDepth = 16
  /// The most references that one value takes: each level could multiply them.
  private static let maximumReferences = 256
  /// The longest value in bytes that is kept: each `$(inherited)` could double it.
  private static let maximumLength = 1 << 16

  /// Replaces `$(NAME)` and `${NAME}`; what is not set becomes nothing, as in Xcode.
  private func expanded(_ text: String, depth: Int, _ budget: inout Int) -> String {
    guard depth < Self.maximumDepth, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var out = ""
    var rest = text[...]
    while budget > 0, let dollar = rest.firstIndex(of: "$") {
      out += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        out += "$"
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<close].prefix { $0 != ":" }
      budget -= 1
      out += expanded(values[String(name)]?.value ?? "", depth: depth + 1, &budget)
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}
