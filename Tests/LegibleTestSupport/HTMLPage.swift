/// A strict reader of generated pages: what a browser would make of the markup, by code point.
///
/// It knows nothing of error recovery: whatever a generated page should not have is a fault.
public struct HTMLPage {
  /// Each start tag with its attributes, in order; an attribute without a value has an empty one.
  public private(set) var tags: [(name: String, attributes: [(name: String, value: String)])] = []
  /// All text between tags, with character references as they are written.
  public private(set) var text = ""
  /// What is wrong with the page.
  public private(set) var faults: [String] = []

  private var rest: Substring.UnicodeScalarView
  private var open: [String] = []

  private static let void: Set = ["meta", "br", "hr"]

  /// Reads a page.
  public init(_ html: String) {
    rest = html.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "<" { readTag() } else { text.unicodeScalars.append(rest.removeFirst()) }
    }
    if !open.isEmpty { faults.append("never closed: \(open)") }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func word() -> String {
    let word = rest.prefix { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "-0123456789".unicodeScalars.contains(scalar))
    }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func readTag() {
    if take("<!doctype html>") { return }
    if take("</") {
      let name = word()
      if open.popLast() != name || !take(">") { faults.append("</\(name)> closes nothing") }
      return
    }
    rest.removeFirst()
    let name = word()
    if name.isEmpty { faults.append("a bare <") }
    var attributes: [(name: String, value: String)] = []
    while !take(">") {
      guard take(" ") || take("\n") else {
        faults.append("\(name): \(String(rest.prefix(40)))")
        return
      }
      let attribute = word()
      var value = ""
      if take("=\"") {
        let end = rest.firstIndex(of: "\"") ?? rest.endIndex
        value = String(rest[..<end])
        rest = rest[end...].dropFirst()
      }
      if attribute.isEmpty || value.unicodeScalars.contains("<") {
        faults.append("\(name): the attribute \(attribute)=\(value)")
      }
      attributes.append((attribute, value))
      if rest.isEmpty { return }
    }
    tags.append((name, attributes))
    if name == "style" {
      let end = rest.indices.first { rest[$0...].starts(with: "</style>".unicodeScalars) }
      rest = rest[(end ?? rest.endIndex)...]
    }
    if !Self.void.contains(name) { open.append(name) }
  }
}
