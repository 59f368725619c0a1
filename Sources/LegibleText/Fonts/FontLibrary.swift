public import LegibleCore
import Synchronization

/// The fonts that text may be set in, and the scratch memory to shape it; shared by all threads.
///
/// Only declared fonts are used: the files given here and those embedded in the binary, never what
/// happens to be installed.
public final class FontLibrary: Sendable {
  /// What takes over where the wanted fonts have no glyph.
  public enum Fallback: Hashable, Sendable {
    /// The embedded fonts, in a fixed order.
    case embedded
    /// Nothing: what the wanted fonts lack is missing.
    case none
  }

  private let declared: [FontFace]
  private let fallback: Fallback
  private let instances = Mutex<[InstanceKey: FontInstance]>([:])
  private let stacks = Mutex<[StackKey: FontStack]>([:])
  private let scratches = Mutex<[Scratch]>([])

  /// How many font instances and stacks are kept: more than any design system has, less than input
  /// with a weight of its own in every row could fill the memory with.
  private static let cacheLimit = 512

  /// Opens a library.
  ///
  /// - Parameters:
  ///   - files: The user's own font files; they go before embedded families of the same name.
  ///   - fallback: What takes over where the wanted fonts have no glyph.
  /// - Throws: `LegibleError` with rule `font` for every file that is no font.
  public init(_ files: [FontSource] = [], fallback: Fallback = .embedded) throws(LegibleError) {
    var faces: [FontFace] = []
    var findings: [Finding] = []
    for file in files {
      do { faces.append(try FontFace(file)) } catch { findings += error.findings }
    }
    guard findings.isEmpty else { throw LegibleError(findings) }
    declared = faces
    self.fallback = fallback
  }

  /// The families of the declared files, in their order.
  public var declaredFamilies: [String] { declared.map(\.family) }

  // MARK: Choosing fonts

  private struct InstanceKey: Hashable {
    var face: ObjectIdentifier
    var variations: [FontVariation]
    var standIn: StandIn?
  }

  private struct StackKey: Hashable {
    var families: [String]
    var weight: Double
    var variations: [FontVariation]
    var standIn: StandIn
  }

  /// The fonts for a style, first choice first, and the families that nobody has.
  func stack(for style: TextStyle, variations: [FontVariation]) -> FontStack {
    let key = StackKey(
      families: style.families, weight: style.weight, variations: variations,
      standIn: StandIn(size: style.size))
    if let stack = stacks.withLock({ $0[key] }) { return stack }
    let stack = makeStack(key)
    stacks.withLock { $0.store(stack, for: key, limit: Self.cacheLimit) }
    return stack
  }

  private func makeStack(_ key: StackKey) -> FontStack {
    var fonts: [FontInstance] = []
    var missing: [String] = []
    func add(_ face: FontFace, _ standIn: StandIn? = nil) {
      let instance = instance(face, weight: key.weight, key.variations, standIn)
      if !fonts.contains(where: { $0 === instance }) { fonts.append(instance) }
    }
    for family in key.families {
      if let face = face(of: family, in: declared, weight: key.weight) {
        add(face)
      } else if StandIn.platformFamilies.contains(family.lowercased()) {
        let embedded = key.standIn.family
        if let face = face(of: embedded, in: EmbeddedFonts.faces, weight: key.weight) {
          add(face, key.standIn)
        }
      } else if let face = face(of: family, in: EmbeddedFonts.faces, weight: key.weight) {
        add(face)
      } else {
        missing.append(family)
      }
    }
    for family in fallback == .embedded ? EmbeddedFonts.fallbackFamilies : [] {
      let isThere = fonts.contains { $0.face.family == family }
      if !isThere, let face = face(of: family, in: EmbeddedFonts.faces, weight: key.weight) {
        add(face)
      }
    }
    return FontStack(fonts: fonts, missing: missing)
  }

  /// The face of a family by path or name whose weight is nearest (CSS Fonts 4, 5.2, in short: the
  /// range that holds the weight, else the nearest end, the lighter one up to 500).
  private func face(of family: String, in faces: [FontFace], weight: Double) -> FontFace? {
    let wanted = family.lowercased()
    var best: (face: FontFace, distance: Double)?
    for face in faces where face.path == family || face.family.lowercased() == wanted {
      var distance = 0.0
      if weight < face.weights.lowerBound {
        distance = face.weights.lowerBound - weight + (weight <= 500 ? 0.5 : 0)
      } else if weight > face.weights.upperBound {
        distance = weight - face.weights.upperBound + (weight > 500 ? 0.5 : 0)
      }
      if face.isItalic { distance += 10_000 }
      if distance < best?.distance ?? .infinity { best = (face, distance) }
    }
    return best?.face
  }

  private func instance(
    _ face: FontFace, weight: Double, _ variations: [FontVariation], _ standIn: StandIn?
  ) -> FontInstance {
    var settings = variations
    if face.weights.lowerBound < face.weights.upperBound,
      !settings.contains(where: { $0.tag == FontVariation.weightTag })
    {
      let clamped = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
      settings.append(FontVariation(tag: FontVariation.weightTag, value: clamped))
    }
    let key = InstanceKey(
      face: ObjectIdentifier(face), variations: settings, standIn: standIn)
    return instances.withLock { instances in
      if let instance = instances[key] { return instance }
      let instance = FontInstance(face, variations: settings, standIn: standIn)
      instances.store(instance, for: key, limit: Self.cacheLimit)
      return instance
    }
  }

  // MARK: Scratch memory

  /// Lends a scratch to one caller; scratches are kept, one a thread at most.
  func withScratch<Result, Failure>(
    _ body: (Scratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scratch = scratches.withLock { $0.popLast() } ?? Scratch()
    defer { scratches.withLock { $0.append(scratch) } }
    return try body(scratch)
  }
}

/// The fonts that a style is set in, first choice first.
final class FontStack: Sendable {
  let fonts: [FontInstance]
  /// The families of the style that nobody has.
  let missing: [String]

  init(fonts: [FontInstance], missing: [String]) {
    self.fonts = fonts
    self.missing = missing
  }
}

/// A buffer, open break iterators and known code points; used by one thread at a time.
///
/// Sendable because the library hands it to one caller and takes it back afterwards.
final class Scratch: @unchecked Sendable {
  let buffer = ShapingBuffer()
  private var breakers: [BreakerKey: Breaker] = [:]
  private var coverages: [ObjectIdentifier: Coverage] = [:]

  private struct BreakerKey: Hashable {
    var locale: String
    var kind: Breaker.Kind
  }

  /// An open iterator for a locale and a kind.
  func breaker(_ locale: String, _ kind: Breaker.Kind) throws(UnicodeFailure) -> Breaker {
    let key = BreakerKey(locale: locale, kind: kind)
    if let breaker = breakers[key] { return breaker }
    let breaker = try Breaker(locale: locale, kind: kind)
    breakers.store(breaker, for: key, limit: 64)
    return breaker
  }

  /// What is known of the fonts of a stack, which it keeps alive.
  func coverage(of stack: FontStack) -> Coverage {
    let key = ObjectIdentifier(stack)
    if let coverage = coverages[key] { return coverage }
    let coverage = Coverage(stack)
    coverages.store(coverage, for: key, limit: 16)
    return coverage
  }
}

extension Dictionary {
  /// Keeps a value; a cache that is full starts anew.
  fileprivate mutating func store(_ value: Value, for key: Key, limit: Int) {
    if count >= limit { removeAll() }
    self[key] = value
  }
}
