public import LegibleColor
public import LegibleCore

/// A colour on others that the app shows.
public struct ContrastPair: Hashable, Sendable {
  /// The token path or CSS colour in front.
  package var foreground: String
  /// The token paths or CSS colours behind it, top first.
  package var backgrounds: [String]
  /// The token paths of the text styles, which decide whether the text is large.
  package var styles: [String]
  /// What the pair is for.
  package var role: ContrastRole
  /// The level of WCAG that it has to reach.
  package var level: ContrastLevel
  /// What an indicator of focus encloses; `nil` when only the background touches it.
  package var component: String?
  /// What the pixels of an indicator of focus show without focus; `nil` for the background.
  package var unfocused: String?
  /// Where the pair stands.
  package var location: SourceLocation

  /// Creates a pair; `component` and `unfocused` are for the role `focus`.
  public init(
    foreground: String, backgrounds: [String], styles: [String] = [], role: ContrastRole = .text,
    level: ContrastLevel = .aa, component: String? = nil, unfocused: String? = nil,
    at location: SourceLocation = .unspecified
  ) {
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.styles = styles
    self.role = role
    self.level = level
    self.component = component
    self.unfocused = unfocused
    self.location = location
  }
}
