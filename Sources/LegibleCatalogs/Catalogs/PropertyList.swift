import LegibleCore

/// A value of a property list and where it stands.
struct PropertyList {
  var value: Value
  var location: SourceLocation

  indirect enum Value {
    case string(String)
    case dictionary([Member])
    case array([PropertyList])
    /// A number, boolean, date or data: nothing that a catalog is made of.
    case scalar
  }

  struct Member {
    var key: String
    var location: SourceLocation
    var value: PropertyList
  }

  var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  var members: [Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The value of a member; of duplicates the last, as in Apple's reader.
  subscript(key: String) -> PropertyList? { members?.last { $0.key == key }?.value }

  /// Reads an XML or a binary property list; a binary one has no lines, so all is at its start.
  init(parsing source: CatalogSource) throws(LegibleError) {
    if source.bytes.starts(with: "bplist".utf8) {
      var reader = BinaryPropertyList(source)
      self = try reader.parse()
    } else {
      var parser = PropertyListParser(
        text: try SourceText(decoding: source.bytes, path: source.path))
      self = try parser.parse()
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
