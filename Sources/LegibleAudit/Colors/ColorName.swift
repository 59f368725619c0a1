import LegibleCore
import LegibleColor

/// What the path of a colour token says of the colour's use.
struct ColorName {
  /// Which side of a pair it is, if it says so.
  enum Side {
    case foreground, background, neither
  }

  /// Which side of a pair it is.
  let side: Side
  /// The groups around it, without those that only say that it is a colour.
  let scope: [String]
  /// What it is, apart from its side and its state: `danger` of `text.danger`.
  let subject: [String]
  /// The same with the words for a background: `surface` of `surface`.
  let name: [String]
  /// Whether it lies on what ``subject`` names: `on-accent`.
  let isOn: Bool
  /// Whether it belongs to what is light in dark and dark in light.
  let isInverse: Bool
  /// The state of a control: `hover`.
  let state: String?
  /// What a foreground is for.
  let role: ContrastRole
  /// Whether it names a part of something: `buttonText`.
  let isPart: Bool

  /// Reads a path; `nil` for one that names raw material: a palette, a scale.
  init?(_ path: String) {
    let groups = path.split(at: ".", omittingEmptySubsequences: true).map {
      ColorWords.words(in: String($0))
    }
    guard let last = groups.last, !groups.contains(where: ColorWords.isRaw) else { return nil }
    let sides = groups.map(ColorWords.side)
    var start = groups.count - 1
    if let place = sides.lastIndex(where: { $0 != .neither }) {
      start = place
      while start > 0, sides[start - 1] == sides[place] { start -= 1 }
      side = sides[place]
    } else {
      side = ColorWords.weakSide(of: last)
    }
    let words = groups[start...].flatMap(\.self)
    scope = groups[..<start].flatMap(\.self).filter { !ColorWords.empty.contains($0) }
    isOn = ColorWords.isOn(words)
    isInverse = words.contains { ColorWords.inverse.contains($0) }
    state = words.first { ColorWords.states.contains($0) }
    role = ColorWords.role(of: words)
    let side = side
    let name = words.filter { word in
      word != "on" && !ColorWords.states.contains(word) && !ColorWords.plain.contains(word)
        && !(side == .foreground && ColorWords.foreground.contains(word))
    }
    self.name = name
    let endsAsTitle = side == .foreground && ColorWords.endsAsTitle(words)
    subject =
      switch side {
      case .background: name.filter { !ColorWords.background.contains($0) }
      case .foreground where endsAsTitle:
        name.filter { !ColorWords.titles.contains($0) && !ColorWords.background.contains($0) }
      default: name
      }
    let endsAsForeground =
      endsAsTitle || words.last.map { ColorWords.foreground.contains($0) } ?? false
    isPart =
      start == groups.count - 1 && side == .foreground && !isOn && !subject.isEmpty
      && endsAsForeground
  }

  /// Whether a background of that subject is one for everything.
  var isNeutral: Bool {
    subject.allSatisfy { ColorWords.neutral.contains($0) || $0.allSatisfy(\.isNumber) }
  }
}
