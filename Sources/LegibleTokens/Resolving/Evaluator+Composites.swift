import LegibleCore
import LegibleJSON

/// The composite types: Format Module 2025.10, section 9.
extension Evaluator {
  /// Reads a line style.
  mutating func strokeStyle(at node: JSONNode) -> TokenValue.StrokeStyle? {
    if node.kind == .string {
      return choice(at: node, "a strokeStyle", of: TokenValue.StrokeStyle.Name.self).map {
        .named($0)
      }
    }
    guard let parts = properties(of: node, "a strokeStyle", required: ["dashArray", "lineCap"])
    else { return nil }
    let cap = parts["lineCap"].flatMap {
      choice(at: $0, "lineCap", of: TokenValue.StrokeStyle.LineCap.self)
    }
    guard let array = parts["dashArray"].flatMap({ literal(at: $0) }) else { return nil }
    guard array.kind == .array, array.count > 0 else {
      report(.invalidValue, "dashArray must be an array of dimensions, not empty", at: array)
      return nil
    }
    let lengths = array.elements.compactMap { extent($0, "a length of dashArray") }
    guard let cap, lengths.count == array.count else { return nil }
    return .dashed(lengths: lengths, cap: cap)
  }

  /// Reads the line around a box.
  mutating func border(at node: JSONNode) -> TokenValue.Border? {
    guard let parts = properties(of: node, "a border", required: ["color", "width", "style"]) else {
      return nil
    }
    let color = colorPart(parts["color"])
    let width = extent(parts["width"], "the width of a border")
    let style = parts["style"].flatMap { value(at: $0, as: .strokeStyle) }
    guard let color, let width, case .strokeStyle(let style) = style else { return nil }
    return TokenValue.Border(color: color, width: width, style: style)
  }

  /// Reads a change over time.
  mutating func transition(at node: JSONNode) -> TokenValue.Transition? {
    guard
      let parts = properties(
        of: node, "a transition", required: ["duration", "delay", "timingFunction"])
    else { return nil }
    let duration = parts["duration"].flatMap { value(at: $0, as: .duration) }
    let delay = parts["delay"].flatMap { value(at: $0, as: .duration) }
    let curve = parts["timingFunction"].flatMap { value(at: $0, as: .cubicBezier) }
    guard case .duration(let duration) = duration, case .duration(let delay) = delay,
      case .cubicBezier(let curve) = curve
    else { return nil }
    if duration.value < 0, let node = parts["duration"] {
      report(.outOfRange, "the duration of a transition must not be below 0", at: node)
      return nil
    }
    return TokenValue.Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  /// Reads one shadow or several.
  mutating func shadows(at node: JSONNode) -> [TokenValue.Shadow]? {
    guard node.kind == .array else { return shadow(at: node).map { [$0] } }
    guard node.count > 0 else {
      report(.invalidValue, "a shadow must not be an empty array", at: node)
      return nil
    }
    var shadows: [TokenValue.Shadow] = []
    for element in node.elements {
      guard case .shadow(let one) = self.element(at: element, of: .shadow), one.count == 1 else {
        continue
      }
      shadows += one
    }
    return shadows.count == node.count ? shadows : nil
  }

  private mutating func shadow(at node: JSONNode) -> TokenValue.Shadow? {
    guard
      let parts = properties(
        of: node, "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"],
        optional: ["inset"])
    else { return nil }
    let color = colorPart(parts["color"])
    let offsetX = dimensionPart(parts["offsetX"])
    let offsetY = dimensionPart(parts["offsetY"])
    let blur = extent(parts["blur"], "the blur of a shadow")
    let spread = dimensionPart(parts["spread"])
    var isInset: Bool? = false
    if let node = parts["inset"] {
      isInset = literal(at: node)?.bool
      if isInset == nil { report(.invalidValue, "inset must be true or false", at: node) }
    }
    guard let color, let offsetX, let offsetY, let blur, let spread, let isInset else { return nil }
    return TokenValue.Shadow(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
      isInset: isInset)
  }

