/// Which font of a stack has which code point, as far as texts have asked: they ask for the same few
/// again and again.
///
/// A table of fixed size, in which code points take each other's places; for one thread at a time.
final class Coverage {
  let stack: FontStack
  // Nobody else looks at the table while it changes: the check at each access is not needed.
  @exclusivity(unchecked) private var entries: [Entry]

  /// What is known of a code point.
  struct Entry {
    var scalar: UInt32
    var font: Choice
    /// Unknown for what goes with any script: digits, punctuation, marks.
    var script: Script
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

  /// A power of two.
  private static let size = 2048

  init(_ stack: FontStack) {
    self.stack = stack
    // No text has this code point, as it lies beyond Unicode.
    let empty = Entry(scalar: .max, font: .any, script: .unknown)
    unsafe entries = Array(repeating: empty, count: Self.size)
  }

  /// What the stack has for a code point.
  func entry(for scalar: Unicode.Scalar) -> Entry {
    let place = Int(scalar.value) & (Self.size - 1)
    let known = unsafe entries[place]
    if known.scalar == scalar.value { return known }
    let entry = makeEntry(scalar)
    unsafe entries[place] = entry
    return entry
  }

  private func makeEntry(_ scalar: Unicode.Scalar) -> Entry {
    var choice = Choice.any
    if !scalar.needsNoGlyph {
      let font = stack.fonts.firstIndex { $0.font.glyph(for: scalar.value) != nil }
      choice = font.map { .first(Int32($0)) } ?? .none
    }
    return Entry(scalar: scalar.value, font: choice, script: script(of: scalar))
  }

  /// The script by which a code point is shaped.
  ///
  /// Both kana are one: OpenType has the script tag `kana` for them (script tags registry).
  private func script(of scalar: Unicode.Scalar) -> Script {
    switch Script(of: scalar.value) {
    case .common, .inherited: .unknown
    case .hiragana: .katakana
    case let script: script
    }
  }
}
