/// What to do next about a finding, as a value: a tool says it in its own commands or menus.
public enum Suggestion: Hashable, Sendable {
  /// Look through all devices and the versions that each has had.
  case listDevices
  /// Look through the tokens of a type, such as `color`.
  case listTokens(type: String)
  /// Read anew where the sources of an app show its texts.
  case readSources
  /// Look for a colour that passes.
  case findColor(ColorSearch)
  /// Rewrite token files of another tool; the path is `nil` where several belong together.
  case migrate(path: String?, Migration)
  /// Choose one context of each of some modifiers.
  case chooseContexts(of: [String])

  /// A foreground, what lies under it, and the ratio that it lacks.
  public struct ColorSearch: Hashable, Sendable {
    /// The foreground as CSS.
    public var foreground: String
    /// The background as CSS.
    public var background: String
    /// The ratio to reach, 1...21; `nil` for that of normal text at level AA.
    public var ratio: Double?
    /// Whether the foreground indicates focus.
    public var isFocus = false
    /// What an indicator of focus encloses, as CSS.
    public var component: String?
    /// What an indicator of focus covers, as CSS.
    public var unfocused: String?
    /// Whether the background is the worst place of a gradient.
    public var isWorstPlace = false

    /// Creates a search for normal text at level AA.
    package init(_ foreground: String, on background: String) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// What a migration has to be told.
  public enum Migration: Hashable, Sendable {
    /// Nothing.
    case plain
    /// Sets that are contexts of one modifier.
    case modifier(String, contexts: [String])
    /// The unit of lengths without one, `px` or `rem`.
    case unit(String)
  }
}
