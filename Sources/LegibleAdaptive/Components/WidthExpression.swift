import LegibleCore

/// A width as a sum of layout guides, each times a number, and a length: `readable - 2 * 16`.
package struct WidthExpression: Hashable, Sendable {
  /// A width that depends on the device, in pt.
  package enum Guide: String, Hashable, Sendable, CaseIterable {
    /// The app's window.
    case screen
    /// The window less the insets at its sides.
    case safe
    /// The window less the layout margins.
    case margins
    /// The readable content guide.
    case readable
    /// The text of a row in an inset grouped list.
    case inset
  }

  /// How often each guide is taken; none zero times.
  private(set) var guides: [Guide: Double] = [:]
  /// The length in pt beside the guides.
  private(set) var length: Double

  /// Creates a width of a length in pt.
  package init(_ length: Double) { self.length = length }

  /// Creates the width of a guide.
  package init(_ guide: Guide) {
    guides = [guide: 1]
    length = 0
  }

  /// The length in pt where no guide is in it.
  package var constant: Double? { guides.isEmpty ? length : nil }

  /// The width in pt in a layout, at least 0; a range where a guide is one.
  package func width(in context: LayoutContext) -> Interval {
    var width = Interval(length)
    // In the order of the guides, since sums of fractions depend on it.
    for guide in Guide.allCases {
      guard let factor = guides[guide] else { continue }
      let length = guide.width(in: context)
      width = width + Interval(length.lower * factor, length.upper * factor)
    }
    return Interval(max(0, width.lower), max(0, width.upper))
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.guides.merge(b.guides, uniquingKeysWith: +)
    sum.guides = sum.guides.filter { $0.value != 0 }
    sum.length += b.length
    return sum
  }

  static func * (a: Self, factor: Double) -> Self {
    var product = a
    product.guides = a.guides.mapValues { $0 * factor }.filter { $0.value != 0 }
    product.length *= factor
    return product
  }
}

extension WidthExpression.Guide {
  fileprivate func width(in context: LayoutContext) -> Interval {
    switch self {
    case .screen: context.windowWidth
    case .safe: context.safeWidth
    case .margins: context.marginsWidth
    case .readable: context.readableGuide.width
    case .inset: InsetGroupedRow().box(in: context).width
    }
  }
}
