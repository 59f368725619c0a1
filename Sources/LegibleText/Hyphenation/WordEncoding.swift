/// The character set of a dictionary.
enum WordEncoding {
  case utf8
  /// The byte of each code unit, and the code unit of each byte.
  case bytes([UInt16: UInt8], [UInt16])

  /// The set that the first line of a dictionary names.
  init?(named name: String) {
    if name == "UTF-8" {
      self = .utf8
      return
    }
    let prefix = "microsoft-"
    let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let table = ByteCharacterSet(named: plain)?.units else { return nil }
    var bytes: [UInt16: UInt8] = [:]
    for (byte, unit) in table.enumerated() where unit != 0xFFFD {
      bytes[unit] = UInt8(truncatingIfNeeded: byte)
    }
    self = .bytes(bytes, table)
  }

  /// A word in the set; `nil` when it has a character that the set lacks.
  func encode(_ word: [UInt16]) -> [UInt8]? {
    switch self {
    case .utf8: return Array(String(decoding: word, as: UTF16.self).utf8)
    case .bytes(let bytes, _):
      let encoded = word.compactMap { bytes[$0] }
      return encoded.count == word.count ? encoded : nil
    }
  }

  /// What is written in the set.
  func decode(_ bytes: [UInt8]) -> [UInt16] {
    switch self {
    case .utf8: Array(String(decoding: bytes, as: UTF8.self).utf16)
    case .bytes(_, let table): bytes.map { table[Int($0)] }
    }
  }
}
