import LegibleCore
import LegibleJSON

/// Names that are written in another case than the others.
struct Naming: LintCheck {
  static let rule = LintRule(
    name: "naming",
    summary: "Names of tokens and groups are written in one case.",
    explanation: """
      Each name on the way to a token is looked at. With consistent, the standard, the case that \
      most names fit is the one, once there are ten names; a single lower-case word and a number \
      fit nearly every case. Names that mix cases are hard to remember, and \
      exports that split them into words give identifiers that nobody expects. Rename the tokens \
      and what refers to them, or choose a case under "case".
      """,
    severity: .note,
    options: [
      .choice(
        "case", "consistent", of: ["consistent"] + NameCase.allCases.map(\.rawValue),
        "The case that names are written in.")
    ])

  /// How many names make a habit.
  private static let minimumHabit = 10

  private let wanted: NameCase?
  private var names: [(path: String, key: JSONNode)] = []

  init(_ settings: LintSettings) {
    wanted = NameCase(rawValue: settings.choice("case", of: Self.rule))
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for place in scene.fresh {
      let entry = scene.tree.entries[place]
      if entry.definition.name != "$root" { names.append((entry.path, entry.definition.key)) }
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    var fits: [NameCase: Int] = [:]
    let words = names.map { String(lastName(of: $0.path)) }
    if wanted == nil {
      for word in words {
        for style in NameCase.allCases where style.fits(word) { fits[style, default: 0] += 1 }
      }
    }
    // Of equals the first one of the list.
    let common = NameCase.allCases.reversed().max { fits[$0, default: 0] < fits[$1, default: 0] }
    guard let style = wanted ?? (names.count < Self.minimumHabit ? nil : common) else { return }
    for (word, name) in zip(words, names) where !style.fits(word) {
      let reason = wanted == nil ? ", unlike most names" : ""
      report.add(
        "\(word) is not written in \(style.phrase)\(reason)",
        hint: style.spelling(of: word).map { "Write \($0)." }, at: name.key.location,
        subject: name.path)
    }
  }
}

/// A way to write a name of several words.
enum NameCase: String, CaseIterable {
  case kebab, camel, snake, pascal

  /// The words for messages: `kebab-case`.
  var phrase: String {
    switch self {
    case .kebab: "kebab-case"
    case .camel: "camelCase"
    case .snake: "snake_case"
    case .pascal: "PascalCase"
    }
  }

  /// Whether a name can be read as written this way.
  func fits(_ name: String) -> Bool {
    let first = name.first
    switch self {
    case .kebab: return name.allSatisfy { isWord($0) && !$0.isUppercase || $0 == "-" }
    case .snake: return name.allSatisfy { isWord($0) && !$0.isUppercase || $0 == "_" }
    case .camel: return name.allSatisfy(isWord) && first?.isUppercase == false
    case .pascal: return name.allSatisfy(isWord) && first?.isLowercase == false
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// The same words written this way, `nil` when that is no such name either.
  func spelling(of name: String) -> String? {
    let words = Self.words(of: name)
    let spelled: String
    switch self {
    case .kebab: spelled = words.joined(separator: "-")
    case .snake: spelled = words.joined(separator: "_")
    case .camel: spelled = (words.prefix(1) + words.dropFirst().map(capitalized)).joined()
    case .pascal: spelled = words.map(capitalized).joined()
    }
    return fits(spelled) ? spelled : nil
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name in lower case: split at what is no letter or digit, and before capitals.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || character.isUppercase && word.last?.isUppercase == false {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isWord { word.append(character) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
