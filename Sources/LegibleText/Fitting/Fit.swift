public import LegibleCore

/// A paragraph laid out in a box: its lines, and whether anything had to go.
public struct Fit: Sendable {
  /// The lines from top to bottom.
  public internal(set) var lines: [Line]
  /// Whether text was truncated by the line limit or the width.
  public internal(set) var isTruncated: Bool
  /// The font size it was laid out at, in pt.
  public let fontSize: Double
  /// What tightening adds after each cluster in pt: 0, or less where that avoided truncation.
  public internal(set) var tightening = 0.0
  /// How much wider than its box a single line might be to be tightened instead of truncated, as a fraction.
  package let allowedTightening: Double
  /// The width it was laid out in, in pt.
  package let availableWidth: Double
  /// The line limit; `nil` for none.
  public let lineLimit: Int?
  /// The paragraph it shows.
  package let paragraph: Paragraph

  /// By how many pt a line may exceed a width that it fits: LayoutNG's unit, which browsers fit by.
  package static let tolerance = 1.0 / 64

  /// How much wider than its box a text may be to be tightened instead of truncated, as a fraction.
  ///
  /// The documented default of AppKit (NSParagraphStyle, `tighteningFactorForTruncation`). UIKit's is
  /// not published; that it is the same is our reading.
  public static let standardTightening = 0.05

  /// The width of the widest line and the height of all lines, in pt.
  public var size: Size {
    Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.reduce(0) { $0 + $1.ascent + $1.descent })
  }

  /// The size rounded up to whole pixels, in pt: no line of it wraps in a view of this size.
  ///
  /// - Parameter scale: Pixels per pt.
  package func size(roundedUpAt scale: Double) -> Size {
    // What rounding errors of the sums add is not a pixel of its own.
    func rounded(_ length: Double) -> Double { ((length - 1e-9) * scale).rounded(.up) / scale }
    return Size(width: rounded(size.width), height: rounded(size.height))
  }

  /// One line: what of the text it holds and where it stands.
  public struct Line: Hashable, Sendable {
    /// The part of the source in UTF-16 offsets that it stands for, hanging spaces and what was truncated
    /// included.
    public var range: Range<Int>
    /// The text of the paragraph, of which ``range`` is a part.
    var source: String
    /// What is shown: without hanging spaces, with an ellipsis or a hyphen.
    public var display: String
    /// In pt, hanging spaces left out.
    public var width: Double
    /// The distance from the top of the paragraph to the baseline in pt.
    public var baseline: Double
    /// From the top of the line to the baseline in pt.
    public var ascent: Double
    /// From the baseline to the bottom of the line in pt.
    public var descent: Double
    /// The parts that are shown, in logical order.
    var pieces: [Piece]

    /// The part of the source that it stands for, hanging spaces and what was truncated included.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    public var substring: Substring {
      let start = source.utf16.index(source.startIndex, offsetBy: range.lowerBound)
      return source[start..<source.utf16.index(start, offsetBy: range.count)]
    }

    /// The layout box in pt, from the line's left and the paragraph's top.
    ///
    /// It is what other things keep clear of; ``Fit/ink(of:)`` is the box of what is drawn.
    public var box: Rect {
      Rect(x: 0, y: baseline - ascent, width: width, height: ascent + descent)
    }
  }

  /// A shown part of a line.
  enum Piece: Hashable, Sendable {
    /// A range of the text, with the range that it is shaped as a part of.
    case text(Range<Int>, within: Range<Int>)
    case marker(String)
  }
}
