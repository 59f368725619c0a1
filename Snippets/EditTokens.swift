import LegibleKit

// A token file keeps every byte that no change is about.
let source = """
  {
    "space": {
      "small": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},   "card": {
        "$type": "dimension", "$value": {"value": 12, "unit": "px"}}
    },
    "ease": {"$type": "cubicBezier", "$value": [0.4, 0, 1, 1]}
  }
  """
var editor = try TokenDocumentEditor(Array(source.utf8), path: "space.tokens.json")
try editor.setValue(.dimension(.init(value: 0.5, unit: .rem)), of: "space.small")
try editor.setAlias(of: "space.card", to: "space.small")
try editor.setDescription("Between the parts of a card.", of: "space.card")
try editor.setValue(.cubicBezier(.init(x1: 0.2, y1: 0, x2: 0, y2: 1)), of: "ease")
print("\(editor.path):")
print(String(decoding: editor.bytes, as: UTF8.self))
