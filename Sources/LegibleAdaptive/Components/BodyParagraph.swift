package import LegibleCore

/// Long text in the readable content guide.
package struct BodyParagraph: Component {
  /// In a sentence.
  package var phrase: String { "a body paragraph" }
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// Creates the component.
  package init() {}

  /// Any number of lines as wide as the readable guide.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.readableGuide.width, lineLimit: lineLimit,
      sources: context.sources.filter { $0.figure == "readable" })
  }
}

extension Component where Self == AnyComponent {
  /// A body paragraph.
  public static var bodyParagraph: Self { Self(BodyParagraph()) }
}
