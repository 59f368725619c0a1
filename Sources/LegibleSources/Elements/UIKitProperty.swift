import LegibleUses

/// A property of UIKit that draws the text it is set to.
enum UIKitProperty {
  /// Properties that mean one thing whatever has them.
  static let anywhere: [String: Drawing] = [
    "accessibilityLabel": .spoken, "accessibilityHint": .spokenHint,
    "accessibilityValue": .spokenValue, "accessibilityAttributedLabel": .spoken,
    "accessibilityUserInputLabels": .spoken, "largeContentTitle": .spoken,
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
    "UIButton.Configuration": [
      "title": .configuredButton, "subtitle": .configuredButton,
      "attributedTitle": .configuredButton, "attributedSubtitle": .configuredButton,
    ],
    "UIListContentConfiguration": [
      "text": .configuredCellTitle, "attributedText": .configuredCellTitle,
      "secondaryText": .configuredCellDetail, "secondaryAttributedText": .configuredCellDetail,
    ],
    "UIContentUnavailableConfiguration": ["text": .emptyState, "secondaryText": .emptyState],
    "UINavigationItem": [
      "title": .navigationTitle, "prompt": .navigationPrompt, "backButtonTitle": .barButton,
    ],
    "UIAction": ["title": .menuItem, "subtitle": .menuItem],
    "UIMutableApplicationShortcutItem": ["localizedTitle": .systemPrompt],
    "UNMutableNotificationContent": [
      "title": .notification, "body": .notification, "subtitle": .notification,
    ],
    "CLLocationManager": ["purpose": .systemPrompt],
  ]

  /// Properties by the name of what has them: `navigationItem.title`.
  static let byOwner: [String: [String: Drawing]] = [
    "navigationItem": [
      "title": .navigationTitle, "prompt": .navigationPrompt, "backButtonTitle": .barButton,
    ],
    "backBarButtonItem": ["title": .barButton],
    "tabBarItem": ["title": .tabItem, "badgeValue": .badge],
    "textLabel": ["text": .cellTitle, "attributedText": .cellTitle],
    "detailTextLabel": ["text": .cellDetail, "attributedText": .cellDetail],
    "searchBar": ["placeholder": .searchPrompt],
    "configuration": [
      "title": .configuredButton, "subtitle": .configuredButton,
      "attributedTitle": .configuredButton,
    ],
  ]

  /// Properties of labels.
  static let labelTexts: Set<String> = ["text", "attributedText"]
}
