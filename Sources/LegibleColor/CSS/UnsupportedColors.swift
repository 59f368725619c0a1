/// Valid CSS whose colour no one can tell from the text alone.
enum UnsupportedColors {
  /// Why a keyword has no fixed colour; `nil` when it is unknown.
  static func reason(keyword: String) -> String? {
    if keyword == "currentcolor" {
      return "It takes the text colour of an element: write that colour."
    }
    if systemColors.contains(keyword) {
      return "A system colour depends on the browser and its settings: write a colour of your own."
    }
    if cascadeKeywords.contains(keyword) {
      return "It takes a value from elsewhere in the document: write that colour."
    }
    return nil
  }

  /// Why a function has no fixed colour; `nil` when it is unknown or supported.
  static func reason(function: String) -> String? {
    switch function {
    case "color-mix": "Write the mixed colour itself."
    case "light-dark": "Give each appearance a colour of its own."
    case "contrast-color": "Write the colour that it picks."
    case "device-cmyk": "Its colour depends on a press: write an RGB or Lab colour."
    case "var", "env", "attr", "if": "It takes a value from elsewhere: write that colour."
    case "alpha", "color-layers": "Write the resulting colour itself."
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
