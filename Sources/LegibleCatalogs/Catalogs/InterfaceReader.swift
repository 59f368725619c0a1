import LegibleCore
import LegibleXML

/// Reads the texts of a storyboard or a xib in the language that it is written in.
///
/// The keys are those of its tables of strings: the identifier of the object and its property.
struct InterfaceReader {
  private let source: CatalogSource
  private var strings: [LocalizedString] = []

  init(_ source: CatalogSource) { self.source = source }

  /// Reads the file; of one that is damaged what stands before the damage.
  func catalog() -> StringCatalog {
    let document = XMLReader.document(source.bytes, path: source.path)
    var reader = self
    if let root = document.root { reader.read(root) }
    return StringCatalog(
      strings: reader.strings, findings: [document.finding].compactMap(\.self),
      files: [source.path])
  }

  private mutating func read(_ element: XMLElement) {
    if let id = element["id"] {
      for (property, text) in Self.texts(of: element) where !text.isEmpty {
        strings.append(
          LocalizedString(
            key: "\(id).\(property)", language: source.language, table: source.table,
            variants: [StringVariant(text, at: element.location)], at: element.location))
      }
    }
    for child in element.children { read(child) }
  }

  /// The attributes that are texts, by the name of the element; each is a property of the same name.
  private static let attributes: [String: [String]] = [
    "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
    "searchBar": ["text", "placeholder", "prompt"], "navigationItem": ["title", "prompt"],
    "barButtonItem": ["title"], "tabBarItem": ["title"],
    "tableViewSection": ["headerTitle", "footerTitle"],
  ]

  private static func texts(of element: XMLElement) -> [(property: String, text: String)] {
    var texts: [(String, String)] = []
    var names = attributes[element.name] ?? []
    if element.name.hasSuffix("iewController") { names.append("title") }
    for name in names { if let text = element[name] { texts.append((name, text)) } }
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("string", let key?): texts.append((key, child.text))
      case ("state", let key?):
        if let title = child["title"] { texts.append(("\(key)Title", title)) }
      case ("buttonConfiguration", _):
        for name in ["title", "subtitle"] {
          if let text = child[name] { texts.append(("configuration.\(name)", text)) }
        }
      case ("segments", _):
        for (index, segment) in child.children.enumerated() {
          if let title = segment["title"] { texts.append(("segmentTitles[\(index)]", title)) }
        }
      case ("accessibility", _):
        if let label = child["label"] { texts.append(("accessibilityLabel", label)) }
        if let hint = child["hint"] { texts.append(("accessibilityHint", hint)) }
      default: break
      }
    }
    return texts
  }
}
