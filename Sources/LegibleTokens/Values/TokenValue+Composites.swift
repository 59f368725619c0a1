extension TokenValue {
  /// How a line is drawn.
  public enum StrokeStyle: Hashable, Sendable {
    case named(Name)
    /// Dashes and gaps in turn; an odd number of them repeats.
    case dashed(lengths: [Dimension], cap: LineCap)

    /// The styles of CSS.
    public enum Name: String, Hashable, Sendable, CaseIterable {
      case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The ends of dashes.
    public enum LineCap: String, Hashable, Sendable, CaseIterable {
      case round, butt, square
    }
  }

  /// The line around a box.
  public struct Border: Hashable, Sendable {
    /// The line's colour.
    public var color: ColorValue
    /// The line's width.
    public var width: Dimension
    /// How the line is drawn.
    public var style: StrokeStyle

    /// Creates a border.
    package init(color: ColorValue, width: Dimension, style: StrokeStyle) {
      self.color = color
      self.width = width
      self.style = style
    }
  }

  /// A change over time.
  public struct Transition: Hashable, Sendable {
    /// How long it takes.
    public var duration: Duration
    /// How long it waits.
    public var delay: Duration
    /// How it speeds up and slows down.
    public var timingFunction: CubicBezier

    /// Creates a transition.
    package init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
      self.duration = duration
      self.delay = delay
      self.timingFunction = timingFunction
    }
  }

  /// One shadow of a box or, inset, in it.
  public struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    public var color: ColorValue
    /// The distance to the right.
    public var offsetX: Dimension
    /// The distance downwards.
    public var offsetY: Dimension
    /// The blur radius, as in CSS.
    public var blur: Dimension
    /// How much larger the shadow is than the box on each side.
    public var spread: Dimension
    /// Whether it falls inside the box.
    public var isInset: Bool

    /// Creates a shadow.
    package init(
      color: ColorValue, offsetX: Dimension, offsetY: Dimension, blur: Dimension,
      spread: Dimension, isInset: Bool = false
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }
  }

  /// A colour at a place of a gradient.
  public struct GradientStop: Hashable, Sendable {
    /// The colour.
    public var color: ColorValue
    /// The place, 0...1.
    public var position: Double

    /// Creates a stop.
    package init(color: ColorValue, position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// A text style.
  public struct Typography: Hashable, Sendable {
    /// The font families, first choice first.
    public var fontFamily: [String]
    /// The font size.
    public var fontSize: Dimension
    /// The weight on the CSS scale, 1...1000.
    public var fontWeight: Double
    /// Extra space between letters.
    public var letterSpacing: Dimension
    /// The line height as a multiple of the font size.
    public var lineHeight: Double

    /// Creates a text style.
    package init(
      fontFamily: [String], fontSize: Dimension, fontWeight: Double, letterSpacing: Dimension,
      lineHeight: Double
    ) {
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.letterSpacing = letterSpacing
      self.lineHeight = lineHeight
    }
  }
}
