/// One of the eleven Dynamic Type text styles of iOS, largest first.
///
/// Source: Apple Human Interface Guidelines, Typography.
public enum TextStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2

  /// Reads a style by its name, `title1` and `caption1` and `subhead` included, whatever the case; `nil` where
  /// it is the name of something else.
  package init?(spelled name: String) {
    switch name.lowercased() {
    case "title1": self = .title
    case "caption1": self = .caption
    case "subhead": self = .subheadline
    case let key:
      guard let style = Self.allCases.first(where: { $0.rawValue.lowercased() == key }) else {
        return nil
      }
      self = style
    }
  }
}
