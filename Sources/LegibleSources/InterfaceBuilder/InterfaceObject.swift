import LegibleUses
import LegibleXML

/// An object of Interface Builder that shows text: what its properties draw, and how.
struct InterfaceObject {
  private let element: XMLElement

  init(_ element: XMLElement) { self.element = element }

  /// How the text is drawn that code may set: a label's text, a button's title.
  var drawing: Drawing? {
    switch element.name {
    case "label": label
    case "button": button
    case "textField": field(.placeholder)
    case "textView": Drawing("TextView text", .wraps, lines: 0, style: font)
    case "searchBar": .searchPrompt
    case "navigationItem": .navigationTitle
    case "barButtonItem": barButton
    case "tabBarItem": .tabItem
    case "segmentedControl": .segment
    default: nil
    }
  }

  /// What each property of the object draws, by the end of its key.
  var texts: [String: Drawing] {
    var texts = spoken
    switch element.name {
    case "label": texts["text"] = label
    case "button":
      for state in ["normal", "selected", "highlighted", "disabled"] {
        texts["\(state)Title"] = button
      }
      let configured = Drawing("UIButton", .wraps, lines: 0, style: font)
      texts["configuration.title"] = configured
      texts["configuration.subtitle"] = configured
    case "textField":
      texts["placeholder"] = field(.placeholder)
      texts["text"] = field(.fieldText)
    case "textView": texts["text"] = Drawing("TextView text", .wraps, lines: 0, style: font)
    case "searchBar":
      texts["placeholder"] = .searchPrompt
      texts["prompt"] = .navigationPrompt
      texts["text"] = .fieldText
    case "navigationItem":
      texts["title"] = .navigationTitle
      texts["prompt"] = .navigationPrompt
      texts["backButtonTitle"] = .barButton
    case "barButtonItem": texts["title"] = barButton
    case "tabBarItem":
      texts["title"] = .tabItem
      texts["badgeValue"] = .badge
    case "segmentedControl":
      let count = element.child("segments")?.children.count ?? 0
      for index in 0..<count { texts["segmentTitles[\(index)]"] = .segment }
    case "tableViewSection":
      texts["headerTitle"] = .sectionHeader
      texts["footerTitle"] = .sectionFooter
    case let name where name.hasSuffix("iewController"): texts["title"] = .navigationTitle
    default: break
    }
    return texts
  }

  /// Labels have one line where the file does not say otherwise.
  private var label: Drawing {
    let lines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    return measured(
      .limited("UILabel", to: max(0, lines), style: font, minimumScale: minimumScale))
  }

  /// A title wraps where its line-break mode does; a button with a configuration wraps.
  private var button: Drawing {
    let wraps =
      ["wordWrap", "characterWrap"].contains(element["lineBreakMode"] ?? "")
      || element.child("buttonConfiguration") != nil
    return measured(
      .limited("UIButton", to: wraps ? 0 : 1, style: font, minimumScale: minimumScale))
  }

  /// A drawing with the width and the truncation that the file states.
  private func measured(_ drawing: Drawing) -> Drawing {
    var drawing = drawing
    drawing.truncation = element["lineBreakMode"].flatMap { Self.truncations[$0] }
    drawing.width = element.child("constraints")?.children.compactMap(Self.width).min()
    return drawing
  }

  /// The width that a required constraint of an object alone allows.
  private static func width(_ constraint: XMLElement) -> Double? {
    guard constraint["firstAttribute"] == "width", constraint["secondItem"] == nil,
      constraint["relation"] != "greaterThanOrEqual", constraint["priority"] == nil
    else { return nil }
    return constraint["constant"].flatMap(Double.init)
  }

  private static let truncations: [String: Drawing.Truncation] = [
    "headTruncation": .head, "middleTruncation": .middle, "tailTruncation": .tail, "clip": .clip,
  ]

  private var barButton: Drawing {
    // The image is drawn, the title spoken.
    element["image"] == nil && element["systemItem"] == nil ? .barButton : .spoken
  }

  private func field(_ role: Drawing) -> Drawing {
    .limited(role.element, to: 1, style: font, minimumScale: minimumScale)
  }

  private var spoken: [String: Drawing] {
    [
      "accessibilityLabel": .spoken, "accessibilityHint": .spokenHint,
      "accessibilityValue": .spokenValue,
    ]
  }

  /// How far the text may shrink: as a scale, or as a size in pt.
  private var minimumScale: Double? {
    guard element["adjustsFontSizeToFit"] != "NO" else { return nil }
    if let scale = element["minimumScaleFactor"].flatMap(Double.init), scale > 0 { return scale }
    guard let least = element["minimumFontSize"].flatMap(Double.init), least > 0,
      let size = fontElement?["pointSize"].flatMap(Double.init), size > least
    else { return nil }
    return least / size
  }

  private var fontElement: XMLElement? {
    element.children.first { $0.name == "fontDescription" }
  }

  /// The text style or the fixed font; `nil` for the standard one.
  private var font: String? {
    if let attributed = element.children.first(where: { $0.name == "attributedString" }),
      let fixed = Self.attributedFont(attributed)
    {
      return fixed
    }
    guard let font = fontElement else { return nil }
    if let style = font["style"], style.hasPrefix("UICTFontTextStyle") {
      let name = style.dropFirst("UICTFontTextStyle".count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    if let family = font["family"] ?? font["name"] { return family }
    guard let size = font["pointSize"], let points = Double(size), points > 0 else { return nil }
    let isBold = font["type"] == "boldSystem"
    return FixedFont(size: points, weight: isBold ? "bold" : font["weight"]).name
  }

  /// The font of the first part of an attributed text.
  private static func attributedFont(_ string: XMLElement) -> String? {
    let fonts = string.children.lazy.compactMap {
      $0.child("attributes")?.child("font")
    }
    guard let font = fonts.first, let size = font["size"].flatMap(Double.init) else { return nil }
    if let name = font["name"] { return name }
    return FixedFont(size: size, weight: font["metaFont"] == "systemBold" ? "bold" : nil).name
  }
}
