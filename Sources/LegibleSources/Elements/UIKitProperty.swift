import LegibleUses

/// A property of UIKit that draws the text it is set to.
enum UIKitProperty {
  /// Properties that mean one thing whatever has them.
  static let anywhere: [String: Drawing] = [
    "accessibilityLabel": .spoken, "accessibilityHint": .spokenHint,
    "accessibilityValue": .spokenValue, "largeContentTitle": .spoken,
    "placeholder": .placeholder, "attributedPlaceholder": .placeholder,
  ]

  /// Properties by the type that has them.
  static let byType: [String: [String: Drawing]] = [
    "UITextField": ["text": .fieldText],
    "UITextView": ["text": Drawing("TextView text", .wraps, lines: 0)],
    "UISearchBar": ["placeholder": .searchPrompt, "prompt": .searchPrompt],
    "UIBarButtonItem": ["title": .barButton],
    "UITabBarItem": ["title": .tabItem],
    "UIAlertController": ["title": .alertTitle, "message": .alertMessage],
    "UIContextualAction": ["title": .swipeAction],
    "UIMutableApplicationShortcutItem": ["localizedTitle": .systemPrompt],
    "UNMutableNotificationContent": [
      "title": .notification, "body": .notification, "subtitle": .notification,
    ],
    "CLLocationManager": ["purpose": .systemPrompt],
  ]

  /// Properties by the name of what has them: `navigationItem.title`.
  static let byOwner: [String: [String: Drawing]] = [
    "navigationItem": ["title": .navigationTitle, "prompt": .navigationPrompt],
    "tabBarItem": ["title": .tabItem],
    "searchBar": ["placeholder": .searchPrompt],
    "configuration": ["title": Drawing("UIButton", .wraps, lines: 0)],
  ]

  /// Properties of labels.
  static let labelTexts: Set<String> = ["text", "attributedText"]
}
