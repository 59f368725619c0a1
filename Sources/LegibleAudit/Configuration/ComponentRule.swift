public import LegibleAdaptive
public import LegibleCore

/// One line of the mapping from keys to components.
public struct ComponentRule: Hashable, Sendable {
  /// The keys it speaks of: those that any of the patterns matches.
  package var keys: [Located<Glob>]
  private var wrapped: AnyComponent
  /// The token path of the text style; `nil` takes the component's own.
  package var style: String?
  /// The line limit that the app sets; `nil` takes the component's own.
  package var lines: LineLimit?
  /// A width that the app sets, text insets taken off; `nil` takes the component's own.
  package var width: WidthExpression?
  /// A height in pt that the app fixes; `nil` lets it grow with the text.
  package var height: Double?
  /// How far the app lets the text shrink before it is truncated, above 0 to 1; `nil` as the component does.
  package var minimumScale: Double?
  /// The text sizes of readers that the text follows; `nil` for all.
  package var categories: ClosedRange<SizeCategory>?
  /// The key of the text at the far end of a right-detail cell, in which `*` stands for the title's key;
  /// `nil` where the two are not judged together.
  package var detail: String?
  /// Why the texts are not measured; `nil` where they are.
  package var hiddenBecause: String?
  /// Where the rule stands.
  package var location: SourceLocation

  /// Creates a rule.
  public init(
    keys: Glob, component: some Component, style: String? = nil, lines: LineLimit? = nil,
    width: Double? = nil, height: Double? = nil, detail: String? = nil,
    at location: SourceLocation = .unspecified
  ) {
    self.init(keys: [Located(keys, at: location)], component: component, at: location)
    self.style = style
    self.lines = lines
    self.width = width.map { WidthExpression($0) }
    self.height = height
    self.detail = detail
  }

  /// Creates a rule for several patterns.
  package init(
    keys: [Located<Glob>], component: any Component, at location: SourceLocation
  ) {
    self.keys = keys
    wrapped = AnyComponent(component)
    self.location = location
  }

  /// The component they sit in.
  public var component: any Component {
    get { wrapped.base }
    set { wrapped.base = newValue }
  }

  /// Whether it speaks of a key.
  func matches(_ key: String) -> Bool { keys.contains { $0.value.matches(key) } }
}
