package import LegibleCore

/// An element of an XML document with its children.
package struct XMLElement: Hashable, Sendable {
  /// The name as it is written, prefix included.
  package let name: String
  /// The attributes by name.
  package let attributes: [String: String]
  /// Where its tag starts.
  package let location: SourceLocation
  /// The elements inside it, in the order of the document.
  package internal(set) var children: [XMLElement] = []
  /// The characters inside it, those of its children left out.
  package internal(set) var text = ""

  init(name: String, attributes: [String: String], at location: SourceLocation) {
    self.name = name
    self.attributes = attributes
    self.location = location
  }

  /// The value of an attribute.
  package subscript(name: String) -> String? { attributes[name] }

  /// The first child of a name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
