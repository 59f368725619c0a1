import LegibleAdaptive
import LegibleCore

/// The different available spaces that a setting has at each size category: most viewports share one.
struct AvailableSpaceTable: Sendable {
  /// By the category's position in the audit, narrowest available space first.
  let spaces: [[SharedSpace]]

  /// Computes the available spaces of a setting.
  ///
  /// - Parameter contexts: The layout of each viewport, by the category's position.
  init(_ setting: TextPlacement, contexts: [[LayoutContext]]) {
    spaces = contexts.map { contexts in
      var viewports: [AvailableSpace: [Int]] = [:]
      for (viewport, context) in contexts.enumerated() {
        viewports[setting.available(in: context), default: []].append(viewport)
      }
      return viewports.map { SharedSpace(available: $0, viewports: $1) }.sorted {
        ($0.available.width.lower, $0.available.width.upper, $0.viewports[0])
          < ($1.available.width.lower, $1.available.width.upper, $1.viewports[0])
      }
    }
  }

  /// The layout of each viewport, by the category's position.
  ///
  /// - Throws: `LegibleError` when a viewport cannot be laid out.
  static func contexts(
    of viewports: [Viewport], categories: [SizeCategory]
  ) throws(LegibleError) -> [[LayoutContext]] {
    var table: [[LayoutContext]] = []
    for category in categories {
      var row: [LayoutContext] = []
      for viewport in viewports {
        row.append(
          try viewport.geometry.context(
            viewport.orientation, category: category, version: viewport.version))
      }
      table.append(row)
    }
    return table
  }
}
