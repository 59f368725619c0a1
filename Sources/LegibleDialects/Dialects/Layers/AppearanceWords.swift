/// What the words of a set's or file's name say about appearance and contrast.
///
/// Only words whose meaning is beyond doubt count: light, dark, day, night, and those for more
/// contrast; a name with light and dark in it says neither.
struct AppearanceWords: Hashable {
  /// `light` or `dark`.
  var appearance: String?
  /// Whether it is for increased contrast.
  var isHighContrast = false
  /// Whether the appearance goes by day and night, which mean it only side by side.
  var isDayOrNight = false

  /// Reads a name: words are separated by anything but letters, or by a capital.
  init(_ name: String) {
    let words = Self.words(of: name)
    var found: Set<String> = []
    for (index, word) in words.enumerated() {
      let next = words.dropFirst(index + 1).first ?? ""
      switch word {
      case "light", "lightmode", "lighttheme": found.insert("light")
      case "dark", "darkmode", "darktheme": found.insert("dark")
      case "day", "night":
        found.insert(word == "day" ? "light" : "dark")
        isDayOrNight = true
      case "hc", "highcontrast", "hicontrast": isHighContrast = true
      case "high", "increased", "more": isHighContrast = isHighContrast || next == "contrast"
      case "contrast":
        isHighContrast = isHighContrast || ["high", "increased", "more"].contains(next)
      default: break
      }
    }
    if found.count == 1 { appearance = found.first }
  }

  /// The words of a name in lower case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      if !character.isLetter || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
