import LegibleCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
      self = try Self.binary(source)
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

  private static func binary(_ source: CatalogSource) throws(LegibleError) -> PropertyList {
    let location = SourceLocation(path: source.path)
    do {
      let decoder = PropertyListDecoder()
      let decoded = try decoder.decode(Untyped.self, from: Data(source.bytes))
      return decoded.located(at: location)
    } catch {
      throw LegibleError(
        rule: "plist-syntax", "the binary property list is damaged",
        hint: "Convert it with plutil -convert xml1.", at: location)
    }
  }

  /// A decoded value that has no place.
  private enum Untyped: Decodable {
    case string(String)
    case dictionary([String: Untyped])
    case array([Untyped])
    case scalar

    init(from decoder: any Decoder) throws {
      if let string = try? decoder.singleValueContainer().decode(String.self) {
        self = .string(string)
      } else if let members = try? [String: Untyped](from: decoder) {
        self = .dictionary(members)
      } else if let elements = try? [Untyped](from: decoder) {
        self = .array(elements)
      } else {
        self = .scalar
      }
    }

    func located(at location: SourceLocation) -> PropertyList {
      switch self {
      case .string(let string): PropertyList(.string(string), at: location)
      case .scalar: PropertyList(.scalar, at: location)
      case .array(let elements):
        PropertyList(.array(elements.map { $0.located(at: location) }), at: location)
      case .dictionary(let members):
        PropertyList(
          .dictionary(
            members.sorted { $0.key < $1.key }.map { key, value in
              Member(key: key, location: location, value: value.located(at: location))
            }), at: location)
      }
    }
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
