/// A text with links and strong emphasis of Markdown (CommonMark 0.31, 6.2 and 6.3).
///
/// Single asterisks and underscores stay: in texts of interfaces they are mostly themselves.
struct MarkdownText {
  private let text: Substring

  init(_ text: String) { self.text = text[...] }

  /// The text without markup; `nil` where it has none.
  var plain: String? {
    let linked = Self.withoutLinks(text)
    let plain = Self.withoutEmphasis(linked ?? String(text))
    return plain ?? linked
  }

  /// `[text](destination)` becomes its text.
  private static func withoutLinks(_ text: Substring) -> String? {
    var out = ""
    var rest = text
    var isFound = false
    while let open = rest.firstIndex(of: "[") {
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(of: "]"), close > inner.startIndex,
        let end = destinationEnd(inner[inner.index(after: close)...])
      else {
        out += rest[...open]
        rest = inner
        continue
      }
      out += rest[..<open] + inner[..<close]
      rest = rest[end...]
      isFound = true
    }
    return isFound ? out + rest : nil
  }

  /// The end of `(destination)` at the start of a text.
  private static func destinationEnd(_ text: Substring) -> Substring.Index? {
    guard text.first == "(" else { return nil }
    let inner = text.dropFirst()
    guard let close = inner.firstIndex(of: ")"), close > inner.startIndex,
      !inner[..<close].contains(where: \.isWhitespace)
    else { return nil }
    return inner.index(after: close)
  }

  /// `**text**` becomes its text where both ends touch it.
  private static func withoutEmphasis(_ text: String) -> String? {
    var out = ""
    var rest = text[...]
    var isFound = false
    while let open = rest.firstRange(of: "**") {
      let inner = rest[open.upperBound...]
      guard let close = inner.firstRange(of: "**"), let first = inner[..<close.lowerBound].first,
        let last = inner[..<close.lowerBound].last, !first.isWhitespace, !last.isWhitespace
      else {
        out += rest[..<open.upperBound]
        rest = inner
        continue
      }
      out += rest[..<open.lowerBound] + inner[..<close.lowerBound]
      rest = inner[close.upperBound...]
      isFound = true
    }
    return isFound ? out + rest : nil
  }
}
