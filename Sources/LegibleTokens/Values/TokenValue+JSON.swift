import LegibleColor
package import LegibleJSON

extension TokenValue {
  /// The value as `$value` of a 2025.10 file writes it, without references.
  package var json: JSONValue {
    switch self {
    case .color(let value): value.json
    case .dimension(let value): value.json
    case .fontFamily(let families): familyJSON(families)
    case .fontWeight(let weight): .number(weight)
    case .duration(let value): value.json
    case .cubicBezier(let curve): curve.json
    case .number(let value): .number(value)
    case .strokeStyle(let style): style.json
    case .border(let border):
      ["color": border.color.json, "width": border.width.json, "style": border.style.json]
    case .transition(let transition):
      [
        "duration": transition.duration.json, "delay": transition.delay.json,
        "timingFunction": transition.timingFunction.json,
      ]
    case .shadow(let shadows):
      shadows.count == 1 ? shadows[0].json : .array(shadows.map(\.json))
    case .gradient(let stops):
      .array(stops.map { ["color": $0.color.json, "position": .number($0.position)] })
    case .typography(let style):
      [
        "fontFamily": familyJSON(style.fontFamily), "fontSize": style.fontSize.json,
        "fontWeight": .number(style.fontWeight), "letterSpacing": style.letterSpacing.json,
        "lineHeight": .number(style.lineHeight),
      ]
    }
  }

  private func familyJSON(_ families: [String]) -> JSONValue {
    families.count == 1 ? .string(families[0]) : .array(families.map(JSONValue.string))
  }
}

extension ColorValue {
  fileprivate var json: JSONValue {
    let components = (0..<3).map { color[$0].map(JSONValue.number) ?? "none" }
    var members = [
      JSONValue.Member("colorSpace", .string(color.space.rawValue)),
      JSONValue.Member("components", .array(components)),
    ]
    if color.alpha < 1 { members.append(.init("alpha", .number(color.alpha))) }
    if let hex { members.append(.init("hex", .string(hex))) }
    return .object(members)
  }
}

extension TokenValue.Dimension {
  fileprivate var json: JSONValue { ["value": .number(value), "unit": .string(unit.rawValue)] }
}

extension TokenValue.Duration {
  fileprivate var json: JSONValue { ["value": .number(value), "unit": .string(unit.rawValue)] }
}

extension TokenValue.CubicBezier {
  fileprivate var json: JSONValue { [.number(x1), .number(y1), .number(x2), .number(y2)] }
}

extension TokenValue.StrokeStyle {
  fileprivate var json: JSONValue {
    switch self {
    case .named(let name): .string(name.rawValue)
    case .dashed(let lengths, let cap):
      ["dashArray": .array(lengths.map(\.json)), "lineCap": .string(cap.rawValue)]
    }
  }
}

extension TokenValue.Shadow {
  fileprivate var json: JSONValue {
    var members = [
      JSONValue.Member("color", color.json), .init("offsetX", offsetX.json),
      .init("offsetY", offsetY.json), .init("blur", blur.json), .init("spread", spread.json),
    ]
    if isInset { members.append(.init("inset", true)) }
    return .object(members)
  }
}
