public import LegibleColor
public import LegibleCore

/// A pair of the audit: what lies on what, and how the audit knows.
public struct ColorPair: Hashable, Sendable {
  /// The token path or CSS colour in front.
  public var foreground: String
  /// The token paths or CSS colours behind it, top first.
  public var backgrounds: [String]
  /// The text styles that decide whether the text is large; none for body text.
  public var styles: [String]
  /// What the foreground is for.
  public var role: ContrastRole
  /// How the audit knows of it.
  public var origin: Origin
  /// Where it stands; for an inferred pair where its foreground is defined.
  public var location: SourceLocation

  /// How the audit knows that two colours meet.
  public enum Origin: String, Hashable, Sendable {
    /// The configuration or a token says it.
    case declared
    /// The names of the tokens suggest it.
    case inferred
  }

  /// All that it names, the foreground first.
  var names: [String] { [foreground] + backgrounds }

  /// `app.text on app.scrim on app.card`.
  public var name: String { "\(foreground) on \(backgrounds.joined(separator: " on "))" }
}
