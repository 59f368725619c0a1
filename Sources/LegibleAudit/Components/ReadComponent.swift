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
  /// The weight that was read, or the component's own where its style was not read.
  package let weight: Double?
  /// The size of a font that was read, relative to the style's, or the component's own limits; a size of the component
  /// that does not grow gives way to a style that was read.
  package let scaleLimits: ClosedRange<Double>?
  /// Whether Markdown in its text becomes formatting.
  let rendersMarkdown: Bool
  /// The line limit that was read.
  package let lineLimit: Int?
  /// The most pt that the code allows; infinity for a text that takes what it needs, `nil` where the code states none.
  private let greatestWidth: Double?

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
    let element = ReadElement(drawing)
    base = AnyComponent(element.component)
    let limits = base.scaleLimits
    if let font = drawing.style.flatMap({ FixedFont($0) }) {
      textStyle = .nearest(to: font.size)
      let scale = font.size / DynamicType(textStyle, at: .large).size
      scaleLimits = scale...scale
      weight = Self.weights[font.weight ?? ""] ?? 400
    } else if let name = drawing.style {
      guard let style = TextStyleName(spelled: name) else { return nil }
      textStyle = style
      scaleLimits = limits?.lowerBound == limits?.upperBound ? nil : limits
      weight = style == base.textStyle ? base.weight : nil
    } else {
      textStyle = element.style
      scaleLimits = limits
      weight = textStyle == base.textStyle ? base.weight : nil
    }
    greatestWidth = drawing.isFixedSize ? .infinity : drawing.width
    phrase = element.phrase
    rendersMarkdown = element.rendersMarkdown
  }

  /// The weights by the names of code and of Interface Builder (OpenType, `usWeightClass`).
  private static let weights: [String: Double] = [
    "ultraLight": 200, "thin": 250, "light": 300, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800,
    "black": 900,
  ]

  /// More pt than any text has.
  private static let unlimited = 1_000_000.0

  /// The component's own.
  package var name: String { base.name }
  /// The component's own space, for the lines that were read.
  package func box(in context: LayoutContext) -> TextBox {
    let box = base.box(in: context).limited(to: lineLimit)
    guard let most = greatestWidth else { return box }
    // A text that takes what it needs is cut by nothing that is known here.
    let width =
      most == .infinity
      ? Interval(Self.unlimited) : Interval(min(box.width.lower, most), min(box.width.upper, most))
    return box.spanning(width)
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
