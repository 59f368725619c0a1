extension String {
  /// The text with controls spelled out, so that input can neither steer a terminal nor change how the
  /// text around it is shown, and with what is not UTF-8 in the names of files: `\xFF`.
  package var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.isHiddenControl || $0.rawByte != nil }) else {
      return self
    }
    var shown = ""
    for scalar in unicodeScalars {
      if let byte = scalar.rawByte {
        shown += byte.spelledOut
      } else if scalar.isHiddenControl {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+0E01`.
  package var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// C0, DEL, C1, line and paragraph separators, and the marks that change the direction of what
  /// follows.
  fileprivate var isHiddenControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
