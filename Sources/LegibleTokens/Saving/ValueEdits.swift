import LegibleJSON

/// A text that takes the place of some bytes.
struct Edit {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// The fewest replacements that turn a value into another one, in the layout of its file.
struct ValueEdits {
  private let bytes: [UInt8]
  private let newline: String
  private let indent: String

  /// Looks at how a file is laid out: what ends its lines, and what its first level is indented by.
  ///
  /// - Complexity: O(*first lines of the file*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      newline = ""
      indent = ""
      return
    }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    newline = isPair ? "\r\n" : bytes[end] == 0x0D ? "\r" : "\n"
    let blank = bytes[end...].drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 == 0x20 || $0 == 0x09 }
    indent = blank.isEmpty ? "  " : String(decoding: blank, as: UTF8.self)
  }

  /// The replacements; parts that say the same are left alone.
  func edits(from node: JSONNode, to value: JSONValue) -> [Edit] {
    if SourceMappedJSON(value).isEqual(to: node) { return [] }
    switch value {
    case .object(let members)
    where node.kind == .object && node.count == members.count
      && members.allSatisfy { node[$0.name] != nil }:
      return members.flatMap { member in
        node[member.name].map { edits(from: $0, to: member.value) } ?? []
      }
    case .array(let elements) where node.kind == .array && node.count == elements.count:
      return zip(node.elements, elements).flatMap { edits(from: $0, to: $1) }
    default: return [Edit(node.byteRange, text(of: value, at: node.byteRange.lowerBound))]
    }
  }

  /// The value as the file would write it; in a file of one line without white space.
  private func text(of value: JSONValue, at offset: Int) -> String {
    if newline.isEmpty { return value.line }
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let margin = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return value.prettyPrinted(
      width: 100 - (offset - start), indent: indent,
      newline: newline + String(decoding: margin, as: UTF8.self))
  }
}
