import LegibleUnicode

extension ParagraphSettings.LineBreaking {
  /// The locale with ICU's keywords for the wanted strictness (UTS #35, "u-lb" and "u-lw").
  func breakLocale(_ locale: String) -> String {
    var name = locale.hasOwnBreakRules ? locale : "root"
    var separator = "@"
    switch strictness {
    case .auto, .anywhere: break
    case .loose, .normal, .strict:
      name += separator + "lb=" + strictness.rawValue
      separator = ";"
    }
    switch wordBreak {
    case .normal, .keepAll, .breakAll: break
    case .phrase: name += separator + "lw=phrase"
    }
    return name
  }

  /// What ICU says, phrases only where UAX #14 allows a break too.
  ///
  /// A model of phrases alone starts lines with closing signs and small kana. UAX #14 is as strict as
  /// wanted, by default strict.
  ///
  /// - Complexity: O(*n*).
  func platformBoundaries(
    in units: [UInt16], locale: String, _ scratch: Scratch
  ) throws(UnicodeFailure) -> [Breaker.Boundary] {
    let found = try scratch.breaker(breakLocale(locale), .line).boundaries(in: units)
    guard wordBreak == .phrase else { return found }
    var plain = self
    plain.wordBreak = .normal
    if strictness == .auto { plain.strictness = .strict }
    let allowed = Set(
      try scratch.breaker(plain.breakLocale(locale), .line).boundaries(in: units).map(\.offset))
    return found.filter { $0.isMandatory || allowed.contains($0.offset) }
  }
}

extension String {
  /// Whether ICU may break text of this language tag by other rules than the root's.
  ///
  /// It does for Chinese and Japanese, and where the tag asks for it (UTS #35, "u" extension);
  /// dictionaries go by script. To open rules takes about a millisecond, and a row may name any language.
  fileprivate var hasOwnBreakRules: Bool {
    let tag = lowercased()
    return ["ja", "zh"].contains(tag.prefix { $0.isLetter }) || tag.contains("-u-")
  }
}
