import LegibleColor
import LegibleCore
import LegibleTokens

/// Links in the colour of plain text.
struct InteractiveColorRule: ColorRule {
  static let rule = Rule(
    "interactive-color", of: .audit, severity: .warning,
    summary: "What can be tapped must not look like plain text.",
    explanation: """
      Colours are taken for interactive or plain by their names: link, interactive, action, tint and \
      accent against text, label, body, heading, title and caption; the text of a button or of another \
      control is neither. Where two of one group look the same (an OK difference below 0.02, which is just \
      noticeable) in a context, people cannot tell where to tap. "inferContrast": false turns it off, as it \
      does the pairs that names suggest. Source: Apple's Human Interface Guidelines, Color: not the same colour for both.
      """)

  private static let interactive: Set = ["link", "interactive", "action", "tint", "accent"]
  /// What can be tapped and says so by its shape, whatever the colour of its text.
  private static let controls: Set = [
    "button", "buttons", "btn", "cta", "control", "controls", "toggle", "switch", "checkbox",
    "radio",
    "slider", "stepper", "picker", "segment", "segmented", "tab", "tabs", "tabbar", "toolbar",
    "menu",
    "chip", "fab", "links", "key", "keyboard",
  ]
  private static let plain: Set = [
    "text", "label", "body", "foreground", "content", "heading", "headline", "title", "subtitle",
    "caption", "paragraph",
  ]

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    guard setting.configuration.infersPairs else { return [] }
    let named = setting.catalog.own.compactMap { token in
      ColorName(token.path).map { (path: token.path, name: $0, words: Self.words(token.path)) }
    }
    let links = named.filter { !$0.words.isDisjoint(with: Self.interactive) && !$0.name.isOn }
    let texts = named.filter {
      $0.words.isDisjoint(with: Self.interactive.union(Self.controls))
        && !$0.words.isDisjoint(with: Self.plain)
        && !$0.name.isOn && $0.name.role == .text && Self.isInFront($0.name, $0.path)
    }
    return links.compactMap { link in
      let neighbours = texts.filter { Self.areNeighbours($0.name, link.name) }
      return finding(link.path, neighbours.map(\.path), setting)
    }
  }

  /// Whether a name says that the colour is in front, be it by the last word alone: a title.
  private static func isInFront(_ name: ColorName, _ path: String) -> Bool {
    guard name.side == .neither else { return name.side == .foreground }
    let last = path.split(at: ".", omittingEmptySubsequences: true).last
    let words = ColorWords.words(in: last.map { String($0) } ?? path)
    return words.last.map(plain.contains) ?? false
  }

  /// Whether both belong to one group and one kind of ground; a group named for its side, as in
  /// `text.link`, counts as its parent.
  private static func areNeighbours(_ text: ColorName, _ link: ColorName) -> Bool {
    text.scope == link.scope && text.isInverse == link.isInverse && text.state == link.state
      && link.side != .background
  }

  private static func words(_ path: String) -> Set<String> {
    Set(
      path.split(at: ".", omittingEmptySubsequences: true).suffix(2).flatMap {
        ColorWords.words(in: String($0))
      })
  }

  /// One finding of all plain texts that a link looks like.
  private func finding(
    _ link: String, _ texts: [String], _ setting: ColorSetting
  ) -> AuditFinding? {
    let looks = texts.map { text in
      setting.contexts.map { context -> Bool in
        guard let one = context.color(link), let other = context.color(text) else { return false }
        return one.color.looksLike(other.color)
      }
    }
    let alike = zip(texts, looks).filter { $1.contains(true) }.map(\.0)
    guard let token = setting.catalog[link], let first = alike.first else { return nil }
    let same = setting.contexts.indices.filter { index in looks.contains { $0[index] } }
    let others = alike.count > 1 ? " and \((alike.count - 1).groupedDescription) more" : ""
    let finding = Finding(
      rule: Self.rule, severity: .warning, outcome: .fail,
      message:
        "\(link) looks like \(first)\(others)\(setting.phrase(same.map { setting.contexts[$0] }))",
      hint: "Give what can be tapped a colour of its own, or another mark beside it.",
      at: token.location, subject: link, count: same.count,
      related: alike.compactMap { text in
        setting.catalog[text].map { .init("the plain text \(text)", at: $0.location) }
      })
    return AuditFinding(finding)
  }
}

extension Color {
  /// The OK difference that is just noticeable.
  ///
  /// Source: CSS Color 4, “Gamut Mapping”.
  static let noticeableDifference = 0.02

  /// Whether the colour cannot be told from another one.
  func looksLike(_ other: Color) -> Bool {
    okDifference(from: other) < Self.noticeableDifference && abs(alpha - other.alpha) < 0.02
  }
}
