/// Markup that is drawn as formatting, not as letters.
package enum Markup: String, Hashable, Sendable, CaseIterable {
  /// Links and strong emphasis of Markdown, which SwiftUI renders in texts (Apple documentation: Text).
  case markdown = "Markdown"
  /// Tags and entities of HTML, which apps turn into attributed text.
  case html = "HTML"

  /// A text as it is drawn, and the markup that was taken out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func rendered(_ text: String, by kinds: Set<Markup>) -> (text: String, Set<Markup>)
  {
    var out = text
    var found: Set<Markup> = []
    // Without these bytes there is nothing to take out.
    guard
      text.utf8.contains(where: {
        $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "[")
      })
    else { return (out, found) }
    if kinds.contains(.html), let plain = HTMLText(out).plain {
      out = plain
      found.insert(.html)
    }
    if kinds.contains(.markdown), let plain = MarkdownText(out).plain {
      out = plain
      found.insert(.markdown)
    }
    return (out, found)
  }
}
