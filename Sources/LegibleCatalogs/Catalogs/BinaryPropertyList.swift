import LegibleCore

/// A reader for binary property lists, what builds turn catalogs into.
///
/// Source: the layout that CoreFoundation's `CFBinaryPList.c` documents: the header `bplist00`, the
/// objects, a table of their offsets and a trailer of 32 bytes. The file has no lines, so every
/// value is at its start. References may form cycles and share objects: depth and the sum of
/// values and bytes have limits.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let location: SourceLocation
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var table = 0
  /// How many more values and bytes of strings are read.
  private var budget = 1 << 24

  init(_ source: CatalogSource) {
    bytes = source.bytes
    location = SourceLocation(path: source.path)
  }

  mutating func parse() throws(LegibleError) -> PropertyList {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw damaged() }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = try integer(at: trailer + 8, size: 8)
    table = try integer(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count else {
      throw damaged()
    }
    return try object(try integer(at: trailer + 16, size: 8), depth: 0)
  }

  private mutating func object(_ index: Int, depth: Int) throws(LegibleError) -> PropertyList {
    budget -= 1
    guard index < count, table <= bytes.count, depth < PropertyList.maximumDepth, budget > 0
    else { throw damaged() }
    var at = try integer(at: table + index * offsetSize, size: offsetSize)
    guard at < bytes.count else { throw damaged() }
    let marker = bytes[at]
    at += 1
    switch marker >> 4 {
    case 0x5:
      let range = try span(try length(marker, &at), unit: 1, at: at)
      return PropertyList(.string(String(decoding: bytes[range], as: UTF8.self)), at: location)
    case 0x6:
      let range = try span(try length(marker, &at), unit: 2, at: at)
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return PropertyList(.string(String(decoding: units, as: UTF16.self)), at: location)
    case 0xA:
      let range = try span(try length(marker, &at), unit: referenceSize, at: at)
      var elements: [PropertyList] = []
      for place in stride(from: range.lowerBound, to: range.upperBound, by: referenceSize) {
        elements.append(try object(integer(at: place, size: referenceSize), depth: depth + 1))
      }
      return PropertyList(.array(elements), at: location)
    case 0xD:
      let count = try length(marker, &at)
      let keys = try span(count, unit: referenceSize, at: at)
      let values = try span(count, unit: referenceSize, at: keys.upperBound)
      var members: [PropertyList.Member] = []
      for place in stride(from: 0, to: keys.count, by: referenceSize) {
        let keyIndex = try integer(at: keys.lowerBound + place, size: referenceSize)
        let valueIndex = try integer(at: values.lowerBound + place, size: referenceSize)
        guard let key = try object(keyIndex, depth: depth + 1).string else { throw damaged() }
        members.append(
          .init(
            key: key, location: location, value: try object(valueIndex, depth: depth + 1)))
      }
      return PropertyList(.dictionary(members), at: location)
    default: return PropertyList(.scalar, at: location)
    }
  }

  /// The number of units of an object; 15 in the marker means that an integer object follows.
  private func length(_ marker: UInt8, _ at: inout Int) throws(LegibleError) -> Int {
    let short = Int(marker & 0xF)
    guard short == 0xF else { return short }
    guard at < bytes.count, bytes[at] >> 4 == 1, bytes[at] & 0xF <= 3 else { throw damaged() }
    let size = 1 << Int(bytes[at] & 0xF)
    let value = try integer(at: at + 1, size: size)
    at += 1 + size
    return value
  }

  private mutating func span(_ count: Int, unit: Int, at start: Int) throws(LegibleError) -> Range<
    Int
  > {
    guard start <= bytes.count, count <= (bytes.count - start) / unit, count < budget else {
      throw damaged()
    }
    budget -= count
    return start..<start + count * unit
  }

  /// Reads a big-endian number that must be a possible offset or count.
  private func integer(at start: Int, size: Int) throws(LegibleError) -> Int {
    guard start <= bytes.count - size else { throw damaged() }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard value <= UInt64(Int32.max) else { throw damaged() }
    return Int(value)
  }

  private func damaged() -> LegibleError {
    LegibleError(
      rule: .plistSyntax, "the binary property list is damaged or nested too deeply",
      hint: "Convert it with plutil -convert xml1.", at: location)
  }
}
