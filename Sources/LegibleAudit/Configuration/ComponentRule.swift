public import LegibleAdaptive
public import LegibleCore

/// One line of the mapping from keys to components.
public struct ComponentRule: Hashable, Sendable {
  /// The keys it speaks of.
  package var keys: Glob
  private var wrapped: AnyComponent
  /// The token path of the text style; `nil` takes the component's own.
  package var style: String?
  /// The line limit that the app sets; `nil` takes the component's own.
  package var lines: LineLimit?
  /// A width in pt that the app fixes, text insets taken off; `nil` takes the component's own.
  package var width: Double?
  /// A height in pt that the app fixes; `nil` lets it grow with the text.
  package var height: Double?
  /// The key of the text at the far end of a right-detail cell, in which `*` stands for the title's key;
  /// `nil` where the two are not judged together.
  package var detail: String?
  /// Where the rule stands.
  package var location: SourceLocation

  /// Creates a rule.
  public init(
    keys: Glob, component: some Component, style: String? = nil, lines: LineLimit? = nil,
    width: Double? = nil, height: Double? = nil, detail: String? = nil,
    at location: SourceLocation = .unspecified
  ) {
    self.keys = keys
    wrapped = AnyComponent(component)
    self.style = style
    self.lines = lines
    self.width = width
    self.height = height
    self.detail = detail
    self.location = location
  }

  /// The component they sit in.
  public var component: any Component {
    get { wrapped.base }
    set { wrapped.base = newValue }
  }
}
