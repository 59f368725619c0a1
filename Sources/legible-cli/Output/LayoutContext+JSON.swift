import LegibleJSON
import LegibleKit

extension LayoutContext {
  /// The layout as the command-line contract has it: an inexact figure is null, is listed under
  /// `unknown`, and has its bounds under `ranges` where it has any.
  var json: JSONValue {
    [
      "device": .optional(device?.name),
      "geometry": .string(geometry.label),
      "orientation": .string(orientation.rawValue),
      "split": .string(split.rawValue),
      "category": .string(category.rawValue),
      "direction": .string(direction.rawValue),
      "os": .string(version.description),
      "size": size.json,
      "pixels": pixels.json,
      "scale": .number(scale),
      "sizeClass": sizeClass.json,
      "safeArea": [
        "top": .optional(safeArea.top?.value), "left": .optional(safeArea.left?.value),
        "bottom": .optional(safeArea.bottom?.value), "right": .optional(safeArea.right?.value),
      ],
      "margins": exact(["left": margins.left, "right": margins.right]),
      "readable": exact(["x": readableGuide.x, "width": readableGuide.width]),
      "statusBar": .optional(statusBar),
      "bars": bars?.json ?? .null,
      "cornerRadius": .optional(cornerRadius),
      "components": .array(ComponentRegistry.builtIn.components.map { json(of: $0) }),
      "ranges": .object(ranges),
      "sources": .array(sources.map(\.json)),
      "unknown": .array(unknown.map(JSONValue.string)),
    ]
  }

  private func exact(_ members: KeyValuePairs<String, Interval>) -> JSONValue {
    guard members.allSatisfy({ $0.value.value != nil }) else { return .null }
    return .object(members.map { .init($0.key, .optional($0.value.value)) })
  }

  private var ranges: [JSONValue.Member] {
    let figures: [(String, Interval?)] = [
      ("safeArea.top", safeArea.top), ("safeArea.bottom", safeArea.bottom),
      ("margins", margins.left), ("readable.x", readableGuide.x),
      ("readable.width", readableGuide.width),
    ]
    return figures.compactMap { name, interval in
      guard let interval, interval.value == nil else { return nil }
      return .init(name, [.number(interval.lower), .number(interval.upper)])
    }
  }

  private func json(of component: any Component) -> JSONValue {
    let box = component.box(in: self)
    return [
      "component": .string(component.name), "textStyle": .string(component.textStyle.rawValue),
      "width": .optional(box.width.value),
      "range": [.number(box.width.lower), .number(box.width.upper)],
      "lines": .integer(box.lineLimit ?? 0), "height": .optional(box.fixedHeight),
      "minimumScale": .number(box.minimumScale), "sources": .array(box.sources.map(\.json)),
    ]
  }
}

extension WindowSize {
  fileprivate var json: JSONValue { ["width": .number(width), "height": .optional(height)] }
}

extension Bars {
  fileprivate var json: JSONValue {
    [
      "navigationBar": .number(navigationBar), "largeTitleBar": .optional(largeTitleBar),
      "tabBar": .number(tabBar), "toolbar": .number(toolbar),
    ]
  }
}
