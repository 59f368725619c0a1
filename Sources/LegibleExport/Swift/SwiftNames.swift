/// Identifiers as Swift takes them.
///
/// Source: The Swift Programming Language, Lexical Structure: identifiers and keywords.
enum SwiftNames {
  /// A constant: `secondaryLabel`, `` `default` ``, `_500`.
  static func constant(_ name: String) -> String {
    let parts = words(of: name)
    guard let first = parts.first else { return "token" }
    return started(first.lowercased() + parts.dropFirst().map(capitalized).joined())
  }

  /// A type: `SecondaryLabel`, `_500`, `Type_`.
  static func type(_ name: String) -> String {
    let parts = words(of: name)
    guard !parts.isEmpty else { return "Group" }
    let type = started(parts.map(capitalized).joined())
    return reservedTypes.contains(type) ? type + "_" : type
  }

  /// The identifier in backticks where it is a keyword.
  static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func started(_ identifier: String) -> String {
    let canStart = identifier.unicodeScalars.first?.properties.isXIDStart == true
    return canStart ? identifier : "_" + identifier
  }

  /// Names of which nested types would hide something that the file needs.
  private static let reservedTypes: Set<String> = [
    "Any", "Protocol", "Self", "Swift", "SwiftUI", "Type", "UIKit", "TokenBorder", "TokenColor",
    "TokenCurve", "TokenRGBA", "TokenShadow", "TokenStop", "TokenStroke", "TokenTextStyle",
    "TokenTransition", "TokenVariants",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "self", "static", "struct", "subscript", "super", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "as", "false", "is", "nil", "throws", "true", "try",
  ]
}
