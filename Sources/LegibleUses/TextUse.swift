/// A place of the sources where a text of a catalog is used, and what becomes of it.
package struct TextUse: Hashable, Sendable {
  /// What a check of its width needs to know first; of several the first one says most.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case wraps, oneLine, nLines, system, undecided, otherSurface, notDrawn, notShown
  }

  /// A file and a line in it, from 1.
  package struct Place: Hashable, Comparable, Sendable {
    /// The path below the folder that is read.
    package var file: String
    /// The line.
    package var line: Int

    /// Creates a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    /// By file, then by line.
    package static func < (one: Place, other: Place) -> Bool {
      (one.file, one.line) < (other.file, other.line)
    }
  }

  /// Where the text is named; `nil` for a text that no code names.
  package var place: Place?
  /// How the place shows it.
  package var drawing: Drawing
  /// Where it is drawn, when that is elsewhere.
  package var shownAt: Place?
  /// What its placeholders are given, in order.
  package var arguments: [Argument]

  /// What a value is that stands in a text.
  package enum Argument: String, Hashable, Sendable, CaseIterable {
    case count, number, date, name, device, address, text, unknown
  }

  /// Creates a use.
  package init(
    place: Place?, drawing: Drawing, shownAt: Place? = nil, arguments: [Argument] = []
  ) {
    self.place = place
    self.drawing = drawing
    self.shownAt = shownAt
    self.arguments = arguments
  }
}

/// How a place shows a text.
package struct Drawing: Hashable, Sendable {
  /// What draws it, such as `Text` or `alert title`.
  package var element: String
  /// What a check needs to know first.
  package var kind: TextUse.Kind
  /// The most lines, 0 for any number, `nil` when unknown or not drawn.
  package var lines: Int?
  /// The text style or font, as far as it was read.
  package var style: String?
  /// How far the text may shrink to fit.
  package var minimumScale: Double?
  /// The width that the code allows at most, in pt; `nil` where it states none.
  package var width: Double?
  /// Whether it takes the width that it needs, whatever there is.
  package var isFixedSize = false
  /// What is left out of a text that is too long; `nil` where the code says nothing of it.
  package var truncation: Truncation?

  /// Where a text that is too long is cut.
  package enum Truncation: String, Hashable, Sendable, CaseIterable {
    case head, middle, tail, clip
  }

  /// Creates a drawing.
  package init(
    _ element: String, _ kind: TextUse.Kind, lines: Int? = nil, style: String? = nil,
    minimumScale: Double? = nil
  ) {
    self.element = element
    self.kind = kind
    self.lines = lines
    self.style = style
    self.minimumScale = minimumScale
  }

  /// A text with a limit of lines, 0 for none.
  package static func limited(
    _ element: String, to lines: Int, style: String? = nil, minimumScale: Double? = nil
  ) -> Drawing {
    let kind: TextUse.Kind = lines == 0 ? .wraps : lines == 1 ? .oneLine : .nLines
    return Drawing(element, kind, lines: lines, style: style, minimumScale: minimumScale)
  }
}
