/// The value of a token, without references.
public enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(Dimension)
  /// Font families, first choice first.
  case fontFamily([String])
  /// A weight on the CSS scale, 1...1000.
  case fontWeight(Double)
  case duration(Duration)
  case cubicBezier(CubicBezier)
  case number(Double)
  indirect case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  /// Shadows, the topmost first.
  case shadow([Shadow])
  /// Stops in the order of the file.
  case gradient([GradientStop])
  indirect case typography(Typography)

  /// The value's type.
  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}
