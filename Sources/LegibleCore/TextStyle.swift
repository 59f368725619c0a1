/// How a text is set: everything that decides its measures but the text and the locale.
public struct TextStyle: Hashable, Sendable {
  /// The token path or the text-style name, for messages.
  public var name: String
  /// The font families, first choice first.
  public var families: [String]
  /// The font size in pt.
  public var size: Double
  /// The weight on the CSS scale, 1...1000; 400 is regular.
  public var weight: Double
  /// How the letters lean.
  public var slant: FontSlant
  /// The width of the letters in percent of the normal one, as `font-stretch` of CSS has it.
  public var fontWidth: Double
  /// The line height from baseline to baseline in pt; `nil` takes the font's own.
  public var leading: Double?
  /// Extra space after each cluster, in thousandths of an em.
  public var tracking: Double
  /// The style whose Dynamic Type curve it follows; `nil` does not scale.
  public var scalesWith: TextStyleName?

  /// Creates a text style.
  public init(
    name: String, families: [String], size: Double, weight: Double = 400,
    slant: FontSlant = .upright, fontWidth: Double = 100, leading: Double? = nil,
    tracking: Double = 0, scalesWith: TextStyleName? = nil
  ) {
    self.name = name
    self.families = families
    self.size = size
    self.weight = weight
    self.slant = slant
    self.fontWidth = fontWidth
    self.leading = leading
    self.tracking = tracking
    self.scalesWith = scalesWith
  }
}
