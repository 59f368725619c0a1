import LegibleCore

/// Chooses the fonts of a stack.
struct StackBuilder {
  let key: StackKey
  let declared: [FontFace]
  let preferences: [FontPreference]
  let hasFallback: Bool
  /// Opens a face at settings, or finds it opened.
  let open: (InstanceKey) -> FontInstance

  private var fonts: [FontInstance] = []
  private var missing: [String] = []
  private var unavailable: [Int: UnavailableStyle] = [:]

  init(
    key: StackKey, declared: [FontFace], preferences: [FontPreference], hasFallback: Bool,
    open: @escaping (InstanceKey) -> FontInstance
  ) {
    self.key = key
    self.declared = declared
    self.preferences = preferences
    self.hasFallback = hasFallback
    self.open = open
  }

  /// The wanted families, then what was declared besides, then what is embedded.
  mutating func build() -> FontStack {
    for family in key.families {
      if !add(family) { missing.append(family) }
    }
    let wanted = fonts.count
    for preference in preferences where preference.serves(key.locale ?? "") {
      add(preference.family)
    }
    if hasFallback {
      for face in declared where !fonts.contains(where: { $0.face.family == face.family }) {
        add(face.family)
      }
    }
    let declaredEnd = fonts.count
    if hasFallback {
      for family in EmbeddedFonts.fallbackFamilies
      where !fonts.contains(where: { $0.face.family == family }) {
        if let face = embedded(family) { add(face, isFallback: true) }
      }
    }
    return FontStack(
      fonts: fonts, missing: missing, unavailable: unavailable,
      orders: orders(fallback: wanted..<declaredEnd))
  }

  // MARK: Families

  /// Adds the face that a family has for the style; says whether there is one.
  @discardableResult
  private mutating func add(_ family: String) -> Bool {
    let name = family.lowercased()
    if let face = key.request.bestMatch(among: declared.filter { $0.isOfFamily(name) }) {
      add(face)
      return true
    }
    for face in declared {
      if let settings = face.settings(forFaceNamed: family) {
        add(face, settings: settings, isNamedItself: true)
        return true
      }
    }
    if StandIn.platformFamilies.contains(name) {
      guard let face = embedded(key.standIn.family) else { return false }
      add(face, calibration: .standIn(key.standIn))
      return true
    }
    guard let face = embedded(family) else { return false }
    add(face)
    return true
  }

  private func embedded(_ family: String) -> FontFace? {
    let name = family.lowercased()
    return key.request.bestMatch(
      among: EmbeddedFonts.faces.filter { $0.isOfFamily(name) || $0.path == family })
  }

  private mutating func add(
    _ face: FontFace, settings: [FontVariation] = [], isNamedItself: Bool = false,
    calibration: Calibration? = nil, isFallback: Bool = false
  ) {
    let instance = open(
      InstanceKey(
        face: face, variations: variations(of: face, named: settings),
        calibration: calibration ?? tracking(of: face), isFallback: isFallback))
    guard !fonts.contains(where: { $0 === instance }) else { return }
    // Who names a file or a face by itself asks for its style.
    let isRegular = key.request == FontRequest()
    if !(isNamedItself && isRegular), settings.isEmpty {
      unavailable[fonts.count] = key.request.unavailable(from: face, given: key.variations)
    }
    fonts.append(instance)
  }

  /// The spacing by size of a user's font: its own table, or what Apple publishes for its families;
  /// never both.
  private func tracking(of face: FontFace) -> Calibration? {
    let published = face.description.flatMap { PublishedTracking(family: $0.family) }
    if let own = face.tracking, !(key.usesPublishedTracking && published != nil) {
      return .own(own)
    }
    return published.map(Calibration.published)
  }

  // MARK: Axes

  /// The settings of a face: the user's before those of a named instance, those before the style's.
  private func variations(of face: FontFace, named: [FontVariation]) -> [FontVariation] {
    var settings = key.variations
    func set(_ tag: String, _ value: Double) {
      guard let setting = FontVariation(tag, value) else { return }
      if !settings.contains(where: { $0.tag == setting.tag }) { settings.append(setting) }
    }
    for setting in named where !settings.contains(where: { $0.tag == setting.tag }) {
      settings.append(setting)
    }
    let (request, traits) = (key.request, face.traits)
    if traits.weights.isWide { set("wght", traits.weights.nearest(to: request.weight)) }
    if traits.widths.isWide { set("wdth", traits.widths.nearest(to: request.width)) }
    if traits.italics.isWide { set("ital", request.slant == .italic ? 1 : 0) }
    if traits.slopes.isWide, let slope = request.slope(on: traits) {
      set("slnt", -traits.slopes.nearest(to: slope))
    }
    if let size = key.size, let axis = face.description?.axes.first(where: { $0.tag == "opsz" }) {
      set("opsz", axis.range.nearest(to: size))
    }
    return settings
  }

  // MARK: Orders

  /// The orders of scripts for which a preference holds, or that a declared fallback is drawn for.
  private func orders(fallback: Range<Int>) -> [Script: [Int]] {
    guard let locale = key.locale else { return [:] }
    var orders: [Script: [Int]] = [:]
    if let han = HanLanguage(locale: locale) {
      let own = fallback.filter { fonts[$0].face.description?.hanLanguage == han }
      if !own.isEmpty {
        let order = Array(0..<fallback.lowerBound) + own
        for script in [Script("Hani"), .katakana, Script("Hang")] {
          orders[script] = order + fonts.indices.filter { !order.contains($0) }
        }
      }
    }
    for preference in preferences.reversed() where preference.serves(locale) {
      let name = preference.family.lowercased()
      guard let index = fonts.firstIndex(where: { $0.face.isOfFamily(name) }) else { continue }
      // A preference for any script changes the orders that others have made, too.
      let scripts =
        preference.scripts.isEmpty
        ? [.unknown] + orders.keys : preference.scripts.map { Script($0).shaping }
      for script in scripts {
        let order = orders[script] ?? orders[.unknown] ?? Array(fonts.indices)
        orders[script] = [index] + order.filter { $0 != index }
      }
    }
    return orders
  }
}

extension ClosedRange<Double> {
  fileprivate var isWide: Bool { lowerBound < upperBound }

  func nearest(to value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

extension Double {
  /// Without a fraction of zero.
  var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
