import LegibleCore

/// The platform's own font in a size that does not follow the reader's: `system 16 semibold`.
package struct FixedFont: Hashable, Sendable {
  /// In pt.
  package let size: Double
  /// The name of the weight, `nil` for regular.
  package let weight: String?

  /// Describes a font.
  package init(size: Double, weight: String? = nil) {
    self.size = size
    self.weight = weight == "regular" ? nil : weight
  }

  /// Reads what ``name`` writes; `nil` for other names.
  package init?(_ name: String) {
    let parts = name.split(separator: " ")
    guard parts.count > 1, parts[0] == "system", let size = Double(parts[1]), size > 0, size < 1000
    else { return nil }
    self.init(size: size, weight: parts.count > 2 ? String(parts[2]) : nil)
  }

  /// The font in a word, its size, and its weight.
  package var name: String {
    (["system", size.shortDescription] + [weight].compactMap(\.self)).joined(separator: " ")
  }
}
