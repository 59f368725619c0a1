package import LegibleCore

/// The texts of an alert.
///
/// Two buttons stand side by side while both titles fit there, and one below the other otherwise, so that each
/// title has the whole width before it shrinks and is truncated.
///
/// Source: Flutter's Cupertino dialog, from observation of iOS: 270 pt wide, 310 at accessibility sizes; 20 pt
/// beside the texts; titles of buttons shrink to 10 pt; no text is smaller than at Large. The padding of the
/// buttons is unpublished; 8 pt is a convention.
package enum AlertText: Component, CaseIterable {
  case title, message, button

  /// The name in configurations.
  package var name: String {
    switch self {
    case .title: "alertTitle"
    case .message: "alertMessage"
    case .button: "alertButton"
    }
  }
  /// In a sentence.
  package var phrase: String {
    switch self {
    case .title: "the title of an alert"
    case .message: "the message of an alert"
    case .button: "a button of an alert"
    }
  }
  /// 17, 13 and 17 pt.
  package var textStyle: TextStyleName {
    switch self {
    case .title: .headline
    case .message: .footnote
    case .button: .body
    }
  }
  /// The title is semibold.
  package var weight: Double? { self == .title ? 600 : nil }
  /// Small sizes do not shrink alerts.
  package var scaleLimits: ClosedRange<Double>? { 1...(.infinity) }
  /// The button has one line; the other texts wrap.
  package var lineLimit: Int? { self == .button ? 1 : nil }

  /// The width in pt of an alert.
  static func width(in context: LayoutContext) -> Double {
    context.category.isAccessibility ? 310 : 270
  }

  /// The least height in pt of a button.
  private static let buttonHeight = 45.0
  /// How far the title of a button may shrink: from 17 pt to 10.
  static let buttonScale = 10.0 / 17

  /// The width of the alert less what is beside the text.
  package func box(in context: LayoutContext) -> TextBox {
    let width = Self.width(in: context)
    let confidence: Confidence = context.version < SystemVersion(26) ? .medium : .low
    guard self == .button else {
      return TextBox(
        width: Interval(width - 2 * 20), lineLimit: lineLimit,
        source: "Flutter's Cupertino dialog, less 20 pt a side", confidence: confidence)
    }
    return TextBox(
      width: Interval(width - 2 * 8, width), lineLimit: lineLimit,
      source: "Flutter's Cupertino dialog, less up to 8 pt of padding a side",
      confidence: confidence
    ).shrinking(to: Self.buttonScale)
  }

  /// The button.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    guard self == .button else { return nil }
    return TouchTarget(
      width: Interval(Self.width(in: context) / 2, Self.width(in: context)),
      minimumHeight: Self.buttonHeight)
  }
}
