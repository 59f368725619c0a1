import LegibleJSON
import LegibleKit

extension Rule {
  /// The command that applies it.
  var command: String {
    switch subject {
    case .inputs, .tokens, .lint, .dialects: "check"
    case .catalogs, .configuration, .audit: "audit"
    case .exports: "export"
    case .colors: "color"
    case .measuring: "measure"
    case .devices: "layout"
    }
  }

  /// Whether `legible.json` may say how much the rule matters.
  var isConfigurable: Bool { LintConfiguration.configurable[id] != nil }

  /// All that is told of it, with what can be set.
  var text: String {
    var text = explanation.isEmpty ? summary : "\(summary)\n\n\(explanation)"
    if subject == .lint {
      text +=
        "\n\nIn legible.json: "
        + "\"lint\": {\"rules\": {\"\(id)\": \"\(severity?.rawValue ?? "off")\"}}"
    }
    for option in options {
      text += "\n\"\(option.name)\": \(option.summary) Standard: \(option.standard)."
    }
    return text
  }

  var json: JSONValue {
    [
      "rule": .string(id.rawValue), "command": .string(command), "summary": .string(summary),
      "configurable": .bool(isConfigurable), "explanation": .string(text),
    ]
  }
}
