import LegibleCore
import LegibleXML

extension PropertyList {
  /// The deepest nesting that is read; catalogs need five levels.
  static let maximumDepth = 64

  /// Reads the XML of a property list: the elements of `PropertyList-1.0.dtd`.
  ///
  /// - Throws: `LegibleError` at the first thing that is wrong: nothing of a damaged list can be trusted.
  init(xml bytes: [UInt8], path: String) throws(LegibleError) {
    let document = XMLReader.document(bytes, path: path)
    if let finding = document.finding {
      throw LegibleError(rule: .plistSyntax, finding.message, at: finding.location)
    }
    guard let root = document.root else {
      throw Self.failure("the property list is empty", at: SourceLocation(path: path))
    }
    guard root.name == "plist" else {
      self = try Self.value(root, depth: 0)
      return
    }
    try Self.refuseText(of: root)
    guard let first = root.children.first else {
      throw Self.failure("the property list is empty", at: root.location)
    }
    if root.children.count > 1 {
      throw Self.failure("a second value", at: root.children[1].location)
    }
    self = try Self.value(first, depth: 0)
  }

  private static func value(_ element: XMLElement, depth: Int) throws(LegibleError) -> PropertyList
  {
    guard depth <= maximumDepth else {
      throw failure("nested deeper than \(maximumDepth) levels", at: element.location)
    }
    switch element.name {
    case "dict":
      return PropertyList(
        .dictionary(try members(of: element, depth: depth)), at: element.location)
    case "array":
      try refuseText(of: element)
      var elements: [PropertyList] = []
      for child in element.children { elements.append(try value(child, depth: depth + 1)) }
      return PropertyList(.array(elements), at: element.location)
    case "string":
      return PropertyList(.string(try text(of: element)), at: element.location)
    case "true", "false", "integer", "real", "date", "data":
      return PropertyList(.scalar, at: element.location)
    default:
      throw failure(
        "<\(element.name)> is not an element of a property list", at: element.location)
    }
  }

  private static func members(
    of element: XMLElement, depth: Int
  ) throws(LegibleError) -> [Member] {
    try refuseText(of: element)
    var members: [Member] = []
    var key: (name: String, location: SourceLocation)?
    for child in element.children {
      if child.name == "key" {
        guard key == nil else {
          throw failure("a <key> where a value is expected", at: child.location)
        }
        key = (try text(of: child), child.location)
      } else {
        guard let name = key else { throw failure("a value without its <key>", at: child.location) }
        members.append(
          Member(
            key: name.name, location: name.location, value: try value(child, depth: depth + 1)))
        key = nil
      }
    }
    if let key { throw failure("a <key> without its value", at: key.location) }
    return members
  }

  private static func text(of element: XMLElement) throws(LegibleError) -> String {
    if let child = element.children.first {
      throw failure("an element inside text", at: child.location)
    }
    return element.text
  }

  private static func refuseText(of element: XMLElement) throws(LegibleError) {
    guard element.text.contains(where: { !$0.isWhitespace }) else { return }
    throw failure("text outside an element", at: element.location)
  }

  private static func failure(_ message: String, at location: SourceLocation) -> LegibleError {
    LegibleError(rule: .plistSyntax, message, at: location)
  }
}
