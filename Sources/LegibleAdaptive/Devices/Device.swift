public import LegibleCore

/// A device or a line of devices that share one screen.
public struct Device: Hashable, Sendable {
  /// The name, generations in parentheses: `iPad Pro 12.9-inch (3rd-6th gen)`.
  public let name: String
  /// The generations and chips by which people tell it from others of its line: `3`, `M4`.
  package let generations: [String]
  /// The versions of iOS or iPadOS that it has had.
  package let systems: SystemSupport
  /// The year it came out; `nil` for lines of several years.
  public let year: Int?
  /// The marketed diagonal in inches; `nil` where it is unknown.
  package let diagonal: Double?
  /// What it shares with devices of the same layout.
  public let geometry: Geometry
  /// Pixels per inch of the panel; `nil` where it is unknown.
  package let pixelsPerInch: Int?
  /// The radius of the screen's continuous corners in pt; `nil` where it is unpublished.
  public let cornerRadius: Double?
  /// The panel, where it is not the one UIKit renders for.
  let panel: Panel?
  /// Where its insets come from.
  let basis: Basis

  /// Phone or pad.
  public var kind: Geometry.Kind { geometry.kind }
  /// The screen held upright, in pt.
  public var points: Size { geometry.points }
  /// Pixels per pt that UIKit renders.
  public var scale: Double { geometry.scale }
  /// Pixels of the panel per pt: the scale, except where the system resamples the picture.
  package var nativeScale: Double { panel?.nativeScale ?? scale }
  /// The pixels that UIKit renders, held upright: points times scale.
  package var pixels: PixelSize { PixelSize(points, scale: scale) }
  /// The pixels of the panel, held upright.
  package var panelPixels: PixelSize { panel?.pixels ?? pixels }

  /// Where the figures of this row come from.
  public var sources: [Provenance] {
    if basis == .declared || basis == .undeclared { return [insetProvenance] }
    return [
      Provenance(
        figure: "points", source: "Apple HIG, Layout, device screen dimensions",
        confidence: basis == .assumed ? .medium : .high),
      Provenance(
        figure: "pixels", source: panel?.source ?? "points times scale, as in the HIG's table",
        confidence: .high, isDerived: panel == nil),
      Provenance(
        figure: "ppi", source: "DeviceKit, device list",
        confidence: name == "iPhone 14 Pro Max" ? .medium : .high),
      Provenance(
        figure: "systems", source: "Apple's announcements; common knowledge", confidence: .medium),
      insetProvenance,
    ] + cornerRadiusProvenance
  }

  var insetProvenance: Provenance {
    Provenance(
      figure: "safeArea", source: basis.source, confidence: basis.confidence,
      isDerived: basis == .family || basis == .assumed)
  }

  var cornerRadiusProvenance: [Provenance] {
    guard cornerRadius != nil else { return [] }
    return [
      Provenance(
        figure: "cornerRadius", source: "ScreenCorners; ios-dimensions (read from the system)",
        confidence: .medium)
    ]
  }
}

/// A width and a height in pixels.
package struct PixelSize: Hashable, Sendable {
  /// The horizontal extent in pixels.
  package let width: Int
  /// The vertical extent in pixels.
  package let height: Int

  /// Creates a size in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Creates the pixels of a screen of the device table.
  init(_ points: Size, scale: Double) {
    self.init(width: Int(points.width * scale), height: Int(points.height * scale))
  }
}

extension Device {
  /// A panel for which the rendered picture is resampled.
  struct Panel: Hashable, Sendable {
    let pixels: PixelSize
    let nativeScale: Double
    let source: String

    static let plus = Panel(
      pixels: PixelSize(width: 1080, height: 1920), nativeScale: 2.608,
      source: "panel as in the HIG; UIKit renders 1242 x 2208 and the system divides by 1.15")
    static let mini = Panel(
      pixels: PixelSize(width: 1080, height: 2340), nativeScale: 2.88,
      source: "rendered as in the HIG; the panel has 1080 x 2340")
  }

  /// Where the insets of a row come from.
  enum Basis: Hashable, Sendable {
    case measured, repositories, family, single, assumed, declared, undeclared

    var source: String {
      switch self {
      case .measured: "measured in the simulator, iOS 14.4 to 16.2 (ios-dimensions)"
      case .repositories: "two or more public repositories, or a measured device of that screen"
      case .family: "a measured device of the same screen family"
      case .single: "one public page (useyourloaf.com)"
      case .assumed: "assumed like earlier iPads with a home indicator"
      case .declared: "as declared by the app"
      case .undeclared: "taken as 0 pt where the app declares none"
      }
    }

    var confidence: Confidence {
      switch self {
      case .measured, .declared: .high
      case .repositories, .family, .assumed: .medium
      case .single, .undeclared: .low
      }
    }
  }
}
