/// Texts that try to leave what they are written into: each special character of each format, alone and with
/// what joins it to one character with its neighbours.
public enum HostileTexts {
  /// What some format reads as its own.
  public static let specials = [
    "\"", "'", "<", ">", "&", "`", "|", "\\", "*", "_", "[", "]", "(", ")", "{", "}", "$", "!", "#",
    "@", "~", ";", "=", "/", ":", "%", "-", " ", "\0", "\t", "\n", "\r", "\r\n", "\u{1B}", "\u{7F}",
    "\u{85}", "\u{9B}", "\u{61C}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
    "\u{FEFF}", "*/", "/*", "//", "-->", "</style>", "<script>", "]]>", "\\(", "\\|", "``", "$(id)",
    "&lt;", "&#34;", "\\u{22}", "\\22 ",
  ]

  /// What joins the character before it or turns what follows: combining marks, joiners, variation
  /// selectors, modifiers, directions.
  public static let marks = [
    "", "\u{301}", "\u{338}", "\u{20DD}", "\u{200D}", "\u{200C}", "\u{FE0E}", "\u{FE0F}",
    "\u{E0100}", "\u{1F3FB}", "\u{202E}", "\u{2069}", "\u{E0022}", "\u{903}",
  ]

  /// Every special character with every mark: alone, doubled, within, at the start and at the end.
  public static let all: [String] = specials.flatMap { special in
    marks.flatMap { mark in
      let one = special + mark
      return [one, one + one, "a\(one)b", one + "b", "a" + one, mark + special]
    }
  }
}
