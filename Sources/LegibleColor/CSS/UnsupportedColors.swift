/// Valid CSS whose colour no one can tell from the text alone.
enum UnsupportedColors {
  /// Why a keyword has no fixed colour; `nil` when it is unknown.
  static func reason(keyword: String) -> String? {
    if keyword == "currentcolor" {
      return "it is the text colour of some element"
    }
    if systemColors.contains(keyword) {
      return "a system colour depends on the browser and its settings"
    }
    if cascadeKeywords.contains(keyword) {
      return "it takes its value from elsewhere in a document"
    }
    return nil
  }

  /// Why a function has no fixed colour; `nil` when it is unknown or supported.
  static func reason(function: String) -> String? {
    switch function {
    case "contrast-color": "browsers differ in what they pick"
    case "device-cmyk": "its colour depends on the press"
    case "var", "env", "attr", "if": "it takes its value from elsewhere"
    case "color-layers": "it is computed from other colours"
    default: nil
    }
  }

  /// Source: CSS Color 4, “System Colors” and “Deprecated CSS System Colors”.
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
    "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface",
    "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
  ]

  private static let cascadeKeywords: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer",
  ]
}
