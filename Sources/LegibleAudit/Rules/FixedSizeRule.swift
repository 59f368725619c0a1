import LegibleCore

/// A text style that does not follow the reader's text size.
enum FixedSizeRule {
  static let description = AuditRule(
    name: "fixed-size", summary: "Text styles should follow the reader's text size.",
    explanation: """
      A typography token keeps its size at every Dynamic Type setting unless it names, in \
      $extensions.org.legible.scalesWith, the text style of iOS whose growth it follows. Some text \
      is meant to keep its size; where it is not, readers who need larger text do not get it, and \
      the audit measures one size twelve times.
      """)

  /// One note for each style of the configuration that has one size at several size categories.
  static func findings(
    _ settings: [TextSetting], _ styles: [StyleTable], at location: (TextSetting) -> SourceLocation
  ) -> [AuditFinding] {
    var seen = Set<String>()
    return zip(settings, styles).compactMap { setting, table in
      guard let name = setting.style, let first = table.styles.first, table.styles.count > 1,
        table.styles.allSatisfy({ $0.size == first.size }), seen.insert(name).inserted
      else { return nil }
      return AuditFinding(
        Finding(
          rule: description.name, severity: .note, outcome: .fail,
          message: "the style \(name) keeps its \(points(first.size)) pt at every text size",
          hint: "Let it follow a style of iOS: \"scalesWith\" in $extensions.org.legible.",
          at: location(setting), subject: name))
    }
  }
}
