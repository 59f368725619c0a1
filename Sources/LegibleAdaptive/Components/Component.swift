public import LegibleCore

/// A part of an interface that shows text: how it sets the text, and how much room it leaves.
public protocol Component: Sendable {
  /// What it is called.
  var kind: ComponentKind { get }
  /// The style of its text.
  var textStyle: TextStyleName { get }
  /// The weight, 1...1000, where it is not the style's own.
  var weight: Double? { get }
  /// How far the text grows and shrinks, relative to its size at Large; `nil` goes all the way.
  var scaleLimits: ClosedRange<Double>? { get }
  /// The number of lines the text may take; 0 is any number.
  var lineLimit: Int { get }
  /// Whether text that does not fit ends in an ellipsis.
  var truncates: Bool { get }
  /// The room for the text.
  func box(in context: LayoutContext) -> TextBox
  /// The style of its second text; `nil` where it has but one.
  var detailTextStyle: TextStyleName? { get }
  /// The room for its second text; `nil` where it has but one.
  func detailBox(in context: LayoutContext) -> TextBox?
  /// What answers to a touch; `nil` where nothing does.
  func touchTarget(in context: LayoutContext) -> TouchTarget?
}

extension Component {
  /// The style's own weight.
  public var weight: Double? { nil }
  /// All the way.
  public var scaleLimits: ClosedRange<Double>? { nil }
  /// One line.
  public var lineLimit: Int { 1 }
  /// Text limited in lines ends in an ellipsis.
  public var truncates: Bool { lineLimit > 0 }
  /// There is no second text.
  public var detailTextStyle: TextStyleName? { nil }
  /// There is no second text.
  public func detailBox(in context: LayoutContext) -> TextBox? { nil }
  /// Nothing answers to a touch.
  public func touchTarget(in context: LayoutContext) -> TouchTarget? { nil }

  /// The font size in pt of a text that has `size` at Large, at a text size of the user.
  ///
  /// It follows the system's scaling of custom fonts, within ``scaleLimits``.
  public func textSize(_ size: Double, at category: SizeCategory) -> Double {
    let scaled = FontMetrics(textStyle).scaledSize(of: size, at: category)
    guard let limits = scaleLimits else { return scaled }
    return min(max(scaled, size * limits.lowerBound), size * limits.upperBound)
  }
}
