import LegibleAdaptive
import LegibleCatalogs

/// Guesses the component of a string from its comment, its key and its text.
///
/// Interface Builder's comments name the class and are the surest; then come words of the comment,
/// words of the key, and the length of the text. What nothing speaks of is a list row, whose text
/// wraps: a one-line component would report truncation on no evidence, while longest words,
/// clipping and missing glyphs are still found in a row.
func inferredComponent(of string: LocalizedString) -> ComponentAssignment {
  if let comment = string.comment {
    if let found = interfaceBuilderComponent(comment) { return found }
    if let (component, phrase) = component(named: comment) {
      return ComponentAssignment(inferred: component, because: "the comment says \"\(phrase)\"")
    }
  }
  // A key that is itself the text says what users read, not where.
  if !string.isKeyShown, !string.key.contains(" "),
    let (component, phrase) = component(named: string.key)
  {
    return ComponentAssignment(inferred: component, because: "the key says \"\(phrase)\"")
  }
  let longest = string.variants.map(\.value.count).max() ?? 0
  if longest > longestLabel {
    return ComponentAssignment(
      inferred: BodyParagraph(), because: "the text has \(longest) characters")
  }
  if string.variants.contains(where: { $0.value.contains("\n") }) {
    return ComponentAssignment(inferred: BodyParagraph(), because: "the text has line breaks")
  }
  return ComponentAssignment(inferred: ListRow(), because: "nothing says where it is shown")
}

/// The characters of the longest label; 95 in 100 strings of two open apps (50,800 strings in 25
/// languages) have at most 101.
private let longestLabel = 100

/// The words that name a component, most telling first; each is a run of words.
///
/// A subtitle is not a one-line title, and it may wrap.
private let phrases: [(String, any Component)] = [
  ("navigation title", NavigationTitle()), ("navigation bar title", NavigationTitle()),
  ("nav title", NavigationTitle()), ("nav bar title", NavigationTitle()),
  ("navbar title", NavigationTitle()), ("screen title", NavigationTitle()),
  ("page title", NavigationTitle()), ("title of the screen", NavigationTitle()),
  ("title of screen", NavigationTitle()), ("title for the screen", NavigationTitle()),
  ("view controller title", NavigationTitle()), ("title bar", NavigationTitle()),
  ("footnote", BodyParagraph()), ("footer", BodyParagraph()), ("paragraph", BodyParagraph()),
  ("explanation", BodyParagraph()), ("description", BodyParagraph()),
  ("descriptive text", BodyParagraph()), ("message", BodyParagraph()), ("body", BodyParagraph()),
  ("instructions", BodyParagraph()), ("disclaimer", BodyParagraph()),
  ("button", FullWidthButton()), ("btn", FullWidthButton()), ("cta", FullWidthButton()),
  ("subtitle", ListRow()), ("field label", TableCellLeftDetail()),
  ("placeholder", TextField()), ("table cell", TableCellBasic()), ("cell", TableCellBasic()),
  ("row", ListRow()), ("list item", ListRow()),
]

private func component(named text: String) -> (any Component, phrase: String)? {
  let words = words(of: text)
  for (phrase, component) in phrases {
    let wanted = phrase.split(separator: " ")
    guard let last = words.indices.dropLast(wanted.count - 1).last else { continue }
    for start in 0...last where words[start..<start + wanted.count].elementsEqual(wanted) {
      return (component, phrase)
    }
  }
  return nil
}

/// The words of a comment or a key, lower-case: `trip.saveButton` gives trip, save, button.
private func words(of text: String) -> [Substring] {
  var spaced = ""
  var wasLower = false
  for character in text {
    if character.isUppercase, wasLower { spaced.append(" ") }
    spaced.append(character)
    wasLower = character.isLowercase
  }
  return spaced.lowercased().split { !$0.isLetter }
}

/// Reads `Class = "UIButton"; normalTitle = "..."; ObjectID = "...";`.
private func interfaceBuilderComponent(_ comment: String) -> ComponentAssignment? {
  guard let mark = comment.firstRange(of: "Class = \"") else { return nil }
  let name = String(comment[mark.upperBound...].prefix { $0 != "\"" })
  let component: any Component
  switch name {
  case "UINavigationItem", "UIViewController": component = NavigationTitle()
  case "UIButton": component = FullWidthButton()
  case "UIBarButtonItem": component = BarButton()
  case "UITabBarItem": component = TabItem()
  case "UISegmentedControl": component = Segment()
  case "UISearchBar": component = SearchField()
  case "UITextField": component = TextField()
  case "UITextView": component = TextView()
  case "UITableViewSection": component = BodyParagraph()
  default: return nil
  }
  return ComponentAssignment(inferred: component, because: "the comment names the class \(name)")
}
