public import LegibleCore

/// Everything a layout depends on: a geometry, how it is held and split, and the user's settings.
///
/// ```swift
/// let phone = try Device(named: "iPhone 14").context(.landscapeLeft, category: .accessibility2)
/// phone.size.width           // 844
/// phone.readableGuide.width  // 718
/// phone.sizeClass.vertical   // .compact
/// ```
public struct LayoutContext: Hashable, Sendable {
  /// The device, when the context is of one rather than of a geometry.
  package let device: Device?
  /// The geometry.
  public let geometry: Geometry
  /// How the device is held.
  public let orientation: Orientation
  /// How much of the screen the app has.
  package let split: Split
  /// The user's text size.
  public let category: SizeCategory
  /// The direction of the interface.
  package let direction: LayoutDirection
  /// The version of the system.
  public let version: SystemVersion

  /// The app's window in pt.
  public let size: WindowSize
  /// The app's size classes.
  public let sizeClass: SizeClasses
  /// The safe area of a view that fills the window.
  public let safeArea: SafeArea
  /// The system's minimum margins of such a view.
  public let margins: LayoutMargins
  /// Its readable content guide.
  public let readableGuide: ReadableGuide
  /// The heights of the bars; `nil` where they are unpublished.
  package let bars: Bars?
  /// The height of the status bar in pt; `nil` where it is unpublished.
  public let statusBar: Double?
  /// The radius of the screen's corners in pt; `nil` where it is unpublished, or where the
  /// devices of a geometry differ.
  package let cornerRadius: Double?
  /// Where each figure comes from, in the order of the properties.
  public let sources: [Provenance]

  /// Pixels per pt that the system renders.
  package var scale: Double { geometry.scale }

  /// The app's window in pixels that the system renders, which are not always the panel's.
  package var pixels: WindowSize {
    WindowSize(width: size.width * scale, height: size.height.map { $0 * scale })
  }

  /// The figures that are not published exactly, by the names that ``sources`` uses.
  package var unknown: [String] {
    let known: [(String, Bool)] = [
      ("size.height", size.height != nil),
      ("safeArea.top", safeArea.top?.value != nil),
      ("safeArea.left", safeArea.left?.value != nil),
      ("safeArea.bottom", safeArea.bottom?.value != nil),
      ("safeArea.right", safeArea.right?.value != nil),
      ("margins", margins.left.value != nil),
      ("readable", readableGuide.width.value != nil),
      ("bars", bars != nil),
      (
        "bars.largeTitleBar",
        bars == nil || bars?.largeTitleBar != nil || !Bars.hasLargeTitles(version)
      ),
      ("statusBar", statusBar != nil),
      ("cornerRadius", cornerRadius != nil),
    ]
    return known.filter { !$0.1 }.map(\.0)
  }
}

/// The size of an app's window, in pt or in pixels.
public struct WindowSize: Hashable, Sendable {
  /// The horizontal extent.
  public let width: Double
  /// The vertical extent; `nil` where it is unpublished.
  public let height: Double?
}
