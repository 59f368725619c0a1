extension Ellipsis {
  /// How a language writes that text is missing (CLDR 42, `characters/ellipsis`): some put a space
  /// beside the ellipsis, Chinese in Hong Kong puts it in the middle of the line.
  ///
  /// - Parameter locale: A BCP 47 tag; its longest known start decides.
  public static func localized(_ locale: String) -> Self {
    var subtags = locale.lowercased().split(separator: "-")
    while !subtags.isEmpty {
      if let known = patterns[subtags.joined(separator: "-")] { return known }
      subtags.removeLast()
    }
    return root
  }

  /// Languages without patterns of their own: only whole words stand off from the ellipsis.
  private static let root = Self(
    final: "\u{2026}", initial: "\u{2026}", medial: "\u{2026}", wordFinal: " \u{2026}")

  private static let patterns: [String: Self] = {
    let spaced = Self(
      final: " \u{2026}", initial: "\u{2026} ", medial: " \u{2026} ", wordFinal: " \u{2026}")
    let spacedEnd = Self(
      final: "\u{2026}", initial: "\u{2026} ", medial: "\u{2026} ", wordFinal: "\u{2026}")
    let spacedMiddle = Self(
      final: "\u{2026}", initial: "\u{2026}", medial: "\u{2026} ", wordFinal: "\u{2026}")
    let tibetan = String(repeating: "\u{F0B}", count: 4)
    let rows: [([String], Self)] = [
      (
        [
          "ca", "eu", "ff-adlm", "fi", "gl", "hu", "lv", "mk", "pl", "pt-ao", "pt-ch", "pt-cv",
          "pt-gq", "pt-gw", "pt-lu", "pt-mo", "pt-mz", "pt-pt", "pt-st", "pt-tl", "ro", "uk",
          "yue-cn", "yue-hans", "zh",
        ], platform
      ),
      (["bg", "bs", "hr", "kgp", "pt", "yrl"], spacedMiddle),
      (["cs", "es", "fr"], spacedEnd),
      (["bn", "lb"], spaced),
      (["bn-in", "zh-hant", "zh-tw"], root),
      (
        ["ast"],
        Self(
          final: "\u{2026}", initial: "\u{2026}", medial: "\u{2026} ", wordFinal: " \u{2026}")
      ),
      (
        ["et"],
        Self(
          final: "\u{2026}", initial: "\u{2026}", medial: " \u{2026} ", wordFinal: " \u{2026}")
      ),
      (["zh-hant-hk", "zh-hant-mo", "zh-hk", "zh-mo"], Self("\u{22EF}")),
      (
        ["dz"],
        Self(
          final: tibetan, initial: tibetan, medial: tibetan + "\u{F0B}\u{F0B} ",
          wordFinal: " \u{2026}")
      ),
    ]
    return rows.reduce(into: [:]) { patterns, row in
      for tag in row.0 { patterns[tag] = row.1 }
    }
  }()
}
