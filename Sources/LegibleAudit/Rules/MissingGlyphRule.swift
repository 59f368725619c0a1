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
  static let rule = Rule(
    "missing-glyph", of: .audit, severity: .warning,
    summary: "Some declared font must cover every character.",
    explanation: """
      A character that no font covers shows as an empty box, and its width is not known. The \
      declared fonts and the embedded ones are searched; a platform may have more, so it is a \
      warning. Emoji, keycaps and signs that can be emoji are a note: every platform brings its own, whose \
      widths cannot be measured here; so are arrows, mathematical and other common symbols, for which \
      platforms have fonts beside those of scripts. A private-use character is an error: only a font of the app's own can have it.
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
        rule: rule, severity: kind.severity,
        outcome: kind == .privateUse ? .fail : .cannotTell,
        message: "no font of the audit covers \(scalar.codePoint)\(name), in "
          + pluralized(strings, "string"),
        hint: kind.hint, at: first.location,
        subject: "\(first.string.key) (\(first.string.language))", count: found.count)
      return AuditFinding(finding)
    }
  }

  /// Who may still have a font for a character.
  private enum Kind {
    case emoji, symbol, privateUse, other

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.generalCategory == .privateUse {
        self = .privateUse
      } else if scalar.isPartOfEmoji {
        self = .emoji
      } else if scalar.isCommonSymbol {
        self = .symbol
      } else {
        self = .other
      }
    }

    var severity: Severity {
      switch self {
      case .emoji, .symbol: .note
      case .privateUse: .error
      case .other: .warning
      }
    }

    var hint: String {
      switch self {
      case .emoji: "The platform has its own emoji; their widths are not measured."
      case .symbol: "Platforms have fonts for symbols; its width is not measured."
      case .privateUse: "Declare the icon font that has it under \"fonts\"."
      case .other: "Declare a font that has it under \"fonts\"."
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji by itself or with a variation selector, or a part of a sequence that is one: a
  /// keycap, a flag's letter or tag (UTS #51, 1.4).
  fileprivate var isPartOfEmoji: Bool {
    properties.isEmoji || value == 0x20E3 || (0xE0020...0xE007F).contains(value)
  }

  /// Whether it is a symbol of the blocks from punctuation to miscellaneous symbols and arrows.
  fileprivate var isCommonSymbol: Bool {
    guard (0x2000...0x2BFF).contains(value) else { return false }
    return switch properties.generalCategory {
    case .mathSymbol, .otherSymbol, .currencySymbol, .modifierSymbol: true
    default: false
    }
  }
}
