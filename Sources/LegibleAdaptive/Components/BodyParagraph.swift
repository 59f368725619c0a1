public import LegibleCore

/// Long text in the readable content guide.
public struct BodyParagraph: Component {
  /// A paragraph.
  public var kind: ComponentKind { .bodyParagraph }
  /// The text is body text.
  public var textStyle: TextStyleName { .body }
  /// The text wraps.
  public var lineLimit: Int { 0 }

  /// Creates the component.
  public init() {}

  /// Any number of lines as wide as the readable guide.
  public func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.readableGuide.width, lineLimit: lineLimit, fixedHeight: nil,
      sources: context.sources.filter { $0.figure == "readable" })
  }
}
