#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Figures that tests compare with, in `Tests/Fixtures`.
public enum Fixture {
  /// The rows of a table with tabs between its cells; lines that start with `#` say what it is.
  public static func rows(_ name: String) throws -> [[String]] {
    let url = URL(fileURLWithPath: "\(PackageFolder.path)/Tests/Fixtures/\(name)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// A text style at a size category as Apple publishes it.
  public struct TextStyleRow: Sendable, CustomStringConvertible {
    /// The names of the style and the category.
    public let style, category: String
    /// In pt.
    public let size, leading: Double
    /// In thousandths of an em; `nil` where it is not published.
    public let tracking: Double?
    /// On the CSS scale.
    public let weight, emphasizedWeight: Double

    /// The style and the category.
    public var description: String { "\(style) at \(category)" }
  }

  /// All text styles of iOS at all categories.
  public static func textStyles() throws -> [TextStyleRow] {
    try rows("text-styles.tsv").map { cells in
      TextStyleRow(
        style: cells[0], category: cells[1], size: Double(cells[2]) ?? .nan,
        leading: Double(cells[3]) ?? .nan, tracking: Double(cells[4]),
        weight: Double(cells[5]) ?? .nan, emphasizedWeight: Double(cells[6]) ?? .nan)
    }
  }
}
