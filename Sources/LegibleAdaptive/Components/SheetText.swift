package import LegibleCore

/// The texts of an action sheet.
///
/// Source: Flutter's Cupertino action sheet, from observation of iOS: 8 pt from the edges of a phone held
/// upright, 16 pt of padding (40 in older versions), texts of 13 pt, buttons of 17 pt (20 in older versions). In a
/// wide window the sheet is a popover, whose width is unpublished: it is taken to be at least that of an alert.
package enum SheetText: Component, CaseIterable {
  case title, message, button

  /// The name in configurations.
  package var name: String {
    switch self {
    case .title: "sheetTitle"
    case .message: "sheetMessage"
    case .button: "sheetButton"
    }
  }
  /// In a sentence.
  package var phrase: String {
    switch self {
    case .title: "the title of an action sheet"
    case .message: "the message of an action sheet"
    case .button: "a button of an action sheet"
    }
  }
  /// 13 pt, the button 17.
  package var textStyle: TextStyleName { self == .button ? .body : .footnote }
  /// The title is semibold.
  package var weight: Double? { self == .title ? 600 : nil }
  /// The button has one line; the other texts wrap.
  package var lineLimit: Int? { self == .button ? 1 : nil }

  /// The least height in pt of a button.
  private static let buttonHeight = 56.0
  private static let edge = 8.0
  private static let paddings = 16.0...40.0

  /// The width of the sheet less what is beside the text.
  package func box(in context: LayoutContext) -> TextBox {
    let width = Self.width(in: context)
    let box = TextBox(
      width: Interval(
        width.lower - 2 * Self.paddings.upperBound, width.upper - 2 * Self.paddings.lowerBound),
      lineLimit: lineLimit,
      source: width.value == nil
        ? "width of the popover not published"
        : "Flutter's Cupertino action sheet, less 16 to 40 pt of padding a side")
    return self == .button ? box.shrinking(to: AlertText.buttonScale) : box
  }

  /// The button.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    guard self == .button else { return nil }
    return TouchTarget(width: Self.width(in: context), minimumHeight: Self.buttonHeight)
  }

  private static func width(in context: LayoutContext) -> Interval {
    let window = context.size
    guard context.geometry.kind == .iPhone || context.sizeClass.horizontal == .compact,
      context.version < SystemVersion(26)
    else { return Interval(AlertText.width(in: context), window.width) }
    return Interval(min(window.width, window.height ?? window.width) - 2 * edge)
  }
}
