import LegibleAdaptive
import LegibleCore

/// What the audit takes an element of the sources for.
struct ReadElement {
  /// The component whose space it has.
  let component: any Component
  /// In a sentence, with its article.
  let phrase: String
  /// The style where the code sets none.
  let style: TextStyleName
  /// Whether its own font keeps its size at every text size of the reader.
  let isFixed: Bool
  /// Whether Markdown in its text becomes formatting.
  let rendersMarkdown: Bool

  /// The element of a name as the reader of sources has it; of one that is not listed, a text that the app places.
  init(named name: String) {
    self = Self.elements[name] ?? Self(phrase: "a text", rendersMarkdown: true)
  }

  private init(
    _ component: any Component = PlainText(), phrase: String, style: TextStyleName? = nil,
    isFixed: Bool = false, rendersMarkdown: Bool = false
  ) {
    self.component = component
    self.phrase = phrase
    self.style = style ?? component.textStyle
    self.isFixed = isFixed
    self.rendersMarkdown = rendersMarkdown
  }

  /// The elements that are more than a text: the one list.
  ///
  /// Labels of UIKit have 17 pt and buttons 15 pt, and neither follows Dynamic Type where the code sets no other
  /// font; bars and segments have sizes of their own, which do not grow (Apple documentation: UILabel.font,
  /// UIFont.buttonFontSize; Human Interface Guidelines, Typography).
  private static let elements: [String: Self] = [
    "Label": Self(phrase: "a label with an icon", rendersMarkdown: true),
    "Button(SwiftUI)": Self(phrase: "a button", rendersMarkdown: true),
    "Link": Self(phrase: "a link", rendersMarkdown: true),
    "NavigationLink": Self(phrase: "a link", rendersMarkdown: true),
    "Toggle": Self(phrase: "the label of a toggle", rendersMarkdown: true),
    "Picker": Self(phrase: "the label of a picker", rendersMarkdown: true),
    "Picker option": Self(phrase: "an option of a picker", rendersMarkdown: true),
    "ColorPicker": Self(phrase: "the label of a colour picker", rendersMarkdown: true),
    "DatePicker": Self(phrase: "the label of a date picker", rendersMarkdown: true),
    "Stepper": Self(phrase: "the label of a stepper", rendersMarkdown: true),
    "Picker/segmented": Self(phrase: "a segment", style: .footnote, isFixed: true),
    "section header": Self(phrase: "a section header", style: .footnote, rendersMarkdown: true),
    "section footer": Self(phrase: "a section footer", style: .footnote, rendersMarkdown: true),
    "navigationTitle": Self(NavigationTitle(), phrase: "a navigation title"),
    "navigation prompt": Self(NavigationTitle(), phrase: "a navigation prompt", style: .footnote),
    "barButton": Self(phrase: "a bar button", isFixed: true),
    "tabItem": Self(phrase: "a tab", style: .caption2, isFixed: true),
    "badge": Self(phrase: "a badge", style: .footnote, isFixed: true),
    "alert title": Self(phrase: "the title of an alert", style: .headline),
    "alert message": Self(phrase: "the message of an alert", style: .footnote),
    "TextField placeholder": Self(phrase: "the placeholder of a text field"),
    "TextField text": Self(phrase: "a text field"),
    "TextView text": Self(phrase: "a text view"),
    "searchBar placeholder": Self(phrase: "the placeholder of a search field"),
    "UILabel": Self(phrase: "a label", isFixed: true),
    "UIButton": Self(phrase: "a button", style: .subheadline, isFixed: true),
  ]
}
