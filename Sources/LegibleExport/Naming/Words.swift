/// The words of a token's or a group's name: `secondaryLabel`, `secondary-label` and
/// `secondary label` are two words, `title2` is one.
///
/// Everything that is neither letter, digit nor mark of any script parts words, except for symbols
/// beyond ASCII: they become their code point, so that names of emoji stay apart.
func words(of name: String) -> [String] {
  var words: [String] = []
  var word = ""
  var previous: Unicode.Scalar?
  let scalars = Array(name.unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if scalar.isSymbol {
      if !word.isEmpty { words.append(word) }
      words.append("u" + String(scalar.value, radix: 16, uppercase: true))
      word = ""
    } else if !scalar.isWordPart {
      if !word.isEmpty { words.append(word) }
      word = ""
    } else {
      let startsWord =
        scalar.isUppercase
        && (previous?.isUppercase != true || next.map { $0.isLowercase } == true)
      if startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(scalar)
    }
    previous = scalar
  }
  if !word.isEmpty { words.append(word) }
  return words
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool { properties.isXIDContinue && self != "_" }

  /// Symbols such as emoji and arrows, without the marks that modify them.
  fileprivate var isSymbol: Bool {
    guard !isASCII, !isWordPart else { return false }
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol, .privateUse: return true
    default: return false
    }
  }

  fileprivate var isUppercase: Bool { properties.isUppercase }
  fileprivate var isLowercase: Bool { properties.isLowercase }
}
