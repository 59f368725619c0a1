extension ParagraphSettings {
  /// The locale with ICU's keywords for the wanted strictness (UTS #35, "u-lb" and "u-lw").
  func breakLocale(_ locale: String) -> String {
    var name = locale.isEmpty ? "root" : locale
    var separator = "@"
    switch lineBreak {
    case .auto, .anywhere: break
    case .loose, .normal, .strict:
      name += separator + "lb=" + lineBreak.rawValue
      separator = ";"
    }
    switch wordBreak {
    case .normal, .keepAll, .breakAll: break
    case .phrase: name += separator + "lw=phrase"
    }
    return name
  }
}
