import LegibleUses

/// A modifier of SwiftUI that gives texts or closures a role.
struct SwiftUIRole {
  /// The texts by the labels of arguments; `nil` is the first argument.
  var texts: [(label: String?, drawing: Drawing)] = []
  /// The closures by label, `nil` for the first trailing one.
  var closures: [(label: String?, role: Drawing)] = []

  /// The modifiers by name.
  static let table: [String: SwiftUIRole] = [
    "navigationTitle": SwiftUIRole(texts: [(nil, .navigationTitle)]),
    "navigationBarTitle": SwiftUIRole(texts: [(nil, .navigationTitle)]),
    "navigationSubtitle": SwiftUIRole(texts: [(nil, .navigationTitle)]),
    "alert": SwiftUIRole(
      texts: [(nil, .alertTitle)],
      closures: [
        (nil, .alertButton), ("actions", .alertButton), ("message", .alertMessage),
      ]),
    "confirmationDialog": SwiftUIRole(
      texts: [(nil, .sheetTitle)],
      closures: [(nil, .sheetButton), ("actions", .sheetButton), ("message", .sheetTitle)]),
    "searchable": SwiftUIRole(texts: [("prompt", .searchPrompt)]),
    "badge": SwiftUIRole(texts: [(nil, .badge)]),
    "tabItem": SwiftUIRole(closures: [(nil, .tabItem)]),
    "contextMenu": SwiftUIRole(closures: [(nil, .menuItem), ("menuItems", .menuItem)]),
    "swipeActions": SwiftUIRole(closures: [(nil, .swipeAction)]),
    "toolbar": SwiftUIRole(closures: [(nil, .barButton)]),
    "navigationBarItems": SwiftUIRole(
      texts: [("leading", .barButton), ("trailing", .barButton)]),
    "accessibilityLabel": SwiftUIRole(texts: [(nil, .spoken)]),
    "accessibilityHint": SwiftUIRole(texts: [(nil, .spokenHint)]),
    "accessibilityValue": SwiftUIRole(texts: [(nil, .spokenValue)]),
    "accessibility": SwiftUIRole(
      texts: [("label", .spoken), ("hint", .spokenHint), ("value", .spokenValue)]),
    "accessibilityAction": SwiftUIRole(texts: [("named", .spoken)]),
    "accessibilityInputLabels": SwiftUIRole(texts: [(nil, .spoken)]),
    "accessibilityCustomContent": SwiftUIRole(texts: [(nil, .spoken)]),
    "help": SwiftUIRole(texts: [(nil, .spokenHint)]),
    "configurationDisplayName": SwiftUIRole(texts: [(nil, .widget)]),
  ]
}
