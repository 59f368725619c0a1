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

  let declared: [FontFace]
  private let fallback: Fallback
  private let preferences: [FontPreference]
  /// Whether the shapes of a declared font depend on the size in more than scale.
  private let dependsOnSize: Bool
  /// Whether the order of fonts depends on the language of a text.
  private let dependsOnLocale: Bool
  private let instances = Mutex<[InstanceKey: FontInstance]>([:])
  private let stacks = Mutex<[StackKey: FontStack]>([:])
  private let scratches = ScratchPool()

  /// How many font instances and stacks are kept: more than any design system has, less than input
  /// with a weight of its own in every row could fill the memory with.
  private static let cacheLimit = 512

  /// Opens a library.
  ///
  /// - Parameters:
  ///   - files: The user's own font files; they go before embedded families of the same name.
  ///   - fallback: What takes over where the wanted fonts have no glyph.
  ///   - preferences: Families that go before all others for some scripts and languages; of several
  ///     the first that has the glyphs.
  /// - Throws: `LegibleError` with rule `font` for every file that is not a font.
  public init(
    _ files: [FontSource] = [], fallback: Fallback = .embedded, preferences: [FontPreference] = []
  ) throws(LegibleError) {
    var faces: [FontFace] = []
    var findings: [Finding] = []
    for file in files {
      do { faces.append(try FontFace(file)) } catch { findings += error.findings }
    }
    guard findings.isEmpty else { throw LegibleError(findings) }
    declared = faces
    self.fallback = fallback
    self.preferences = preferences
    dependsOnSize = faces.contains(where: \.dependsOnSize)
    dependsOnLocale =
      !preferences.isEmpty || faces.contains { $0.description?.hanLanguage != nil }
  }

  /// The families of the declared files, in their order.
  package var declaredFamilies: [String] { declared.map(\.family) }

  /// What the declared files say of their faces, in their order.
  package var descriptions: [FontDescription] { declared.compactMap(\.description) }

  // MARK: Choosing fonts

  /// The fonts for a style, first choice first, and the families that are not available.
  func stack(
    for style: TextStyle, variations: [FontVariation], locale: String = "",
    usesPublishedTracking: Bool = false, switchesOpticalSize: Bool = false
  ) -> FontStack {
    let key = StackKey(
      families: style.families, request: FontRequest(style), variations: variations,
      standIn: StandIn(
        size: style.size, weight: style.weight, switches: switchesOpticalSize),
      usesPublishedTracking: usesPublishedTracking,
      size: dependsOnSize ? style.size : nil, locale: dependsOnLocale ? locale : nil)
    if let stack = stacks.withLock({ $0[key] }) { return stack }
    var builder = StackBuilder(
      key: key, declared: declared, preferences: preferences, hasFallback: fallback == .embedded,
      open: instance)
    let stack = builder.build()
    stacks.withLock { $0.store(stack, for: key, limit: Self.cacheLimit) }
    return stack
  }

  private func instance(_ key: InstanceKey) -> FontInstance {
    instances.withLock { instances in
      if let instance = instances[key] { return instance }
      let instance = FontInstance(
        key.face, variations: key.variations, calibration: key.calibration,
        isFallback: key.isFallback)
      instances.store(instance, for: key, limit: Self.cacheLimit)
      return instance
    }
  }

  /// Whether two styles have the same fonts in the same order, drawn and spaced alike, as only their sizes
  /// differ.
  func sharesFonts(_ one: TextStyle, _ other: TextStyle) -> Bool {
    one.families == other.families && FontRequest(one) == FontRequest(other)
      && one.tracking == other.tracking && (!dependsOnSize || one.size == other.size)
      && (StandIn(size: one.size) == StandIn(size: other.size)
        || !one.families.contains { StandIn.platformFamilies.contains($0.lowercased()) })
  }

  // MARK: Scratch memory

  /// Lends a scratch to one caller.
  func withScratch<Result, Failure>(
    _ body: (Scratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try scratches.withScratch(body)
  }
}
