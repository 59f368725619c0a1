package import LegibleCore

/// A value of a property list and where it stands.
package struct PropertyList {
  /// What it is.
  package var value: Value
  /// Where it starts.
  package var location: SourceLocation

  /// What a value can be.
  package indirect enum Value {
    case string(String)
    case dictionary([Member])
    case array([PropertyList])
    /// A number, boolean, date or data: nothing that a catalog is made of.
    case scalar
  }

  /// A key with its value.
  package struct Member {
    /// The key.
    package var key: String
    /// Where the key stands.
    package var location: SourceLocation
    /// The value.
    package var value: PropertyList
  }

  /// The text of a string, `nil` for others.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The members of a dictionary, `nil` for others.
  package var members: [Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The elements of an array, none for others.
  package var elements: [PropertyList] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// The value of a member; of duplicates the last, as in Apple's reader.
  package subscript(key: String) -> PropertyList? { members?.last { $0.key == key }?.value }

  /// Reads an XML or a binary property list; a binary one has no lines, so all is at its start.
  ///
  /// - Throws: `LegibleError` where it is damaged.
  package init(parsing source: CatalogSource) throws(LegibleError) {
    if source.bytes.starts(with: "bplist".utf8) {
      var reader = BinaryPropertyList(source)
      self = try reader.parse()
    } else {
      try self.init(xml: source.bytes, path: source.path)
    }
  }

  init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

/// Whether a file is an XML or a binary property list, whatever its name says.
func isPropertyList(_ bytes: [UInt8]) -> Bool {
  if bytes.starts(with: "bplist".utf8) { return true }
  let text = bytes.lazy.filter { $0 != 0 }
    .drop { [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
  return text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8)
    || text.starts(with: "<plist".utf8)
}
