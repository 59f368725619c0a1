import LegibleKit

// Files may come from anywhere: a reader of one's own has two functions.
struct Files: FileReader {
  var texts: [String: String]

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    guard let text = texts[path] else {
      throw LegibleError(rule: .file, "there is no such file", at: SourceLocation(path: path))
    }
    return Array(text.utf8)
  }

  func files(under directory: String) throws(LegibleError) -> [String] { texts.keys.sorted() }
}
let files = Files(texts: [
  "ui.tokens.json": """
  {
    "gap": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}},
    "calm": {"$type": "duration", "$value": {"value": 0.3, "unit": "s"}},
    "ease": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
    "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0.2]}},
    "fade": {"$type": "transition", "$value": {
      "duration": "{calm}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{ease}"}},
    "edge": {"$type": "border", "$value": {"color": "{ink}", "width": "{gap}", "style": "dashed"}},
    "lift": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": "{gap}",
      "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}"}},
    "glow": {"$type": "gradient", "$value": [
      {"color": "{ink}", "position": 0}, {"color": "{ink}", "position": 1}]},
    "label": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{gap}",
      "fontWeight": 600, "letterSpacing": "{gap}", "lineHeight": 1.2}}
  }
  """
])

let store = try TokenResolver(contentsOf: "ui.tokens.json", reader: files).resolve()
for token in store.tokens where !token.isAlias {
  switch token.value {
  case .dimension(let length):
    print("\(token.path): \(length.value) \(length.unit), \(length.points) pt")
  case .duration(let time):
    print("\(token.path): \(time.value) \(time.unit), \(time.milliseconds) ms")
  case .cubicBezier(let curve):
    print("\(token.path): (\(curve.x1), \(curve.y1)) to (\(curve.x2), \(curve.y2))")
  case .shadow(let layers):
    for layer in layers {
      print("\(token.path): \(layer.offsetX) \(layer.offsetY), blur \(layer.blur)")
      print("  \(layer.color.hex ?? "no hex"), spread \(layer.spread), inset: \(layer.isInset)")
    }
  case .border(let border):
    print("\(token.path): \(border.width) \(border.style) \(border.color)")
  case .transition(let change):
    print("\(token.path): \(change.duration) after \(change.delay), \(change.timingFunction)")
  case .gradient(let stops):
    print("\(token.path): \(stops.map { "\($0.color) at \($0.position)" })")
  case .typography(let text):
    print("\(token.path): \(text.fontFamily) \(text.fontWeight) \(text.fontSize)")
    print("  leading \(text.lineHeight), tracking \(text.letterSpacing)")
  case .color, .fontFamily, .fontWeight, .number, .strokeStyle: break
  }
}

// Lengths by path, in pt.
print(try store.dimension("gap"))
