import LegibleCore

/// A text style that does not follow the reader's text size.
enum FixedSizeRule {
  static let rule = Rule(
    "fixed-size", of: .audit, severity: .note,
    summary: "Text styles should follow the reader's text size.",
    explanation: """
      A typography token keeps its size at every Dynamic Type setting unless it names, in \
      $extensions.org.legible.scalesWith, the text style of iOS whose growth it follows. Some text \
      is meant to keep its size; where it is not, readers who need larger text do not get it, and \
      the audit measures one size twelve times.
      """)

  /// One note for each style of the configuration that has one size at several size categories.
  ///
  /// - Parameters:
  ///   - settings: The settings of the audit.
  ///   - variants: Their styles in each context, the default one first.
  ///   - location: Where the style of a setting is named.
  static func findings(
    _ settings: [TextPlacement], _ variants: StyleVariants,
    at location: (TextPlacement) -> SourceLocation
  ) -> [AuditFinding] {
    var seen = Set<String>()
    return settings.enumerated().compactMap { index, setting in
      guard let name = setting.style, let size = variants.styles[index].onlySize,
        variants.styles[index].styles.count > 1, setting.categories == nil,
        seen.insert(name).inserted
      else { return nil }
      let others = Set(
        variants.origins.indices.filter { variants.origins[$0] == index }
          .compactMap { variants.styles[$0].onlySize }
      ).subtracting([size]).sorted()
      let rest =
        others.isEmpty
        ? ""
        : ", and \(others.map { $0.roundedUpDescription() }.joined(separator: ", ")) pt in other contexts"
      return AuditFinding(
        Finding(
          rule: rule, severity: .note, outcome: .fail,
          message:
            "the style \(name) keeps its \(size.roundedUpDescription()) pt at every text size\(rest)",
          hint: "Let it follow a style of iOS: \"scalesWith\" in $extensions.org.legible.",
          at: location(setting), subject: name))
    }
  }
}

extension StyleTable {
  /// The size in pt that it has at every size category; `nil` where it grows.
  fileprivate var onlySize: Double? {
    guard let size = styles.first?.size, styles.allSatisfy({ $0.size == size }) else { return nil }
    return size
  }
}
