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
  /// The most pt that a frame leaves.
  var width: Double?
  /// Whether it takes the width that it needs.
  var isFixedSize = false
  /// Where a text that is too long is cut.
  var truncation: Drawing.Truncation?
  /// Whether a title in the navigation bar begins large, `nil` when that cannot be read.
  var hasLargeTitle: Bool?
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
    if let role, !element.isFixed { return drawing(in: role) }
    switch element {
    case .fixed(let drawing): return drawing
    case .control(let name) where hidesLabels: return Drawing(name, .notDrawn)
    case .control(let name), .text(let name):
      guard let lineLimit else { return measured(Drawing(name, .undecided, style: style)) }
      return measured(.limited(name, to: lineLimit, style: style, minimumScale: minimumScale))
    }
  }

  private func drawing(in role: Drawing) -> Drawing {
    var drawing = role
    if role.kind == .wraps, let lineLimit, lineLimit > 0 {
      drawing = .limited(role.element, to: lineLimit)
    }
    if let style { drawing.style = style }
    return role.isOnScreen ? measured(drawing) : drawing
  }

  private func measured(_ drawing: Drawing) -> Drawing {
    var drawing = drawing
    (drawing.width, drawing.isFixedSize, drawing.truncation) = (width, isFixedSize, truncation)
    return drawing
  }
}

/// A modifier that decides how the texts in a view are drawn.
enum ViewModifier: Hashable {
  case lineLimit(Int?)
  case minimumScale(Double)
  case style(String)
  case hidesLabels
  case width(Double)
  case fixedSize
  case truncation(Drawing.Truncation)
  case largeTitle(Bool)

  /// Applies the modifier to what stands inside it.
  func apply(to placement: inout Placement) {
    switch self {
    case .lineLimit(let limit): placement.lineLimit = limit
    case .minimumScale(let scale): placement.minimumScale = scale
    case .style(let style): placement.style = style
    case .hidesLabels: placement.hidesLabels = true
    case .width(let width): placement.width = min(width, placement.width ?? width)
    case .fixedSize: placement.isFixedSize = true
    case .truncation(let truncation): placement.truncation = truncation
    case .largeTitle(let isLarge): placement.hasLargeTitle = isLarge
    }
  }

  /// Reads a call of one of SwiftUI's modifiers, `nil` for others.
  init?(_ name: String, _ call: Call) {
    switch name {
    case "frame":
      guard let width = (call.argument("width") ?? call.argument("maxWidth"))?.number else {
        return nil
      }
      self = .width(width)
    case "fixedSize":
      // Without arguments in both directions.
      let isHorizontal = call.argument("horizontal").map { $0.lastName == "true" }
      guard isHorizontal ?? call.arguments.isEmpty else { return nil }
      self = .fixedSize
    case "truncationMode":
      guard let mode = call.first?.lastName.flatMap(Drawing.Truncation.init) else { return nil }
      self = .truncation(mode)
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      guard let isLarge = call.first?.isLargeTitleMode else { return nil }
      self = .largeTitle(isLarge)
    case "lineLimit":
      switch call.first {
      case .integer(let count)?: self = .lineLimit(max(count, 0))
      case .nothing?: self = .lineLimit(0)
      default: self = .lineLimit(nil)
      }
    case "minimumScaleFactor":
      guard let scale = call.first?.number else { return nil }
      self = .minimumScale(scale)
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

extension SwiftUIElement.Text {
  /// Whether it is drawn alike whatever stands around it.
  var isFixed: Bool { if case .fixed = self { true } else { false } }
}

extension Drawing {
  /// Whether a text is drawn whose width is known to matter.
  fileprivate var isOnScreen: Bool { [.wraps, .oneLine, .nLines, .undecided].contains(kind) }
}

extension Expression {
  /// The value of a number literal.
  var number: Double? {
    switch self {
    case .decimal(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// Whether a display mode of titles is large; `nil` for one that the screen before decides.
  var isLargeTitleMode: Bool? {
    switch lastName {
    case "inline", "inlineLarge", "never": false
    case "large", "always": true
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
