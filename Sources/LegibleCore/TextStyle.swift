/// How a text is set: everything that decides its measures but the text and the locale.
///
/// Two styles are equal that set texts alike, whatever their names.
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

extension TextStyle {
  /// Whether two styles set texts alike.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.families == rhs.families && lhs.size == rhs.size && lhs.weight == rhs.weight
      && lhs.slant == rhs.slant && lhs.fontWidth == rhs.fontWidth && lhs.leading == rhs.leading
      && lhs.tracking == rhs.tracking && lhs.scalesWith == rhs.scalesWith
  }

  /// Hashes all but the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(families)
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(slant)
    hasher.combine(fontWidth)
    hasher.combine(leading)
    hasher.combine(tracking)
    hasher.combine(scalesWith)
  }
}
