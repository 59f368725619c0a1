import LegibleUses

extension Analysis {
  /// The uses of every key, those that nothing draws decided as far as that can be.
  func report() -> [KeyUses] {
    for reference in references {
      for key in reference.keys
      where uses[key]?.contains(where: { $0.place == reference.place }) != true {
        uses[key, default: []].insert(
          TextUse(place: reference.place, drawing: unfollowed(reference)))
      }
    }
    for (keys, use) in spelled {
      for key in keys where uses[key] == nil { uses[key] = [use] }
    }
    return keys.entries.indices.map { index in
      let entry = keys.entries[index]
      var found = uses[index] ?? []
      if found.isEmpty {
        let use = interfaces?.use(of: entry.key, table: entry.table, near: entry.catalog)
        found = [use ?? TextUse(place: nil, drawing: unused(entry))]
      }
      return KeyUses(key: entry.key, catalog: entry.catalog, uses: found.sorted(by: precedes))
    }
  }

  /// What becomes of a text that no element is known to draw.
  private func unfollowed(_ reference: Reference) -> Drawing {
    if let surface = reference.surface { return surface }
    let scope = reference.scope
    if program.imports[scope.file].contains("CarPlay") { return .carPlay }
    if let member = scope.member {
      let entry = program.members[member]
      let isNamed =
        mentioned.contains(entry.name) || entry.isCalledFromOutside || entry.name == "init"
      if !isNamed, !isWitness(entry) { return Drawing("never read", .notShown) }
    }
    return Drawing("unknown", .undecided)
  }

  /// Whether a protocol or superclass that is not among the files may ask for a member.
  private func isWitness(_ entry: Program.Member) -> Bool {
    guard let type = entry.type else { return false }
    return program.types[type].inherits.contains { name in
      !["String", "Int", "CaseIterable", "Equatable", "Hashable", "Codable", "Sendable"].contains(
        name)
        && program.type(name, inside: type, file: entry.file) == nil
    }
  }

  private func unused(_ entry: KeyIndex.Entry) -> Drawing {
    if let part = interfaceBuilderProperty(of: entry.key) {
      switch part {
      case "accessibilityLabel": return .spoken
      case "accessibilityHint": return .spokenHint
      case "accessibilityValue": return .spokenValue
      default: return Drawing("Interface Builder", .undecided)
      }
    }
    switch entry.table {
    case "InfoPlist": return Drawing("InfoPlist", .otherSurface)
    case "AppShortcuts": return .intent
    case "Root": return Drawing("settings bundle", .otherSurface)
    default: return Drawing("notUsed", .notShown)
    }
  }

  /// The property that a key of Interface Builder names: `text` of `hqG-b3-Fq3.text`.
  private func interfaceBuilderProperty(of key: String) -> Substring? {
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count == 10 else { return nil }
    let lengths = parts[0].split(separator: "-").map(\.utf8.count)
    return lengths == [3, 2, 3] ? parts[1] : nil
  }

  private func precedes(_ one: TextUse, _ other: TextUse) -> Bool {
    let places = (
      one.place ?? TextUse.Place(file: "", line: 0), other.place ?? TextUse.Place(file: "", line: 0)
    )
    if places.0 != places.1 { return places.0 < places.1 }
    let shown = (one.shownAt ?? places.0, other.shownAt ?? places.1)
    if shown.0 != shown.1 { return shown.0 < shown.1 }
    let drawings = (one.drawing, other.drawing)
    let looks = (
      (
        drawings.0.element, drawings.0.kind.rawValue, drawings.0.lines ?? -1, drawings.0.style ?? ""
      ),
      (drawings.1.element, drawings.1.kind.rawValue, drawings.1.lines ?? -1, drawings.1.style ?? "")
    )
    if looks.0 != looks.1 { return looks.0 < looks.1 }
    return measures(one) < measures(other)
  }

  /// What tells uses apart that look alike.
  private func measures(_ use: TextUse) -> (Double, Double, Int, String, String) {
    (
      use.drawing.minimumScale ?? -1, use.drawing.width ?? -1, use.drawing.isFixedSize ? 1 : 0,
      use.drawing.truncation?.rawValue ?? "",
      use.arguments.map(\.rawValue).joined(separator: " ")
    )
  }
}
