/// A text with tags of HTML (HTML Living Standard, 13.1.2), as apps turn it into attributed text.
struct HTMLText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text without tags and with its entities as characters; `nil` where it has no tag of ``tags``.
  var plain: String? {
    var out = ""
    var rest = text[...]
    var isFound = false
    while let open = rest.firstIndex(of: "<") {
      guard let tag = Self.tag(at: rest[open...]) else {
        out += rest[...open]
        rest = rest[rest.index(after: open)...]
        continue
      }
      out += rest[..<open]
      if tag.breaksLine, !out.isEmpty { out += "\n" }
      rest = rest[tag.end...]
      isFound = true
    }
    guard isFound else { return nil }
    var plain = Self.decodingEntities(out + rest)
    while plain.last == "\n" { plain.removeLast() }
    return plain
  }

  /// The tags that texts of interfaces have.
  private static let tags: Set = [
    "a", "b", "big", "br", "div", "em", "font", "h1", "h2", "h3", "h4", "i", "li", "ol", "p",
    "small", "span",
    "strong", "sub", "sup", "u", "ul",
  ]

  /// Those that end a line where they stand or where they end.
  private static let lineBreaks: Set = ["br", "/p", "/li", "/div", "/h1", "/h2", "/h3", "/h4"]

  private static func tag(at text: Substring) -> (end: Substring.Index, breaksLine: Bool)? {
    guard let close = text.firstIndex(of: ">") else { return nil }
    let inner = text[..<close].dropFirst()
    let isEnd = inner.first == "/"
    let name = inner.dropFirst(isEnd ? 1 : 0).prefix { $0.isLetter || $0.isNumber }.lowercased()
    let after = inner.dropFirst((isEnd ? 1 : 0) + name.count).first
    guard tags.contains(name), after == nil || after == " " || after == "/" else { return nil }
    return (text.index(after: close), lineBreaks.contains((isEnd ? "/" : "") + name))
  }

  private static let entities: [(name: String, character: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&nbsp;", "\u{A0}"), ("&ndash;", "–"), ("&mdash;", "—"), ("&hellip;", "…"), ("&amp;", "&"),
  ]

  /// Ampersands last: what they make is not read again.
  private static func decodingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return entities.reduce(text) { $0.replacing($1.name, with: $1.character) }
  }
}
