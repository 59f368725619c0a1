/// A value that is stored as bytes.
protocol Storable {
  /// Appends the value.
  func pack(into packer: inout Packer)
  /// Reads what `pack(into:)` wrote.
  init(from unpacker: inout Unpacker) throws(Unpacker.Damage)
}

/// Writes values: tags and counts as bytes of 7 bits, each text once.
struct Packer {
  private(set) var bytes: [UInt8] = []
  private var indices: [String: Int] = [:]

  mutating func tag(_ tag: UInt8) { bytes.append(tag) }

  mutating func count(_ count: Int) {
    // Signed numbers with the sign in the lowest bit.
    var rest = UInt(bitPattern: (count << 1) ^ (count >> (Int.bitWidth - 1)))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func text(_ text: String) {
    if let index = indices[text] { return count(index + 1) }
    indices[text] = indices.count
    count(0)
    var text = text
    text.withUTF8 { characters in
      count(characters.count)
      unsafe bytes.append(contentsOf: characters)
    }
  }

  mutating func value(_ value: some Storable) { value.pack(into: &self) }

  mutating func optional(_ value: (some Storable)?) {
    flag(value != nil)
    if let value { self.value(value) }
  }

  mutating func list(_ values: [some Storable]) {
    count(values.count)
    for value in values { self.value(value) }
  }
}

/// Reads what a ``Packer`` wrote.
struct Unpacker {
  /// The bytes are not what a packer wrote.
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var texts: [String] = []
  private var depth = 0

  /// Deeper than anything that is stored.
  private static let maximumDepth = 4000

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func tag() throws(Damage) -> UInt8 {
    guard index < bytes.endIndex else { throw Damage() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func count() throws(Damage) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try tag()
      guard shift < 64 else { throw Damage() }
      result |= UInt(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift += 7
    }
    return Int(bitPattern: (result >> 1) ^ (0 &- (result & 1)))
  }

  mutating func flag() throws(Damage) -> Bool { try tag() == 1 }

  mutating func text() throws(Damage) -> String {
    let known = try count()
    guard known == 0 else {
      guard texts.indices.contains(known - 1) else { throw Damage() }
      return texts[known - 1]
    }
    let length = try count()
    guard length >= 0, length <= bytes.endIndex - index else { throw Damage() }
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    index += length
    texts.append(text)
    return text
  }

  mutating func value<Value: Storable>() throws(Damage) -> Value {
    guard depth < Self.maximumDepth else { throw Damage() }
    depth += 1
    defer { depth -= 1 }
    return try Value(from: &self)
  }

  mutating func optional<Value: Storable>() throws(Damage) -> Value? {
    try flag() ? try value() : nil
  }

  mutating func list<Value: Storable>() throws(Damage) -> [Value] {
    let count = try count()
    // Each value has a byte at least.
    guard count >= 0, count <= bytes.endIndex - index else { throw Damage() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value()) }
    return values
  }
}

extension String: Storable {
  func pack(into packer: inout Packer) { packer.text(self) }
  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) { self = try unpacker.text() }
}
