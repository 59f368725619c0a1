public import LegibleAdaptive
package import LegibleCore

/// Where a string is shown: the component, and what the configuration changes about it.
public struct TextPlacement: Hashable, Sendable {
  private var wrapped: AnyComponent
  /// The token path of the text style; `nil` takes the component's own.
  public var style: String?
  /// The line limit that the app sets; `nil` takes the component's own.
  package var lines: LineLimit?
  /// A width that the app sets; `nil` takes the component's own.
  package var width: WidthExpression?
  /// A height in pt that the app fixes; `nil` lets it grow with the text.
  package var height: Double?
  /// How far the app lets the text shrink before it is truncated, above 0 to 1; `nil` as the component does.
  package var minimumScale: Double?
  /// The text sizes of readers that the text follows; `nil` for all.
  package var categories: ClosedRange<SizeCategory>?

  /// Creates a setting.
  package init(
    _ component: any Component, style: String? = nil, lines: LineLimit? = nil,
    width: WidthExpression? = nil,
    height: Double? = nil, minimumScale: Double? = nil,
    categories: ClosedRange<SizeCategory>? = nil
  ) {
    wrapped = AnyComponent(component)
    self.style = style
    self.lines = lines
    self.width = width
    self.height = height
    self.minimumScale = minimumScale.flatMap { $0 > 0 && $0 <= 1 ? $0 : nil }
    self.categories = categories
  }

  /// The text size at which the text is set where the reader's is another.
  func category(for reader: SizeCategory) -> SizeCategory {
    categories.map { min(max(reader, $0.lowerBound), $0.upperBound) } ?? reader
  }

  /// The component.
  public var component: any Component {
    get { wrapped.base }
    set { wrapped.base = newValue }
  }

  /// The space available to the text in a layout.
  func available(in context: LayoutContext) -> AvailableSpace {
    let box = component.box(in: context)
    return AvailableSpace(
      width: width.map { $0.width(in: context) } ?? box.width,
      lineLimit: lines.map(\.count) ?? box.lineLimit,
      fixedHeight: height ?? box.fixedHeight, minimumScale: minimumScale ?? box.minimumScale)
  }
}

/// The space available to one text: what a verdict depends on.
public struct AvailableSpace: Hashable, Sendable {
  /// The width in pt; a range where no figure is published.
  public let width: Interval
  /// The number of lines that the text may take; `nil` for any number.
  public let lineLimit: Int?
  /// In pt; `nil` grows with the text.
  let fixedHeight: Double?
  /// How far the text may shrink to fit its lines; 1 not at all.
  let minimumScale: Double
}

/// An available space, and the viewports that have it.
struct SharedSpace: Sendable {
  var available: AvailableSpace
  /// Indices into the viewports of the audit.
  var viewports: [Int]
}