  /// Reads the stops of a gradient.
  mutating func gradient(at node: JSONNode) -> [TokenValue.GradientStop]? {
    guard node.kind == .array, node.count > 0 else {
      report(.invalidValue, "a gradient must be an array of stops, not empty", at: node)
      return nil
    }
    var stops: [TokenValue.GradientStop] = []
    for element in node.elements {
      guard case .gradient(let one) = self.element(at: element, of: .gradient), one.count == 1
      else { continue }
      stops += one
    }
    return stops.count == node.count ? stops : nil
  }

  private mutating func gradientStop(at node: JSONNode) -> TokenValue.GradientStop? {
    guard let parts = properties(of: node, "a gradient stop", required: ["color", "position"])
    else { return nil }
    let color = colorPart(parts["color"])
    let position = parts["position"].flatMap { value(at: $0, as: .number) }
    guard let color, case .number(let position) = position else { return nil }
    if !(0...1).contains(position), let node = parts["position"] {
      report(
        .gradientPosition, "the position of a stop is outside 0 to 1",
        hint: "It is taken as \(position < 0 ? 0 : 1).", at: node)
    }
    return TokenValue.GradientStop(color: color, position: min(max(position, 0), 1))
  }

  /// Reads one element of a shadow or gradient; a reference gives one element, never several.
  private mutating func element(at node: JSONNode, of type: TokenType) -> TokenValue? {
    let reference: Reference?
    do { reference = try Reference.read(node) } catch {
      report(.invalidReference, error.message, hint: error.hint, at: node)
      return nil
    }
    guard let reference else {
      return type == .shadow
        ? shadow(at: node).map { .shadow([$0]) } : gradientStop(at: node).map { .gradient([$0]) }
    }
    if case .part = locate(reference), let target = literal(at: node), target.kind == .object {
      return element(at: target, of: type)
    }
    guard let value = referenced(reference, as: type) else { return nil }
    let isArray = literal(at: node)?.kind == .array
    switch value {
    // A gradient token is always an array: with one stop it stands for that stop.
    case .gradient(let stops) where stops.count == 1: return value
    case .shadow where !isArray: return value
    default:
      report(
        .typeMismatch,
        "an element must be one \(type.rawValue), but the reference leads to an array",
        hint: "References to arrays are not flattened; list the elements.", at: node)
      return nil
    }
  }

  /// Reads a text style.
  mutating func typography(at node: JSONNode) -> TokenValue.Typography? {
    guard
      let parts = properties(
        of: node, "a typography",
        required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    else { return nil }
    let family = parts["fontFamily"].flatMap { value(at: $0, as: .fontFamily) }
    let size = dimensionPart(parts["fontSize"])
    let weight = parts["fontWeight"].flatMap { value(at: $0, as: .fontWeight) }
    let spacing = dimensionPart(parts["letterSpacing"])
    let height = parts["lineHeight"].flatMap { value(at: $0, as: .number) }
    guard case .fontFamily(let family) = family, let size, case .fontWeight(let weight) = weight,
      let spacing, case .number(let height) = height
    else { return nil }
    let isSound = [
      isPositive(size.value, "fontSize", at: parts["fontSize"]),
      isPositive(height, "lineHeight", at: parts["lineHeight"]),
    ]
    guard !isSound.contains(false) else { return nil }
    return TokenValue.Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }

  /// Whether a text can have such a size or height; reports it otherwise.
  private mutating func isPositive(_ value: Double, _ name: String, at node: JSONNode?) -> Bool {
    guard let node, value <= 0 else { return true }
    report(.outOfRange, "\(name) must be above 0", at: node)
    return false
  }

  /// A length that must not be below 0: a width, a blur.
  private mutating func extent(_ node: JSONNode?, _ name: String) -> TokenValue.Dimension? {
    guard let node, let extent = dimensionPart(node) else { return nil }
    guard extent.value >= 0 else {
      report(.outOfRange, "\(name) must not be below 0", at: node)
      return nil
    }
    return extent
  }

  private mutating func dimensionPart(_ node: JSONNode?) -> TokenValue.Dimension? {
    guard let node, case .dimension(let dimension) = value(at: node, as: .dimension) else {
      return nil
    }
    return dimension
  }
}
