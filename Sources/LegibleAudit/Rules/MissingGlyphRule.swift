import LegibleCatalogs
import LegibleCore

/// A code point that no font of the audit covers.
struct MissingGlyph: Hashable, Sendable {
  var scalar: Unicode.Scalar
  var string: LocalizedString
  var location: SourceLocation
}

/// Texts with code points that no declared font can show.
enum MissingGlyphRule {
  static let description = AuditRule(
    name: "missing-glyph", summary: "Some declared font must cover every character.",
    explanation: """
      A character that no font covers shows as an empty box, and its width is not known. The \
      declared fonts and the embedded ones are searched; a platform may have more, so it is a \
      warning. Emoji are a note: every platform brings its own, whose widths cannot be measured \
      here. A private-use character is an error: only a font of the app's own can have it.
      """)

  /// One finding for each character, at the first string that has it.
  static func findings(_ missing: [MissingGlyph]) -> [AuditFinding] {
    let byScalar = Dictionary(grouping: missing, by: \.scalar)
    return byScalar.sorted { $0.key.value < $1.key.value }.map { scalar, found in
      let strings = Set(found.map(\.string.key)).count
      let first = found.min { $0.location < $1.location } ?? found[0]
      let kind = Kind(scalar)
      let name = scalar.properties.name.map { " \($0)" } ?? ""
      let finding = Finding(
        rule: description.name, severity: kind.severity,
        outcome: kind == .privateUse ? .fail : .cannotTell,
        message: "no font of the audit covers \(scalar.codePoint)\(name), in "
          + counted(strings, "string"),
        hint: kind.hint, at: first.location,
        subject: "\(first.string.key) (\(first.string.language))", count: found.count)
      return AuditFinding(finding)
    }
  }

  /// Who may still have a font for a character.
  private enum Kind {
    case emoji, privateUse, other

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.generalCategory == .privateUse {
        self = .privateUse
      } else if scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifierBase {
        self = .emoji
      } else {
        self = .other
      }
    }

    var severity: Severity {
      switch self {
      case .emoji: .note
      case .privateUse: .error
      case .other: .warning
      }
    }

    var hint: String {
      switch self {
      case .emoji: "The platform has its own emoji; their widths are not measured."
      case .privateUse: "Declare the icon font that has it under \"fonts\"."
      case .other: "Declare a font that has it under \"fonts\"."
      }
    }
  }
}
