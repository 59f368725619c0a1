import LegibleUses

/// What the views around a text say about it.
struct Placement: Hashable {
  /// What the text is, when the place decides that: the title of an alert, a menu item.
  var role: Drawing?
  /// The most lines, 0 for any number, `nil` when that cannot be read.
  var lineLimit: Int? = 0
  /// How far the text may shrink.
  var minimumScale: Double?
  /// The text style or font.
  var style: String?
  /// Whether labels of controls are hidden.
  var hidesLabels = false
  /// The modifiers of the button style around.
  var buttonStyle: [ViewModifier] = []
  /// What the options of a picker are.
  var option = Drawing("Picker option", .oneLine, lines: 1)

  /// The place inside a closure that has a role of its own.
  func inside(_ role: Drawing?) -> Placement {
    var placement = Placement()
    placement.role = role
    placement.option = option
    return placement
  }

  /// How an element is drawn here.
  func drawing(_ element: SwiftUIElement.Text) -> Drawing {
    if case .fixed(let drawing) = element { return drawing }
    if var role {
      if role.kind == .wraps, let lineLimit, lineLimit > 0 {
        role = .limited(role.element, to: lineLimit)
      }
      role.style = style
      return role
    }
    switch element {
    case .fixed(let drawing): return drawing
    case .control(let name) where hidesLabels: return Drawing(name, .notDrawn)
    case .control(let name), .text(let name):
      guard let lineLimit else { return Drawing(name, .undecided, style: style) }
      return .limited(name, to: lineLimit, style: style, minimumScale: minimumScale)
    }
  }
}

/// A modifier that decides how the texts in a view are drawn.
enum ViewModifier: Hashable {
  case lineLimit(Int?)
  case minimumScale(Double)
  case style(String)
  case hidesLabels

  /// Applies the modifier to what stands inside it.
  func apply(to placement: inout Placement) {
    switch self {
    case .lineLimit(let limit): placement.lineLimit = limit
    case .minimumScale(let scale): placement.minimumScale = scale
    case .style(let style): placement.style = style
    case .hidesLabels: placement.hidesLabels = true
    }
  }

  /// Reads a call of one of SwiftUI's modifiers, `nil` for others.
  init?(_ name: String, _ call: Call) {
    switch name {
    case "lineLimit":
      switch call.first {
      case .integer(let count)?: self = .lineLimit(max(count, 0))
      case .nothing?: self = .lineLimit(0)
      default: self = .lineLimit(nil)
      }
    case "minimumScaleFactor":
      switch call.first {
      case .decimal(let scale)?: self = .minimumScale(scale)
      case .integer(let scale)?: self = .minimumScale(Double(scale))
      default: return nil
      }
    case "font":
      guard let font = call.first?.fontName else { return nil }
      self = .style(font)
    case "labelsHidden": self = .hidesLabels
    default: return nil
    }
  }
}

extension Call {
  /// The font of `.system(size: 16, weight: .bold)`, which does not follow Dynamic Type; `nil` for other calls.
  fileprivate var fixedFont: FixedFont? {
    guard callee.lastName == "system", let size = argument("size")?.number, size > 0 else {
      return nil
    }
    return FixedFont(size: size, weight: argument("weight")?.lastName)
  }
}

extension Expression {
  /// The value of a literal number.
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    default: nil
    }
  }

  /// The name of a font expression's first part: `headline` of `.headline.bold()`.
  fileprivate var fontName: String? {
    switch self {
    case .member(nil, let name, _): name
    case .member(.name("Font", _)?, let name, _): name
    case .member(let base?, _, _): base.fontName
    case .call(let call): call.fixedFont?.name ?? call.callee.fontName
    default: nil
    }
  }
}
