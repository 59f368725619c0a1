public import LegibleCore

/// A part of an interface that shows text: how it sets the text, and how much space it leaves.
///
/// An app describes its own with a text style and a box; everything else has a default.
public protocol Component: Hashable, Sendable {
  /// The name in configurations and reports, such as `navigationTitle`.
  var name: String { get }
  /// The name in a sentence, with its article: `a navigation title`.
  var phrase: String { get }
  /// The style of its text.
  var textStyle: TextStyleName { get }
  /// The weight, 1...1000, where it is not the style's own.
  var weight: Double? { get }
  /// How far the text grows and shrinks, relative to its size at Large; `nil` goes all the way.
  var scaleLimits: ClosedRange<Double>? { get }
  /// The number of lines that the text may take; `nil` for any number.
  var lineLimit: Int? { get }
  /// Whether text that does not fit ends in an ellipsis.
  var truncates: Bool { get }
  /// The space for the text.
  func box(in context: LayoutContext) -> TextBox
  /// The style of its second text; `nil` where it has but one.
  var detailTextStyle: TextStyleName? { get }
  /// The space for its second text; `nil` where it has but one.
  func detailBox(in context: LayoutContext) -> TextBox?
  /// What answers to a touch; `nil` where nothing does.
  func touchTarget(in context: LayoutContext) -> TouchTarget?
}

extension Component {
  /// The name of the type with a small first letter.
  public var name: String {
    let type = String(describing: Self.self)
    return type.prefix(1).lowercased() + type.dropFirst()
  }
  /// The words of the name.
  public var phrase: String {
    name.reduce(into: "a ") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
  /// The style's own weight.
  public var weight: Double? { nil }
  /// All the way.
  public var scaleLimits: ClosedRange<Double>? { nil }
  /// One line.
  public var lineLimit: Int? { 1 }
  /// Text limited in lines ends in an ellipsis.
  public var truncates: Bool { lineLimit != nil }
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
    let scaled = ContentSizeScaling(textStyle).scaledSize(of: size, at: category)
    guard let limits = scaleLimits else { return scaled }
    return min(max(scaled, size * limits.lowerBound), size * limits.upperBound)
  }
}
