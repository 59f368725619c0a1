public import LegibleCore
package import LegibleUnicode

/// One key in one language: every text that it can become.
public struct LocalizedString: Hashable, Sendable {
  /// The key by which code asks for it.
  public var key: String
  /// The language as a BCP 47 tag: `de`, `zh-Hans`.
  public var language: String
  /// The table, which is the catalog's file name without its extension: `Localizable`.
  package var table: String
  /// What the developer told the translator.
  public var comment: String?
  /// The texts, in the order plural category, device, width, as they were found; never empty.
  public var variants: [StringVariant]
  /// What `%#@name@` in a variant stands for, by name in ascending order.
  package var substitutions: [StringSubstitution]
  /// Whether the catalog has no text for the source language, so that the key itself is shown.
  package var isKeyShown: Bool
  /// Whether no code uses it any more, as Xcode found.
  package var isStale: Bool
  /// Where the language's entry stands.
  package var location: SourceLocation

  /// Creates a localized string.
  package init(
    key: String, language: String, table: String, comment: String? = nil,
    variants: [StringVariant], substitutions: [StringSubstitution] = [], isKeyShown: Bool = false,
    isStale: Bool = false, at location: SourceLocation
  ) {
    self.key = key
    self.language = language
    self.table = table
    self.comment = comment
    self.variants = variants
    self.substitutions = substitutions
    self.isKeyShown = isKeyShown
    self.isStale = isStale
    self.location = location
  }
}

/// One text of a string and when it is chosen.
public struct StringVariant: Hashable, Sendable {
  /// The text, with its placeholders.
  public var value: String
  /// The plural category that selects it; `nil` for any number.
  package var plural: PluralCategory?
  /// The device that selects it, as catalogs name it: `iphone`, `ipad`, `other`.
  package var device: String?
  /// The screen width in ems that selects it (`NSStringVariableWidthRuleType`).
  package var width: Int?
  /// How far its translation is.
  package var state: TranslationState
  /// Where the text stands.
  public var location: SourceLocation

  /// Creates a variant.
  package init(
    _ value: String, plural: PluralCategory? = nil, device: String? = nil, width: Int? = nil,
    state: TranslationState = .translated, at location: SourceLocation
  ) {
    self.value = value
    self.plural = plural
    self.device = device
    self.width = width
    self.state = state
    self.location = location
  }
}

/// A named part of a string that has plural forms of its own: `%#@days@`.
package struct StringSubstitution: Hashable, Sendable {
  /// The name between `%#@` and `@`.
  package var name: String
  /// The argument, from 1, when the catalog says which.
  package var argument: Int?
  /// The printf conversion of its number without the percent sign: `lld`.
  package var specifier: String
  /// Its texts; `%arg` in them is the number.
  package var variants: [StringVariant]

  /// Creates a substitution.
  package init(name: String, argument: Int?, specifier: String, variants: [StringVariant]) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
    self.variants = variants
  }
}

/// How far a translation is.
package enum TranslationState: String, Hashable, Sendable {
  case translated
  /// Someone has to look at it again.
  case needsReview = "needs_review"
  /// A machine's copy of the source text.
  case new
}
