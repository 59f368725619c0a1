/// What counts as large text, which needs less contrast: the authorities differ.
///
/// Sizes are in pt of the platform, as delivered at the category Large: a reader's own setting
/// never makes text large.
public enum LargeTextPolicy: String, Hashable, Sendable, CaseIterable {
  /// 24 pt, or 14 x 4/3 pt when bold: WCAG 2.2 as WCAG2ICT applies it, 1 pt being 4/3 CSS px.
  case wcag2ict
  /// 18 pt, or 14 pt when bold: the figures of WCAG 2.2 taken as the platform's own unit.
  case native
  /// 18 pt, or bold at any size: Apple's Human Interface Guidelines.
  case apple

  /// The least weight that is bold, on the CSS scale; semibold (600) is not.
  package static let boldWeight = 700.0

  /// From which size on text is large, in words.
  public var summary: String {
    switch self {
    case .wcag2ict: "24 pt, bold 18.67 pt"
    case .native: "18 pt, bold 14 pt"
    case .apple: "18 pt, bold any size"
    }
  }

  /// Whether a text is large.
  ///
  /// - Parameters:
  ///   - size: The font size in pt.
  ///   - weight: The weight on the CSS scale, 1...1000.
  package func isLarge(size: Double, weight: Double) -> Bool {
    let isBold = weight >= Self.boldWeight
    return switch self {
    case .wcag2ict: size >= 24 || isBold && size >= 14.0 * 4 / 3
    case .native: size >= 18 || isBold && size >= 14
    case .apple: size >= 18 || isBold
    }
  }
}
