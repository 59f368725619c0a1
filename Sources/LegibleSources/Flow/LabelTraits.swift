import LegibleUses

/// A label or button of UIKit, as the code calls it.
struct LabelName: Hashable {
  var type: Int?
  /// The member, for a local name.
  var member: Int?
  var name: String
}

/// What code sets on a label or button of UIKit that decides how its text is drawn.
struct LabelTraits {
  /// The most lines, 0 for any number; `.some(nil)` when that cannot be read.
  var lines: Int??
  /// How far the text may shrink, where it does.
  var minimumScale: Double?
  var shrinks = false
  var truncation: Drawing.Truncation?
  /// Whether a text that is too long goes on in the next line.
  var wrapsWords = false
  var style: String?
  /// Whether a button is drawn by a `UIButton.Configuration`, whose title wraps.
  var isConfigured = false

  /// The properties that are read.
  static let names: Set<String> = [
    "numberOfLines", "minimumScaleFactor", "adjustsFontSizeToFitWidth", "lineBreakMode", "font",
    "configuration",
  ]

  /// Takes a property that is set.
  mutating func set(_ name: String, to value: Expression) {
    switch name {
    case "numberOfLines":
      if case .integer(let count) = value {
        lines = .some(max(count, 0))
      } else {
        lines = .some(nil)
      }
    case "minimumScaleFactor": minimumScale = value.number
    case "adjustsFontSizeToFitWidth": shrinks = value.lastName == "true"
    case "lineBreakMode":
      truncation = value.lastName.flatMap { Self.truncations[$0] }
      wrapsWords = ["byWordWrapping", "byCharWrapping"].contains(value.lastName)
    case "font": style = value.uiFontName
    case "configuration": isConfigured = !value.isNothing
    default: break
    }
  }

  /// These traits, with what they leave open from others.
  func completed(by others: LabelTraits) -> LabelTraits {
    var traits = self
    if traits.lines == nil { traits.lines = others.lines }
    traits.minimumScale = minimumScale ?? others.minimumScale
    traits.truncation = truncation ?? others.truncation
    traits.style = style ?? others.style
    traits.shrinks = shrinks || others.shrinks
    traits.wrapsWords = wrapsWords || others.wrapsWords
    traits.isConfigured = isConfigured || others.isConfigured
    return traits
  }

  private static let truncations: [String: Drawing.Truncation] = [
    "byTruncatingHead": .head, "byTruncatingMiddle": .middle, "byTruncatingTail": .tail,
    "byClipping": .clip,
  ]

  /// How an element draws with these traits that draws in a way without them.
  func applied(to drawing: Drawing) -> Drawing {
    var changed = drawing
    if let lines {
      changed =
        lines.map { Drawing.limited(drawing.element, to: $0) }
        ?? Drawing(drawing.element, .undecided)
    }
    changed.style = style ?? drawing.style
    changed.minimumScale = shrinks ? minimumScale : drawing.minimumScale
    changed.truncation = truncation ?? drawing.truncation
    changed.width = drawing.width
    return changed
  }
}

extension Expression {
  /// The text style or the name of a `UIFont`: `headline` of `.preferredFont(forTextStyle: .headline)`.
  fileprivate var uiFontName: String? {
    guard case .call(let call) = self else { return lastName }
    if case .call? = call.callee.base { return call.callee.base?.uiFontName }
    if let size = call.argument("ofSize")?.number, size > 0 {
      switch call.callee.lastName {
      case "systemFont":
        return FixedFont(size: size, weight: call.argument("weight")?.lastName).name
      case "boldSystemFont": return FixedFont(size: size, weight: "bold").name
      default: break
      }
    }
    return call.argument("forTextStyle")?.lastName ?? call.callee.lastName
  }
}
