import LegibleAdaptive
import LegibleCore
import LegibleUses

/// What the audit takes an element of the sources for.
struct ReadElement {
  /// The component whose space it has.
  let component: any Component
  /// In a sentence, with its article.
  let phrase: String
  /// The style where the code sets none.
  let style: TextStyleName
  /// Whether Markdown in its text becomes formatting.
  let rendersMarkdown: Bool

  /// The element of a use as the reader of sources has it; of one that is not listed, a text that the app places.
  init(_ drawing: Drawing) {
    if drawing.element == "navigationTitle", drawing.style == LargeTitle().textStyle.rawValue {
      self = Self(LargeTitle())
    } else {
      self = Self.elements[drawing.element] ?? Self(phrase: "a text", rendersMarkdown: true)
    }
  }

  private init(
    _ component: any Component = PlacedText.text, phrase: String? = nil,
    style: TextStyleName? = nil,
    rendersMarkdown: Bool = false
  ) {
    self.component = component
    self.phrase = phrase ?? component.phrase
    self.style = style ?? component.textStyle
    self.rendersMarkdown = rendersMarkdown
  }

  /// The elements that are more than a text: the one list.
  private static let elements: [String: Self] = [
    "Label": Self(phrase: "a label with an icon", rendersMarkdown: true),
    "Button(SwiftUI)": Self(PlacedText.wrappingButton, phrase: "a button", rendersMarkdown: true),
    "Link": Self(phrase: "a link", rendersMarkdown: true),
    "NavigationLink": Self(phrase: "a link", rendersMarkdown: true),
    "Toggle": Self(ToggleRow(), phrase: "the label of a toggle", rendersMarkdown: true),
    "Picker": Self(phrase: "the label of a picker", rendersMarkdown: true),
    "Picker option": Self(phrase: "an option of a picker", rendersMarkdown: true),
    "ColorPicker": Self(phrase: "the label of a colour picker", rendersMarkdown: true),
    "DatePicker": Self(phrase: "the label of a date picker", rendersMarkdown: true),
    "Stepper": Self(phrase: "the label of a stepper", rendersMarkdown: true),
    "Picker/segmented": Self(Segment()),
    "section header": Self(SectionText.header, rendersMarkdown: true),
    "section footer": Self(SectionText.footer, rendersMarkdown: true),
    "navigationTitle": Self(NavigationTitle()),
    "navigation prompt": Self(NavigationTitle(), phrase: "a navigation prompt", style: .footnote),
    "barButton": Self(BarButton()),
    "tabItem": Self(TabItem()),
    "badge": Self(Badge()),
    "alert title": Self(AlertText.title),
    "alert message": Self(AlertText.message),
    "TextField placeholder": Self(TextField(), phrase: "the placeholder of a text field"),
    "TextField text": Self(TextField()),
    "TextView text": Self(TextView()),
    "searchBar placeholder": Self(SearchField(), phrase: "the placeholder of a search field"),
    "UILabel": Self(PlacedText.label),
    "UIButton": Self(PlacedText.button),
  ]
}
