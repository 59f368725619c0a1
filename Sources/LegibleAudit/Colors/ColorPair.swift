package import LegibleColor
package import LegibleCore

/// A pair of the audit: what lies on what, and how the audit knows.
package struct ColorPair: Hashable, Sendable {
  /// The token path or CSS colour in front.
  package var foreground: String
  /// The token paths or CSS colours behind it, top first.
  package var backgrounds: [String]
  /// The text styles that decide whether the text is large; none for body text.
  package var styles: [String]
  /// What the foreground is for.
  package var role: ContrastRole
  /// The level of WCAG that it has to reach.
  package var level = ContrastLevel.aa
  /// What an indicator of focus encloses; `nil` when only the background touches it.
  package var component: String?
  /// What the pixels of an indicator of focus show without focus; `nil` for the background.
  package var unfocused: String?
  /// How the audit knows of it.
  package var origin: Origin
  /// Where it stands; for an inferred pair where its foreground is defined.
  package var location: SourceLocation

  /// How the audit knows that two colours meet.
  package enum Origin: String, Hashable, Sendable {
    /// The configuration or a token says it.
    case declared
    /// The names of the tokens suggest it.
    case inferred
  }

  /// The foreground and what it lies on, top first.
  var names: [String] { [foreground] + backgrounds }

  /// All colours that it names.
  var allNames: [String] { names + [component, unfocused].compactMap(\.self) }

  /// `app.text on app.scrim on app.card`; of an indicator of focus `app.ring around app.button on app.page`.
  package var name: String {
    let around = component.map { " around \($0)" } ?? ""
    return "\(foreground)\(around) on \(backgrounds.joined(separator: " on "))"
  }
}
