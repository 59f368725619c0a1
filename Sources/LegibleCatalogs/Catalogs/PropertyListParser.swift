import LegibleCore

/// A parser for the XML of property lists that keeps every value's place.
///
/// It reads the elements that `PropertyList-1.0.dtd` has, entities and CDATA, and nothing else of
/// XML; a stack of its own holds the open containers.
struct PropertyListParser {
  private let text: SourceText
  private var at = 0
  private var open: [Container] = []
  private var root: PropertyList?

  /// The deepest nesting that is read; catalogs need five levels.
  static let maximumDepth = 64

  init(text: SourceText) { self.text = text }

  private struct Container {
    var tag: String
    var start: Int
    var members: [PropertyList.Member] = []
    var elements: [PropertyList] = []
    var key: (name: String, location: SourceLocation)?
  }

  mutating func parse() throws(LegibleError) -> PropertyList {
    while true {
      try skipSpaceAndComments()
      guard at < text.units.count else { break }
      guard unit == 0x3C else { throw fail("text outside an element", at: at) }
      try readTag()
    }
    if let container = open.last {
      throw fail("<\(container.tag)> without </\(container.tag)>", at: container.start)
    }
    guard let root else { throw fail("the property list is empty", at: 0) }
    return root
  }

  // MARK: Elements

  private mutating func readTag() throws(LegibleError) {
    let start = at
    guard let end = find(">", from: at) else { throw fail("a tag without its >", at: start) }
    var body = slice(start + 1..<end)
    at = end + 1
    let closes = body.hasPrefix("/")
    if closes { body.removeFirst() }
    let isEmpty = body.hasSuffix("/")
    if isEmpty { body.removeLast() }
    let name = String(body.prefix { !$0.isWhitespace })
    if name == "plist" { return }
    if closes { return try close(name, at: start) }
    switch name {
    case "dict", "array":
      guard open.count < Self.maximumDepth else {
        throw fail("nested deeper than \(Self.maximumDepth) levels", at: start)
      }
      open.append(Container(tag: name, start: start))
      if isEmpty { try close(name, at: start) }
    case "key":
      let name = isEmpty ? "" : try content(until: "</key>", of: start)
      guard open.last?.tag == "dict", open.last?.key == nil else {
        throw fail("a <key> where a value is expected", at: start)
      }
      open[open.count - 1].key = (name, text.location(of: start, to: at))
    case "string":
      let string = isEmpty ? "" : try content(until: "</string>", of: start)
      try add(.string(string), from: start)
    case "true", "false", "integer", "real", "date", "data":
      if !isEmpty { _ = try content(until: "</\(name)>", of: start) }
      try add(.scalar, from: start)
    default:
      throw fail("<\(name)> is not an element of a property list", at: start)
    }
  }

  private mutating func close(_ name: String, at start: Int) throws(LegibleError) {
    guard let container = open.popLast(), container.tag == name else {
      throw fail("</\(name)> closes nothing", at: start)
    }
    guard container.key == nil else { throw fail("a <key> without its value", at: start) }
    try add(
      name == "dict" ? .dictionary(container.members) : .array(container.elements),
      from: container.start)
  }

  private mutating func add(_ value: PropertyList.Value, from start: Int) throws(LegibleError) {
    let location = text.location(of: start, to: at)
    let node = PropertyList(value, at: location)
    guard var container = open.popLast() else {
      guard root == nil else { throw fail("a second value", at: start) }
      root = node
      return
    }
    if container.tag == "array" {
      container.elements.append(node)
    } else if let key = container.key {
      container.members.append(.init(key: key.name, location: key.location, value: node))
      container.key = nil
    } else {
      throw fail("a value without its <key>", at: start)
    }
    open.append(container)
  }

  // MARK: Text

  private mutating func content(until tag: String, of start: Int) throws(LegibleError) -> String {
    var content = ""
    while true {
      guard let mark = text.units[at...].firstIndex(where: { $0 == 0x3C || $0 == 0x26 }) else {
        throw fail("an element without \(tag)", at: start)
      }
      content += slice(at..<mark)
      at = mark
      if unit == 0x26 {
        content.unicodeScalars.append(try entity())
      } else if looking(at: tag) {
        at += tag.utf16.count
        return content
      } else if looking(at: "<![CDATA[") {
        guard let end = find("]]>", from: at) else { throw fail("CDATA without ]]>", at: mark) }
        content += slice(at + 9..<end)
        at = end + 3
      } else if looking(at: "<!--") {
        try skipSpaceAndComments()
      } else {
        throw fail("an element inside text; expected \(tag)", at: mark)
      }
    }
  }

  private mutating func entity() throws(LegibleError) -> Unicode.Scalar {
    let start = at
    let limit = min(at + 12, text.units.count)
    guard let end = text.units[at..<limit].firstIndex(of: 0x3B) else {
      throw fail("an & that starts no entity", at: start, hint: "Write it as &amp;.")
    }
    let name = slice(at + 1..<end)
    at = end + 1
    let scalar: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    guard let scalar else { throw fail("&\(name); is not a known entity", at: start) }
    return scalar
  }

  private mutating func skipSpaceAndComments() throws(LegibleError) {
    while at < text.units.count {
      if unit == 0x20 || (0x09...0x0D).contains(unit) {
        at += 1
      } else if looking(at: "<!--") {
        try skip(past: "-->")
      } else if looking(at: "<?") {
        try skip(past: "?>")
      } else if looking(at: "<!DOCTYPE") {
        try skip(past: ">")
      } else {
        return
      }
    }
  }

  private mutating func skip(past mark: String) throws(LegibleError) {
    guard let end = find(mark, from: at) else { throw fail("expected \(mark)", at: at) }
    at = end + mark.utf16.count
  }

  // MARK: Units

  private var unit: UInt16 { text.units[at] }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: text.units[range], as: UTF16.self)
  }

  private func looking(at mark: String) -> Bool { text.units[at...].starts(with: mark.utf16) }

  private func find(_ mark: String, from start: Int) -> Int? {
    guard let first = mark.utf16.first else { return nil }
    var at = start
    while let found = text.units[at...].firstIndex(of: first) {
      if text.units[found...].starts(with: mark.utf16) { return found }
      at = found + 1
    }
    return nil
  }

  private func fail(_ message: String, at offset: Int, hint: String? = nil) -> LegibleError {
    LegibleError(rule: .plistSyntax, message, hint: hint, at: text.location(of: offset))
  }
}
