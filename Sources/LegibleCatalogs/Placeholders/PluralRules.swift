/// The plural category that a language gives to a whole number.
///
/// Source: CLDR 45, supplemental/plurals.xml, cardinal rules with v = 0 and e = 0; a language that
/// is not listed has `one` for 1.
///
/// - Parameters:
///   - number: Not negative.
///   - language: A BCP 47 tag.
func pluralCategory(of number: Int, language: String) -> PluralCategory {
  let n = number
  let ten = n % 10
  let hundred = n % 100
  let isMillions = n != 0 && n % 1_000_000 == 0
  switch String(language.prefix { $0 != "-" }) {
  case "ja", "ko", "zh", "yue", "th", "vi", "id", "in", "ms", "lo", "km", "my", "bo", "dz", "jv",
    "su", "to", "yo", "ig":
    return .other
  case "fr":
    return n < 2 ? .one : isMillions ? .many : .other
  case "pt":
    if language == "pt-PT" { return n == 1 ? .one : isMillions ? .many : .other }
    return n < 2 ? .one : isMillions ? .many : .other
  case "es", "it", "ca":
    return n == 1 ? .one : isMillions ? .many : .other
  case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "hy", "pa", "si", "ln", "mg", "ti", "ak":
    return n < 2 ? .one : .other
  case "he", "iw":
    return n == 1 ? .one : n == 2 ? .two : .other
  case "ar":
    return arabic(n)
  case "ru", "uk", "be":
    return ten == 1 && hundred != 11 ? .one : isFew(n) ? .few : .many
  case "sr", "hr", "bs", "sh":
    return ten == 1 && hundred != 11 ? .one : isFew(n) ? .few : .other
  case "pl":
    return n == 1 ? .one : isFew(n) ? .few : .many
  case "cs", "sk":
    return n == 1 ? .one : (2...4).contains(n) ? .few : .other
  case "sl":
    return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
  case "lt":
    if (11...19).contains(hundred) || ten == 0 { return .other }
    return ten == 1 ? .one : .few
  case "lv":
    if ten == 0 || (11...19).contains(hundred) { return .zero }
    return ten == 1 ? .one : .other
  case "ro", "mo":
    return n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
  case "is", "mk":
    return ten == 1 && hundred != 11 ? .one : .other
  case "mt":
    return maltese(n)
  case "ga":
    return n == 1
      ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
  case "cy":
    return welsh(n)
  case "fil", "tl":
    return [4, 6, 9].contains(ten) ? .other : .one
  default:
    return n == 1 ? .one : .other
  }
}

/// Two to four, but not twelve to fourteen: the few of Slavic languages.
private func isFew(_ n: Int) -> Bool {
  (2...4).contains(n % 10) && !(12...14).contains(n % 100)
}

private func arabic(_ n: Int) -> PluralCategory {
  switch n % 100 {
  case _ where n == 0: .zero
  case _ where n == 1: .one
  case _ where n == 2: .two
  case 3...10: .few
  case 11...99: .many
  default: .other
  }
}

private func maltese(_ n: Int) -> PluralCategory {
  switch n % 100 {
  case _ where n == 1: .one
  case _ where n == 2: .two
  case _ where n == 0: .few
  case 3...10: .few
  case 11...19: .many
  default: .other
  }
}

private func welsh(_ n: Int) -> PluralCategory {
  switch n {
  case 0: .zero
  case 1: .one
  case 2: .two
  case 3: .few
  case 6: .many
  default: .other
  }
}

/// A number that makes a language choose a plural form, the widest that is likely.
///
/// - Parameters:
///   - category: The form.
///   - forms: All forms that the string has: numbers of a category without a form take `other`,
///     and a form for `zero` takes 0 in any language.
///   - limit: The largest number that is likely.
/// - Returns: The largest number up to the limit, else a million, else `nil`: no whole number
///   selects the form.
func number(
  selecting category: PluralCategory, of forms: Set<PluralCategory>, language: String, limit: Int
) -> Int? {
  let limit = max(0, limit)
  let near = stride(from: limit, through: max(0, limit - 1_000), by: -1)
  let small = stride(from: min(limit, 1_000), through: 0, by: -1)
  for numbers in [Array(near), Array(small), [1, 2, 1_000_000]] {
    let found = numbers.first { number in
      if number == 0, forms.contains(.zero) { return category == .zero }
      let own = pluralCategory(of: number, language: language)
      return category == (forms.contains(own) ? own : .other)
    }
    if let found { return found }
  }
  return nil
}
