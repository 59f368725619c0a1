package import LegibleAdaptive
import LegibleCatalogs
package import LegibleCore
package import LegibleUses

/// The component that a string sits in, and how the audit came to know.
package struct ComponentAssignment: Hashable, Sendable {
  /// The component with what the configuration changes about it.
  package var setting: TextPlacement
  /// How it is known.
  package var origin: Origin
  /// The key of the text beside it, in which `*` stands for the string's own key.
  package var detail: String?

  /// The markup that is drawn as formatting there.
  ///
  /// Tags of HTML are never meant to be read. Of Markdown only what the sources show says otherwise.
  var markup: Set<Markup> {
    if let read = setting.component as? ReadComponent, !read.rendersMarkdown { return [.html] }
    return [.html, .markdown]
  }

  /// Whether the sources tell it.
  var isRead: Bool {
    if case .read = origin { true } else { false }
  }

  /// How an assignment is known.
  package enum Origin: Hashable, Sendable {
    /// A rule of the configuration says so.
    case mapped(SourceLocation)
    /// The sources show it so, in these uses.
    case read([TextUse])
    /// The key or the comment suggests it, for this reason.
    case inferred(String)
  }

  /// Creates an assignment from a rule.
  package init(_ rule: ComponentRule) {
    setting = TextPlacement(
      rule.component, style: rule.style, lines: rule.lines, width: rule.width,
      height: rule.height, minimumScale: rule.minimumScale, categories: rule.categories)
    origin = .mapped(rule.location)
    detail = rule.detail
  }

  /// Creates an assignment from a use in the sources; `nil` where that does not say how the text is set.
  init?(_ use: TextUse) {
    guard let component = ReadComponent(use.drawing) else { return nil }
    setting = TextPlacement(
      component, minimumScale: use.drawing.minimumScale.flatMap { $0 < 1 ? $0 : nil })
    origin = .read([use])
  }

  /// Creates an assignment that was inferred.
  package init(inferred component: any Component, because reason: String) {
    setting = TextPlacement(component)
    origin = .inferred(reason)
  }
}
