import LegibleJSON
import LegibleKit

extension Size {
  /// `{"width": 390, "height": 844}`.
  var json: JSONValue { ["width": .number(width), "height": .number(height)] }
}

extension PixelSize {
  /// `{"width": 1170, "height": 2532}`.
  var json: JSONValue { ["width": .integer(width), "height": .integer(height)] }
}

extension SizeClasses {
  /// `{"horizontal": "compact", "vertical": "regular"}`.
  var json: JSONValue {
    ["horizontal": .string(horizontal.rawValue), "vertical": .string(vertical.rawValue)]
  }
}

extension Insets {
  /// `{"top": 47, "left": 0, "bottom": 34, "right": 0}`.
  var json: JSONValue {
    [
      "top": .number(top), "left": .number(left), "bottom": .number(bottom),
      "right": .number(right),
    ]
  }
}

extension Provenance {
  /// `{"figure": "margins", "source": "...", "confidence": "high", "derived": false}`.
  var json: JSONValue {
    [
      "figure": .string(figure), "source": .string(source),
      "confidence": .string(confidence.rawValue), "derived": .bool(isDerived),
    ]
  }

  /// The cells of a row in a table of sources.
  var cells: [String] {
    [figure, isDerived ? "\(confidence.rawValue), derived" : confidence.rawValue, source]
  }
}
