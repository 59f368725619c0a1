public import LegibleCore

/// Long text in the readable content guide.
public struct BodyParagraph: Component {
  /// In a sentence.
  public var phrase: String { "a body paragraph" }
  /// The text is body text.
  public var textStyle: TextStyleName { .body }
  /// The text wraps.
  public var lineLimit: Int? { nil }

  /// Creates the component.
  package init() {}

  /// Any number of lines as wide as the readable guide.
  public func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.readableGuide.width, lineLimit: lineLimit,
      sources: context.sources.filter { $0.figure == "readable" })
  }
}

extension Component where Self == BodyParagraph {
  /// A body paragraph.
  public static var bodyParagraph: Self { Self() }
}
