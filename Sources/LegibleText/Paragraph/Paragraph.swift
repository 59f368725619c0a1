public import LegibleCore

/// A text shaped once in font units; any size and width is a scale and a search over sums.
///
/// A paragraph is immutable and may be shared by threads. Shaping depends on the text, the fonts, the
/// locale and the direction; ``fit(width:lines:truncation:ellipsis:tightening:size:)`` on the rest.
public final class Paragraph: Sendable {
  /// The source text.
  public let text: String
  /// The style it was shaped in.
  public let style: TextStyle
  /// The language of the text (BCP 47).
  package let locale: String
  /// How it breaks into lines.
  package let settings: ParagraphSettings
  /// The direction it runs in.
  public let direction: LayoutDirection
  /// The visible code points that no font covers, in code point order.
  package let missing: [Unicode.Scalar]
  /// The families of the style that are not available.
  package var missingFamilies: [String] { stack.missing }
  /// Whether no family of the style is available.
  package var lacksAllFamilies: Bool {
    !style.families.isEmpty && Set(style.families).isSubset(of: stack.missing)
  }
  let stack: FontStack

  let library: FontLibrary
  let shaped: ShapedText
  let baseLevel: UInt8
  /// The ends of the grapheme clusters.
  let clusters: [Int32]
  let breaks: [Break]

  /// The relative half-width of the uncertainty interval of every width: 0 for the user's own fonts.
  ///
  /// The share-weighted mean of those of the stand-ins in use, by script.
  public let uncertainty: Double

  /// Takes over what ``FontLibrary/paragraph(_:style:locale:settings:)`` has worked out.
  init(
    text: String, style: TextStyle, locale: String, settings: ParagraphSettings,
    missing: Set<Unicode.Scalar>, stack: FontStack, library: FontLibrary,
    shaped: ShapedText, baseLevel: UInt8, clusters: [Int32], breaks: [Break]
  ) {
    self.text = text
    self.style = style
    self.locale = locale
    self.settings = settings
    self.missing = missing.sorted { $0.value < $1.value }
    self.stack = stack
    self.library = library
    self.shaped = shaped
    self.baseLevel = baseLevel
    self.clusters = clusters
    self.breaks = breaks
    direction = baseLevel & 1 == 1 ? .rtl : .ltr
    uncertainty = shaped.uncertainty
  }

  /// The natural width at the style's size in pt: of the longest line when only hard breaks break.
  ///
  /// Wrapping at this width changes nothing.
  public var width: Double { width(size: style.size) }

  /// The natural width in pt at another font size.
  ///
  /// - Complexity: O(*line-break opportunities*).
  public func width(size: Double) -> Double {
    let scale = scale(size: size)
    var widest = 0.0
    var start = LineStart.text
    for (index, end) in breaks.enumerated() where end.isMandatory || index == breaks.count - 1 {
      widest = max(widest, width(from: start, to: end, scale))
      start = LineStart(end, next: index + 1)
    }
    return widest
  }

  /// The fonts in use, by path or embedded file name, in the order of the stack.
  public var fontNames: [String] {
    let used = Set(shaped.runs.map(\.font))
    return shaped.fonts.indices.filter(used.contains).map { shaped.fonts[$0].face.path }
  }

  /// A line-break opportunity.
  package struct LineBreak: Hashable, Sendable {
    /// Where the next line starts, in UTF-16 code units.
    package var offset: Int
    /// Whether the line must end there.
    package var isMandatory: Bool
  }

  /// The line-break opportunities, the end of the text included.
  package var lineBreaks: [LineBreak] {
    breaks.map { LineBreak(offset: Int($0.offset), isMandatory: $0.isMandatory) }
  }

  /// The ends of the grapheme clusters in UTF-16 offsets (UAX #29).
  package var clusterEnds: [Int] { clusters.map { Int($0) } }
}

extension Paragraph {
  /// The bidi level of each UTF-16 code unit (UAX #9); odd levels run from right to left.
  package var bidiLevels: [UInt8] {
    shaped.runs.flatMap { run in run.range.map { _ in run.level } }
  }
}
