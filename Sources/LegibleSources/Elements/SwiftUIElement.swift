import LegibleUses

/// A view of SwiftUI that draws texts which it is given.
struct SwiftUIElement {
  /// How a text is drawn.
  enum Text {
    /// By the line limit of its surroundings.
    case text(String)
    /// Likewise, unless the labels of controls are hidden.
    case control(String)
    /// Always alike.
    case fixed(Drawing)
  }

  /// The texts by the labels of arguments; `nil` is the first argument.
  var texts: [(label: String?, text: Text)]
  /// Roles of closures by label, `nil` for the first trailing one.
  var closures: [(label: String?, role: Drawing)] = []

  /// The views by name.
  static let table: [String: SwiftUIElement] = [
    "Text": SwiftUIElement(texts: [(nil, .text("Text")), ("verbatim", .text("Text"))]),
    "Label": SwiftUIElement(texts: [(nil, .text("Label"))]),
    "Button": SwiftUIElement(texts: [(nil, .text("Button(SwiftUI)"))]),
    "Link": SwiftUIElement(texts: [(nil, .text("Link"))]),
    "ShareLink": SwiftUIElement(texts: [(nil, .text("Button(SwiftUI)"))]),
    "NavigationLink": SwiftUIElement(texts: [(nil, .text("NavigationLink"))]),
    "DisclosureGroup": SwiftUIElement(texts: [(nil, .text("DisclosureGroup"))]),
    "GroupBox": SwiftUIElement(texts: [(nil, .text("GroupBox"))]),
    "LabeledContent": SwiftUIElement(
      texts: [(nil, .text("LabeledContent")), ("value", .text("LabeledContent"))]),
    "ContentUnavailableView": SwiftUIElement(
      texts: [
        (nil, .text("ContentUnavailableView")), ("description", .text("ContentUnavailableView")),
      ]),
    "ProgressView": SwiftUIElement(texts: [(nil, .text("ProgressView"))]),
    "Toggle": SwiftUIElement(texts: [(nil, .control("Toggle"))]),
    "Picker": SwiftUIElement(texts: [(nil, .control("Picker"))]),
    "ColorPicker": SwiftUIElement(texts: [(nil, .control("ColorPicker"))]),
    "DatePicker": SwiftUIElement(texts: [(nil, .control("DatePicker"))]),
    "Stepper": SwiftUIElement(texts: [(nil, .control("Stepper"))]),
    "TextField": SwiftUIElement(
      texts: [(nil, .fixed(.placeholder)), ("prompt", .fixed(.placeholder))]),
    "SecureField": SwiftUIElement(
      texts: [(nil, .fixed(.placeholder)), ("prompt", .fixed(.placeholder))]),
    "Tab": SwiftUIElement(texts: [(nil, .fixed(.tabItem))]),
    "Section": SwiftUIElement(
      texts: [
        (nil, .fixed(.sectionHeader)), ("header", .fixed(.sectionHeader)),
        ("footer", .fixed(.sectionFooter)),
      ],
      closures: [("header", .sectionHeader), ("footer", .sectionFooter)]),
    "Menu": SwiftUIElement(
      texts: [(nil, .text("Menu"))], closures: [(nil, .menuItem), ("content", .menuItem)]),
    "Slider": SwiftUIElement(texts: [], closures: [(nil, .spoken), ("label", .spoken)]),
    "Image": SwiftUIElement(texts: [("label", .fixed(.spoken))]),
    "PhotosPicker": SwiftUIElement(texts: [(nil, .text("Button(SwiftUI)"))]),
    "Alert": SwiftUIElement(
      texts: [
        ("title", .fixed(.alertTitle)), ("message", .fixed(.alertMessage)),
        ("primaryButton", .fixed(.alertButton)), ("secondaryButton", .fixed(.alertButton)),
        ("dismissButton", .fixed(.alertButton)),
      ]),
    "ActionSheet": SwiftUIElement(
      texts: [
        ("title", .fixed(.sheetTitle)), ("message", .fixed(.sheetTitle)),
        ("buttons", .fixed(.sheetButton)),
      ]),
    // The Composable Architecture keeps alerts in the state of a feature.
    "AlertState": SwiftUIElement(
      texts: [
        ("title", .fixed(.alertTitle)), ("message", .fixed(.alertMessage)),
        ("primaryButton", .fixed(.alertButton)), ("secondaryButton", .fixed(.alertButton)),
        ("dismissButton", .fixed(.alertButton)), ("buttons", .fixed(.alertButton)),
      ],
      closures: [
        (nil, .alertTitle), ("actions", .alertButton), ("message", .alertMessage),
      ]),
    "ConfirmationDialogState": SwiftUIElement(
      texts: [
        ("title", .fixed(.sheetTitle)), ("message", .fixed(.sheetTitle)),
        ("buttons", .fixed(.sheetButton)),
      ],
      closures: [(nil, .sheetTitle), ("actions", .sheetButton), ("message", .sheetTitle)]),
    "TextState": SwiftUIElement(texts: [(nil, .text("Text"))]),
    "CommandMenu": SwiftUIElement(
      texts: [(nil, .fixed(.menuItem))], closures: [(nil, .menuItem)]),
  ]

  /// Views whose name alone says that a value is a view, not a text.
  static func isView(_ name: String) -> Bool { table[name] != nil }
}
