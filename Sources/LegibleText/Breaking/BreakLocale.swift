extension ParagraphSettings {
  /// The locale with ICU's keywords for the wanted strictness (UTS #35, "u-lb" and "u-lw").
  func breakLocale(_ locale: String) -> String {
    var keywords: [String] = []
    switch lineBreak {
    case .auto, .anywhere: break
    case .loose, .normal, .strict: keywords.append("lb=\(lineBreak.rawValue)")
    }
    switch wordBreak {
    case .normal, .keepAll, .breakAll: break
    case .phrase: keywords.append("lw=phrase")
    }
    let name = locale.isEmpty ? "root" : locale
    return keywords.isEmpty ? name : name + "@" + keywords.joined(separator: ";")
  }
}
