package import LegibleAdaptive
package import LegibleCore
package import LegibleUses

/// An element of an app as its sources set it: the space of a component, with the style that the code gives it.
package struct ReadComponent: Component {
  private let base: AnyComponent
  /// In a sentence.
  package let phrase: String
  /// The style that was read, or the element's own.
  package let textStyle: TextStyleName
  /// The size of a font that does not follow the reader's, relative to the style's.
  private var fixedScale: ClosedRange<Double>?
  private var fixedWeight: Double?
  /// Whether Markdown in its text becomes formatting.
  let rendersMarkdown: Bool
  /// The line limit that was read.
  package let lineLimit: Int?

  /// Takes what was read of a use; `nil` where it is not drawn as text of a known style and number of lines.
  package init?(_ drawing: Drawing) {
    switch drawing.kind {
    case .wraps: lineLimit = nil
    case .oneLine: lineLimit = 1
    case .nLines:
      guard let lines = drawing.lines, lines > 0 else { return nil }
      lineLimit = lines
    case .system, .undecided, .otherSurface, .notDrawn, .notShown: return nil
    }
    let element = ReadElement(named: drawing.element)
    if let font = drawing.style.flatMap({ FixedFont($0) }) {
      textStyle = .nearest(to: font.size)
      let scale = font.size / DynamicType(textStyle, at: .large).size
      fixedScale = scale...scale
      fixedWeight = Self.weights[font.weight ?? ""] ?? 400
    } else if let name = drawing.style {
      guard let style = TextStyleName(named: name) else { return nil }
      textStyle = style
    } else {
      textStyle = element.style
      if element.isFixed { fixedScale = 1...1 }
    }
    base = AnyComponent(element.component)
    phrase = element.phrase
    rendersMarkdown = element.rendersMarkdown
  }

  /// The weights by the names of code and of Interface Builder (OpenType, `usWeightClass`).
  private static let weights: [String: Double] = [
    "ultraLight": 200, "thin": 250, "light": 300, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800,
    "black": 900,
  ]

  /// The component's own.
  package var name: String { base.name }
  /// The component's own, where its style was not read.
  package var weight: Double? { fixedWeight ?? (textStyle == base.textStyle ? base.weight : nil) }
  /// The component's own; none where the font does not scale.
  package var scaleLimits: ClosedRange<Double>? { fixedScale ?? base.scaleLimits }
  /// The component's own space, for the lines that were read.
  package func box(in context: LayoutContext) -> TextBox {
    let box = base.box(in: context)
    return TextBox(
      width: box.width, lineLimit: lineLimit, fixedHeight: box.fixedHeight, sources: box.sources)
  }
  /// The component's own.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    base.touchTarget(in: context)
  }
}

extension TextStyleName {
  /// The style that is nearest to a font size in pt at the default text size, which has its tracking.
  fileprivate static func nearest(to size: Double) -> TextStyleName {
    allCases.min { one, other in
      abs(DynamicType(one, at: .large).size - size)
        < abs(DynamicType(other, at: .large).size - size)
    } ?? .body
  }
}
