extension ParagraphSettings.LineBreaking.Strictness {
  /// Adds and removes break opportunities before signs as `line-break` asks (CSS Text 3, 5.3), where
  /// ICU's strictness does not.
  ///
  /// - Parameter locale: Only Chinese and Japanese loosen the rule on prefixes.
  /// - Complexity: O(*n*).
  func apply(
    to boundaries: [Breaker.Boundary], of text: [UInt16], locale: String
  ) -> [Breaker.Boundary] {
    guard self == .loose || self == .normal || self == .strict,
      text.contains(where: { $0.isPrefixSign || $0.isInseparable })
    else { return boundaries }
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    let isLoose = self == .loose
    let keepsPrefixes = !(isLoose && (language == "ja" || language == "zh"))
    var corrected: [Breaker.Boundary] = []
    var next = boundaries.makeIterator()
    var boundary = next.next()
    for offset in 1...text.count {
      let given = boundary?.offset == offset ? boundary : nil
      if given != nil { boundary = next.next() }
      let isAfterIdeograph = text[offset - 1].isIdeograph && offset < text.count
      if isAfterIdeograph, keepsPrefixes, text[offset].isPrefixSign { continue }
      if let given {
        corrected.append(given)
      } else if isAfterIdeograph, isLoose, text[offset].isInseparable {
        corrected.append(Breaker.Boundary(offset: offset, isMandatory: false))
      }
    }
    return corrected
  }
}

extension UInt16 {
  /// UAX #14, class PR, with an East Asian width that is ambiguous, full or wide.
  fileprivate var isPrefixSign: Bool {
    switch self {
    case 0xB1, 0x20AC, 0x2116, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: true
    default: false
    }
  }

  /// UAX #14, class IN: leaders and ellipses.
  fileprivate var isInseparable: Bool {
    (0x2024...0x2026).contains(self) || self == 0x22EF || self == 0xFE19
  }

  /// A unified ideograph of the basic plane; kana break before signs as UAX #14 says.
  fileprivate var isIdeograph: Bool { (0x3400...0x9FFF).contains(self) }
}
