/// Replaces the escapes of a JSON string that the parser has accepted; the result is UTF-8.
func decodedEscapes(of content: ArraySlice<UInt8>) -> [UInt8] {
  var units: [UInt8] = []
  units.reserveCapacity(content.count)
  var at = content.startIndex
  while at < content.endIndex {
    guard content[at] == UInt8(ascii: "\\") else {
      units.append(content[at])
      at += 1
      continue
    }
    let escape = content[at + 1]
    at += 2
    switch escape {
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"):
      var utf16 = [hexCodeUnit(content, at: at) ?? 0xFFFD]
      at += 4
      if UTF16.isLeadSurrogate(utf16[0]) {
        utf16.append(hexCodeUnit(content, at: at + 2) ?? 0xFFFD)
        at += 6
      }
      units.append(contentsOf: String(decoding: utf16, as: UTF16.self).utf8)
    default: units.append(escape)
    }
  }
  return units
}

/// Reads four hexadecimal digits.
func hexCodeUnit(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt16? {
  guard offset + 4 <= bytes.endIndex else { return nil }
  var unit: UInt16 = 0
  for byte in bytes[offset..<offset + 4] {
    guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
    unit = unit << 4 | UInt16(digit)
  }
  return unit
}
