/// Which font of a stack has which code point or sequence, as far as texts have asked: they ask for
/// the same few again and again.
///
/// Pages of code points, made when a text first needs one; for one thread at a time.
final class Coverage {
  let stack: FontStack
  // Nobody else looks at the tables while they change: the check at each access is not needed.
  /// The pages one after the other, each with an entry for all of its code points.
  @exclusivity(unchecked) private var entries: [Entry?] = []
  /// The number of each page in `entries`; none for what no text has needed.
  @exclusivity(unchecked) private var pages: [OptionalIndex<Int16>]
  private var sequences: [[Unicode.Scalar]: Int?] = [:]
  /// Where it is tried out whether a font has a glyph for a sequence.
  private let buffer = ShapingBuffer()

  /// What is known of a code point.
  struct Entry {
    var font: Choice
    /// Unknown for what goes with any script: digits, punctuation, marks.
    var script: Script
    /// Whether it makes a sequence of its cluster, which one font must have as a whole.
    var isJoiner: Bool
  }

  /// The font for a code point.
  enum Choice: Equatable {
    /// It shows nothing of its own.
    case any
    /// The position of the first one that has it.
    case first(Int32)
    /// None has it.
    case none
  }

  /// The code points of a page.
  private static let pageSize = 256

  /// The most pages that are kept, 1 MiB: no text needs near as many, but a hostile one.
  private static let maximumPages = 256

  init(_ stack: FontStack) {
    self.stack = stack
    unsafe pages = Array(repeating: nil, count: 0x11_0000 / Self.pageSize)
  }

  /// What the stack has for a code point.
  func entry(for scalar: Unicode.Scalar) -> Entry {
    let (page, offset) = Int(scalar.value).quotientAndRemainder(dividingBy: Self.pageSize)
    if let number = unsafe pages[page].value,
      let known = unsafe entries[number * Self.pageSize + offset]
    {
      return known
    }
    let entry = makeEntry(scalar)
    unsafe entries[start(ofPage: page) + offset] = entry
    return entry
  }

  /// The index of a page's first entry; makes the page when it is new.
  private func start(ofPage page: Int) -> Int {
    if let number = unsafe pages[page].value { return number * Self.pageSize }
    if unsafe entries.count == Self.maximumPages * Self.pageSize {
      unsafe entries.removeAll()
      unsafe pages = Array(repeating: nil, count: pages.count)
    }
    let start = unsafe entries.count
    unsafe pages[page] = OptionalIndex(start / Self.pageSize)
    unsafe entries += Array(repeating: nil, count: Self.pageSize)
    return start
  }

  private func makeEntry(_ scalar: Unicode.Scalar) -> Entry {
    let script = script(of: scalar)
    var choice = Choice.any
    if !scalar.needsNoGlyph {
      let order = script == .unknown && scalar.isEastAsianPunctuation ? Script("Hani") : script
      let font = font(
        for: [scalar], style: scalar.properties.isEmojiPresentation ? .emoji : nil, script: order)
      choice = font.map { .first(Int32($0)) } ?? .none
    }
    return Entry(font: choice, script: script, isJoiner: scalar.isSequenceJoiner)
  }

  /// The script by which a code point is shaped.
  private func script(of scalar: Unicode.Scalar) -> Script {
    switch Script(of: scalar.value) {
    case .common, .inherited: .unknown
    case let script: script.shaping
    }
  }

  // MARK: Sequences

  /// The font for a cluster with joiners or selectors, `nil` when none has its parts.
  ///
  /// Known sequences are kept: there are few, and trying one out means shaping it.
  func font(forSequence scalars: [Unicode.Scalar], script: Script) -> Int? {
    if let known = sequences[scalars] { return known }
    let font = findFont(forSequence: scalars, script: script)
    sequences.store(font, for: scalars, limit: 512)
    return font
  }

  private func findFont(forSequence scalars: [Unicode.Scalar], script: Script) -> Int? {
    let visible = scalars.filter { !$0.needsNoGlyph }
    guard let style = EmojiStyle(of: scalars) else {
      // The font that has the variant goes first; without one the selector demands nothing.
      if scalars.count == 2, scalars[1].properties.isVariationSelector,
        let font = stack.firstIndex(
          for: script, where: { $0.font.hasVariation(of: scalars[0].value, scalars[1].value) })
      {
        return font
      }
      return font(for: visible, style: nil, script: script)
    }
    if style == .emoji, visible.count > 1 || scalars.count > 2,
      let font = stack.fonts.firstIndex(where: { $0.covers(visible) && hasGlyph($0, for: scalars) })
    {
      return font
    }
    return font(for: visible, style: style, script: script)
  }

  /// The first font that has some code points; of the wanted kind if there is one.
  private func font(
    for scalars: [Unicode.Scalar], style: EmojiStyle?, script: Script
  ) -> Int? {
    if let style,
      let font = stack.firstIndex(
        for: script,
        where: { $0.face.isColor == (style == .emoji) && $0.covers(scalars) })
    {
      return font
    }
    return stack.firstIndex(for: script) { $0.covers(scalars) }
  }

  /// Whether a font has one glyph for a sequence: a joiner that is there does not say that (RmlUi's
  /// mistake), only shaping does.
  private func hasGlyph(_ font: FontInstance, for scalars: [Unicode.Scalar]) -> Bool {
    let units = scalars.flatMap { Array(String($0).utf16) }
    var glyphs = 0
    buffer.shape(
      units, 0..<units.count, context: 0..<units.count, font: font.font, script: .common,
      isRightToLeft: false, language: Language(""), features: []
    ) { if $0.advance > 0 { glyphs += 1 } }
    return glyphs == 1
  }
}

extension Unicode.Scalar {
  /// Whether it joins its neighbours to one glyph, or chooses among the forms of the one before.
  fileprivate var isSequenceJoiner: Bool {
    switch value {
    case 0x200D, 0x20E3, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Punctuation and full-width glyphs, which go with the Han characters around them.
  fileprivate var isEastAsianPunctuation: Bool {
    (0x3000...0x303F).contains(value) || (0xFF00...0xFFEF).contains(value)
  }
}
