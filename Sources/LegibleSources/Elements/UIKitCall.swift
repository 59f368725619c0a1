import LegibleUses

/// A call of UIKit or another framework that draws texts which it is given.
enum UIKitCall {
  /// Texts by the labels of arguments, for initializers.
  static let initializers: [String: [(label: String?, drawing: Drawing)]] = [
    "UIAlertController": [("title", .alertTitle), ("message", .alertMessage)],
    "UIAlertAction": [("title", .alertButton)],
    "UIAction": [("title", .menuItem), ("subtitle", .menuItem)],
    "UIMenu": [("title", .menuItem)],
    "UICommand": [("title", .menuItem)],
    "UIKeyCommand": [("title", .menuItem), ("discoverabilityTitle", .menuItem)],
    "UIContextualAction": [("title", .swipeAction)],
    "UITableViewRowAction": [("title", .swipeAction)],
    "UIMenuItem": [("title", .menuItem)],
    "UINavigationItem": [("title", .navigationTitle)],
    "UISegmentedControl": [("items", .segment)],
    "UIBarButtonItem": [("title", .barButton)],
    "UITabBarItem": [("title", .tabItem)],
    "UIAccessibilityCustomAction": [("name", .spoken)],
    "UIApplicationShortcutItem": [("localizedTitle", .systemPrompt)],
    "UNNotificationAction": [("title", .notification)],
    "NSToolbarItem": [("label", .macToolbar)],
    "IntentDescription": [(nil, .intent)],
    "AppShortcut": [("shortTitle", .intent)],
    "DisplayRepresentation": [("title", .intent), ("subtitle", .intent)],
    "TypeDisplayRepresentation": [("name", .intent)],
  ]

  /// Texts by the labels of arguments, for methods.
  static let methods: [String: [(label: String?, drawing: Drawing)]] = [
    "insertSegment": [("withTitle", .segment)],
    "evaluatePolicy": [("localizedReason", .systemPrompt)],
    "print": [(nil, .log)], "debugPrint": [(nil, .log)], "NSLog": [(nil, .log)],
    "os_log": [(nil, .log)], "fatalError": [(nil, .log)], "assertionFailure": [(nil, .log)],
    "preconditionFailure": [(nil, .log)],
  ]

  /// Attributes of properties whose texts the system shows elsewhere.
  static let attributes: Set<String> = ["Parameter", "IntentParameter", "Property"]

  /// Prefixes of types that draw on other surfaces.
  static let prefixes: [(prefix: String, drawing: Drawing)] = [
    ("CP", .carPlay), ("NSToolbar", .macToolbar), ("IN", .intent), ("UNMutable", .notification),
    ("CLK", Drawing("watch", .otherSurface)), ("WK", Drawing("watch", .otherSurface)),
  ]

  /// What a type of another surface draws, `nil` for types of the screen.
  static func surface(ofType name: String) -> Drawing? {
    for (prefix, drawing) in prefixes where name.hasPrefix(prefix) {
      // CPListItem, not CPUs; INIntent, not INFO.
      let rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true, rest.dropFirst().first?.isLowercase == true else {
        continue
      }
      if name.hasPrefix("WKWeb") || name.hasPrefix("WKNavigation") { continue }
      return drawing
    }
    return nil
  }
}
