import LegibleKit

/// A layout as a table for people.
struct LayoutText {
  /// The layout.
  let context: LayoutContext
  /// The colours.
  let palette: Palette

  /// The lines.
  var text: String {
    var title = [
      context.device?.name ?? context.geometry.label, context.orientation.rawValue,
      context.category.rawValue, context.direction.rawValue, "iOS \(context.version)",
    ]
    if context.split != .full { title.insert(context.split.rawValue, at: 2) }
    let blocks = [
      palette.paint(title.joined(separator: ", "), .bold) + "\n",
      TextTable(rows: figures).text,
      palette.paint("Text boxes", .bold) + "\n" + TextTable(rows: components).text,
      palette.paint("Sources", .bold) + "\n" + TextTable(rows: context.sources.map(\.cells)).text,
    ]
    return blocks.joined(separator: "\n")
  }

  private var figures: [[String]] {
    let classes = context.sizeClass
    var rows = [
      ["size", "\(context.size.width.shortDescription) x \(spell(context.size.height))"],
      [
        "pixels",
        "\(context.pixels.width.shortDescription) x \(spell(context.pixels.height)) "
          + "@\(context.scale.shortDescription)x",
      ],
      ["size class", "\(classes.horizontal.rawValue) width, \(classes.vertical.rawValue) height"],
      ["safe area", safeArea],
      ["margins", "left \(spell(context.margins.left)), right \(spell(context.margins.right))"],
      [
        "readable",
        "x \(spell(context.readableGuide.x)), width \(spell(context.readableGuide.width))",
      ],
      ["status bar", spell(context.statusBar)],
      ["bars", bars],
      ["corner radius", spell(context.cornerRadius)],
    ]
    if !context.unknown.isEmpty {
      rows.append(["unknown", context.unknown.joined(separator: ", ")])
    }
    return rows
  }

  private var safeArea: String {
    let area = context.safeArea
    let edges = [
      ("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right),
    ]
    return edges.map { "\($0) \($1.map(spell) ?? "unknown")" }.joined(separator: ", ")
  }

  private var bars: String {
    guard let bars = context.bars else { return "unknown" }
    let heights = [
      ("navigation", bars.navigationBar), ("large title", bars.largeTitleBar),
      ("tab", bars.tabBar), ("toolbar", bars.toolbar),
    ]
    return heights.map { name, height in
      name == "large title" && !Bars.hasLargeTitles(context.version)
        ? "no large titles" : "\(name) \(spell(height))"
    }.joined(separator: ", ")
  }

  private var components: [[String]] {
    ComponentRegistry.builtIn.components.map { component in
      let box = component.box(in: context)
      let lines = box.lineLimit.map { "\($0) line" } ?? "any lines"
      let height = box.fixedHeight.map { "\($0.shortDescription) high" } ?? ""
      let weakest = box.sources.min { $0.confidence < $1.confidence }
      let source = weakest.map { "\($0.confidence.rawValue): \($0.source)" } ?? ""
      return [component.name, "width \(spell(box.width))", lines, height, source]
    }
  }

  private func spell(_ number: Double?) -> String { number.map(\.shortDescription) ?? "unknown" }

  private func spell(_ interval: Interval) -> String { interval.description }
}
