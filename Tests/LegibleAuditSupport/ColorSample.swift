package import LegibleAudit
package import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens

/// An audit of colours alone, over tokens that are written in a test.
package struct ColorSample {
  /// Colours by path, `#rrggbb` or `{another.path}`, in light.
  package var light: [(path: String, value: String)]
  /// Those that differ in dark.
  package var dark: [(path: String, value: String)]
  /// Those that differ with increased contrast.
  package var increased: [(path: String, value: String)]
  /// `$extensions.org.legible` of tokens, as JSON.
  package var extensions: [String: String]
  /// Further members of the configuration.
  package var configuration: String

  package init(
    light: [(path: String, value: String)], dark: [(path: String, value: String)] = [],
    increased: [(path: String, value: String)] = [], extensions: [String: String] = [:],
    configuration: String = ""
  ) {
    self.light = light
    self.dark = dark
    self.increased = increased
    self.extensions = extensions
    self.configuration = configuration
  }

  package func report() async throws -> AuditReport {
    let files = [
      "light.tokens.json": tokens(light), "dark.tokens.json": tokens(dark),
      "increased.tokens.json": tokens(increased), "app.resolver.json": Self.resolver,
    ]
    let resolver = try TokenResolver(contentsOf: "app.resolver.json", reader: MemoryFiles(files))
    return try await SampleAudit(
      texts: [:], configuration: "{\(configuration)}", tokens: resolver
    ).run()
  }

  /// What the audit says of contrast, without the place.
  package func messages(_ rule: Rule.ID = "contrast") async throws -> [String] {
    try await report().found(rule).map { "\($0.severity.rawValue): \($0.message)" }
  }

  private func tokens(_ colors: [(path: String, value: String)]) -> String {
    group(colors.map { ($0.path.split(separator: ".").map(String.init), $0.path, $0.value) })
  }

  /// An object of tokens and groups, in the order of their first mention.
  private func group(_ colors: [(names: [String], path: String, value: String)]) -> String {
    var order: [String] = []
    for color in colors where !order.contains(color.names[0]) { order.append(color.names[0]) }
    let members = order.map { name in
      let own = colors.filter { $0.names[0] == name }
      guard own[0].names.count == 1 else {
        return "\"\(name)\": " + group(own.map { (Array($0.names.dropFirst()), $0.path, $0.value) })
      }
      let data = extensions[own[0].path]
      let extensions = data.map { ##", "$extensions": {"org.legible": \##($0)}"## } ?? ""
      return
        ##""\##(name)": {"$type": "color", "$value": \##(Self.json(own[0].value))\##(extensions)}"##
    }
    return "{\(members.joined(separator: ",\n"))}"
  }

  private static func json(_ value: String) -> String {
    guard value.hasPrefix("#"), let number = UInt32(value.dropFirst(), radix: 16) else {
      return value.hasPrefix("{\"") ? value : "\"\(value)\""
    }
    let isOpaque = value.count == 7
    let rgb = isOpaque ? number : number >> 8
    let channels = [rgb >> 16, rgb >> 8, rgb].map { "\(Double($0 & 0xFF) / 255)" }
    let alpha = isOpaque ? "" : ", \"alpha\": \(Double(number & 0xFF) / 255)"
    return """
      {"colorSpace": "srgb", "components": [\(channels.joined(separator: ", "))]\(alpha)}
      """
  }

  private static let resolver = """
    {
      "version": "2025.10",
      "sets": {"app": {"sources": [{"$ref": "light.tokens.json"}]}},
      "modifiers": {
        "appearance": {
          "contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"
        },
        "contrast": {
          "contexts": {"standard": [], "increased": [{"$ref": "increased.tokens.json"}]},
          "default": "standard"
        }
      },
      "resolutionOrder": [
        {"$ref": "legible:ios.resolver.json"}, {"$ref": "#/sets/app"},
        {"$ref": "#/modifiers/appearance"}, {"$ref": "#/modifiers/contrast"}
      ]
    }
    """
}
