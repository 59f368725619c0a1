/// A Dynamic Type content size category, smallest first.
///
/// Source of the names: UIKit's `UIContentSizeCategory`; AX1...AX5 are what people call the last five.
public enum SizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Reads a category by any of its usual names, whatever the case: `AX3`, `xxxLarge`, `XXXL`,
  /// `accessibilityExtraLarge`, `UICTContentSizeCategoryAccessibilityXL`.
  ///
  /// - Throws: `LegibleError` with rule `unknown-size-category` and the nearest name.
  public init(named name: String) throws(LegibleError) {
    guard let category = Self(spelled: name) else { throw .noSizeCategory(named: name) }
    self = category
  }

  /// Reads a category where a name may be of something else; `nil` then.
  package init?(spelled name: String) {
    var key = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    for prefix in ["uictcontentsizecategory", "uicontentsizecategory"] where key.hasPrefix(prefix) {
      key.removeFirst(prefix.count)
    }
    guard let category = Self.names[key] else { return nil }
    self = category
  }

  /// Whether this is one of the five sizes that only Accessibility settings offer.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// The short name, from XS to XXXL and from AX1 to AX5.
  public var shortName: String { Self.shortNames[index] }

  /// Orders by size.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }

  /// The position from the smallest, 0...11.
  package var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  private static let names: [String: Self] = {
    let uiKit = [
      "extrasmall", "small", "medium", "large", "extralarge", "extraextralarge",
      "extraextraextralarge", "accessibilitymedium", "accessibilitylarge",
      "accessibilityextralarge", "accessibilityextraextralarge",
      "accessibilityextraextraextralarge",
    ]
    let suffixes = ["m", "l", "xl", "xxl", "xxxl"].map { "accessibility" + $0 }
    var names: [String: Self] = [:]
    for category in Self.allCases {
      names[category.rawValue.lowercased()] = category
      names[category.shortName.lowercased()] = category
      names[uiKit[category.index]] = category
      if category.isAccessibility { names[suffixes[category.index - 7]] = category }
    }
    return names
  }()
}

extension LegibleError {
  fileprivate static func noSizeCategory(named name: String) -> LegibleError {
    let names = SizeCategory.allCases.map(\.shortName)
    let nearest = closestMatch(to: name, in: names + SizeCategory.allCases.map(\.rawValue))
    return LegibleError(
      rule: .unknownSizeCategory, "\"\(name.prefix(80))\" is not a text size",
      hint: nearest.map { "Did you mean \($0)?" }
        ?? "Choose from \(names.joined(separator: ", ")).",
      at: .unspecified)
  }
}
