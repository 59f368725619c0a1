import LegibleUses

/// Which folders belong to a target that draws elsewhere than on a screen of the app.
package struct Surfaces: Sendable {
  /// The drawings by folder; an empty path is the whole folder.
  private var folders: [(folder: String, drawing: Drawing)] = []

  /// Extension points whose targets draw on another surface.
  private static let points: [(prefix: String, element: String)] = [
    ("com.apple.widget", "widget"), ("com.apple.intents", "Siri/intent"),
    ("com.apple.usernotifications", "notification"), ("com.apple.networkextension", "notification"),
    ("com.apple.watchkit", "watch"),
  ]

  /// Finds the targets by their property lists: by path and text.
  package init(propertyLists: [(path: String, text: String)]) {
    for (path, text) in propertyLists {
      guard let element = Self.element(text) else { continue }
      var parts = path.split(separator: "/").dropLast().map(String.init)
      if let last = parts.last, ["Resources", "Supporting Files", "Support"].contains(last) {
        parts.removeLast()
      }
      guard !parts.isEmpty else { continue }
      folders.append((parts.joined(separator: "/") + "/", Drawing(element, .otherSurface)))
    }
  }

  private static func element(_ text: String) -> String? {
    if text.contains("<key>WKApplication</key>") || text.contains("<key>WKWatchKitApp</key>") {
      return "watch"
    }
    guard let key = text.range(of: "<key>NSExtensionPointIdentifier</key>") else { return nil }
    let rest = text[key.upperBound...].drop { $0 != ">" }.dropFirst()
    return points.first { rest.hasPrefix($0.prefix) }?.element
  }

  /// What the files of another surface draw, `nil` for files of the app.
  func drawing(of file: String, importing modules: [String]) -> Drawing? {
    if let found = folders.first(where: { file.hasPrefix($0.folder) }) { return found.drawing }
    let parts = file.split(separator: "/").dropLast()
    if parts.contains(where: { $0.hasSuffix("Tests") || $0 == "Tests" }) {
      return Drawing("test", .otherSurface)
    }
    if modules.contains("WatchKit") || modules.contains("ClockKit") {
      return Drawing("watch", .otherSurface)
    }
    return nil
  }

  /// What a type draws that conforms to a protocol of another surface.
  static func drawing(conformingTo name: String) -> Drawing? {
    switch Program.last(name) {
    case "AppIntent", "AppEntity", "AppEnum", "WidgetConfigurationIntent", "AppShortcutsProvider",
      "ControlConfigurationIntent", "SetValueIntent", "OpenIntent", "AudioPlaybackIntent",
      "LiveActivityIntent", "DynamicOptionsProvider", "EntityQuery":
      .intent
    case "Widget", "ControlWidget", "WidgetBundle", "TimelineProvider", "AppIntentTimelineProvider",
      "ControlValueProvider", "AppIntentControlValueProvider":
      .widget
    case "CPTemplateApplicationSceneDelegate": .carPlay
    default: nil
    }
  }
}

extension String {
  /// Where another text stands first.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    let needle = Array(other.utf8)
    let bytes = utf8
    guard let first = needle.first else { return nil }
    var start = bytes.startIndex
    while let index = bytes[start...].firstIndex(of: first) {
      if bytes[index...].starts(with: needle) {
        return index..<bytes.index(index, offsetBy: needle.count)
      }
      start = bytes.index(after: index)
    }
    return nil
  }
}
