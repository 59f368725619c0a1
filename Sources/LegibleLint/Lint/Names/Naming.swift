import LegibleCore
import LegibleJSON
import LegibleTokens

/// Names that are written in another case than the others.
struct Naming: LintCheck {
  static let rule = Rule(
    "naming", of: .lint, severity: .note,
    summary: "Names of tokens and groups are written in one case.",
    explanation: """
      Each name on the way to a token is looked at. With consistent, the standard, the case that \
      most names fit is the one, once there are ten names; a single lower-case word and a number \
      fit nearly every case. Names that mix cases are hard to remember, and \
      exports that split them into words give unexpected identifiers. Rename the tokens \
      and what refers to them, or choose a case under "case".
      """,
    options: [
      .choice(
        "case", "consistent", of: ["consistent"] + NameCase.allCases.map(\.rawValue),
        "The case that names are written in.")
    ])

  /// How many names make a habit.
  private static let minimumHabit = 10

  private let wanted: NameCase?
  private var names: [(path: String, name: String, key: JSONNode)] = []

  init(_ settings: LintSettings) {
    wanted = NameCase(rawValue: settings.choice("case", of: Self.rule))
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for id in scene.fresh {
      let entry = scene.tree.entries[id]
      let name = entry.definition.name
      if name != "$root" { names.append((entry.path, name, entry.definition.key)) }
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    guard let style = wanted ?? habit else { return }
    for (path, name, key) in names where !NameShape(name).fits(style) {
      let reason = wanted == nil ? ", unlike most names" : ""
      report.add(
        "\(name) is not written in \(style.phrase)\(reason)",
        hint: style.spelling(of: name).map { "Write \($0)." }, at: key.location, subject: path)
    }
  }

  /// The case that most names fit, of equals the first one; `nil` where there are few names.
  private var habit: NameCase? {
    guard names.count >= Self.minimumHabit else { return nil }
    var fits = [Int](repeating: 0, count: NameCase.allCases.count)
    for (_, name, _) in names {
      let shape = NameShape(name)
      for (index, style) in NameCase.allCases.enumerated() where shape.fits(style) {
        fits[index] += 1
      }
    }
    return fits.max().flatMap(fits.firstIndex).map { NameCase.allCases[$0] }
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

  /// The same words written this way, `nil` when that is not such a name either.
  func spelling(of name: String) -> String? {
    let words = Self.words(of: name)
    let spelled: String
    switch self {
    case .kebab: spelled = words.joined(separator: "-")
    case .snake: spelled = words.joined(separator: "_")
    case .camel: spelled = (words.prefix(1) + words.dropFirst().map(capitalized)).joined()
    case .pascal: spelled = words.map(capitalized).joined()
    }
    return !spelled.isEmpty && NameShape(spelled).fits(self) ? spelled : nil
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name in lower case: split at what is neither a letter nor a digit, and before capitals.
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

/// What a name is made of, as far as it tells cases apart.
struct NameShape {
  private var hasCapitals = false
  private var hasHyphens = false
  private var hasUnderscores = false
  private var hasOthers = false
  private var beginsWithCapital = false
  private var beginsWithSmall = false

  /// Looks at a name once.
  ///
  /// - Complexity: O(*n*).
  init(_ name: String) {
    var isFirst = true
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z": beginsWithSmall = beginsWithSmall || isFirst
      case "A"..."Z": noteCapital(isFirst)
      case "0"..."9": break
      case "-": hasHyphens = true
      case "_": hasUnderscores = true
      case _ where scalar.isASCII: hasOthers = true
      default:
        let properties = scalar.properties
        if properties.isUppercase {
          noteCapital(isFirst)
        } else if properties.isLowercase {
          beginsWithSmall = beginsWithSmall || isFirst
        } else if !properties.isAlphabetic, properties.numericType == nil,
          !properties.isGraphemeExtend
        {
          hasOthers = true
        }
      }
      isFirst = false
    }
  }

  private mutating func noteCapital(_ isFirst: Bool) {
    hasCapitals = true
    beginsWithCapital = beginsWithCapital || isFirst
  }

  /// Whether a name can be read as written this way.
  func fits(_ style: NameCase) -> Bool {
    if hasOthers { return false }
    return switch style {
    case .kebab: !hasCapitals && !hasUnderscores
    case .snake: !hasCapitals && !hasHyphens
    case .camel: !hasHyphens && !hasUnderscores && !beginsWithCapital
    case .pascal: !hasHyphens && !hasUnderscores && !beginsWithSmall
    }
  }
}
