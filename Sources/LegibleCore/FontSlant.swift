/// How letters lean (CSS Fonts 4, `font-style`).
public enum FontSlant: Hashable, Sendable {
  case upright
  /// Drawn as an italic.
  case italic
  /// Sloped by an angle in degrees, positive towards the end of a line, -90...90.
  case oblique(Double)
}
