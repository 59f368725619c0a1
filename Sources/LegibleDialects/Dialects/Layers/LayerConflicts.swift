import LegibleCore
import LegibleJSON

/// Paths that several sets define, each with a value of its own.
struct LayerConflicts {
  /// A path, and what sets say of it.
  struct Conflict {
    var path: String
    /// The numbers of the sets that define it, the lowest first, and what the value means there.
    var definitions: [(set: Int, meaning: JSONValue)]

    /// The numbers of the sets.
    var sets: [Int] { definitions.map(\.set) }
  }

  /// The conflicts by the first places of their paths.
  private(set) var all: [Conflict] = []

  /// - Complexity: O(*tokens*).
  init(_ trees: [LooseTree]) {
    guard trees.count > 1 else { return }
    var places: [String: Int] = [:]
    var paths: [(path: String, definitions: [(set: Int, token: LooseToken)])] = []
    for (number, tree) in trees.enumerated() {
      for token in tree.tokens {
        if let place = places[token.name] {
          paths[place].definitions.append((number, token))
        } else {
          places[token.name] = paths.count
          paths.append((token.name, [(number, token)]))
        }
      }
    }
    for (path, definitions) in paths where definitions.count > 1 {
      let written = Set(definitions.map(\.token.written))
      if written.count == 1 { continue }
      let meanings = definitions.map { (set: $0.set, meaning: $0.token.meaning) }
      guard Set(meanings.map(\.meaning)).count > 1 else { continue }
      all.append(Conflict(path: path, definitions: meanings))
    }
  }
}

extension LooseToken {
  /// The value and what changes it, as they stand in the file.
  fileprivate var written: [JSONValue] {
    let changes = [LooseValues.opacity(of: node), LooseValues.modify(of: self)]
    return ([value] + changes.compactMap(\.self)).map { SourceMappedJSON(copying: $0).json }
  }

  /// What the value comes to, so that `#fff` and `#FFFFFF` are the same; a value that is changed, that
  /// refers to another or cannot be read is what it is written as.
  fileprivate var meaning: JSONValue {
    var values = LooseValues(.curly)
    let kind = type?.string.flatMap { LooseKind(named: $0) } ?? LooseKind(guessing: value, values)
    guard !LooseValues.isChanged(self), values.reference(value) == nil,
      let read = kind?.read(value, &values)?.value.json
    else { return .array(written) }
    return read.withoutSpelling
  }
}

extension JSONValue {
  /// The value without what two spellings of it differ in: those of numbers, and fallbacks of colours.
  fileprivate var withoutSpelling: JSONValue {
    switch self {
    case .rawNumber(let text): Double(text).map(JSONValue.number) ?? self
    case .array(let elements): .array(elements.map(\.withoutSpelling))
    case .object(let members):
      .object(
        members.filter { $0.name != "hex" }.map { Member($0.name, $0.value.withoutSpelling) })
    default: self
    }
  }
}

extension TokenLayers {
  /// Makes contexts of sets that define the same paths and whose names say for what appearance or
  /// contrast they are.
  mutating func readNames(_ trees: inout [LooseTree]) {
    let conflicts = LayerConflicts(trees)
    var words = sets.map { AppearanceWords($0.name) }
    let days = words.filter(\.isDayOrNight).compactMap(\.appearance)
    for index in words.indices
    where !constant.contains(sets[index].name) || words[index].isDayOrNight && Set(days).count < 2 {
      words[index] = AppearanceWords("")
    }
    var named = involved(in: conflicts, words)
    if !named.contains(where: { words[$0].appearance == "dark" }) {
      for index in words.indices { words[index].appearance = nil }
    }
    named = named.filter { words[$0].appearance != nil || words[$0].isHighContrast }
    guard !named.isEmpty else { return }
    let hasAppearance = named.contains { words[$0].appearance != nil }
    let hasContrast = named.contains { words[$0].isHighContrast }
    var light = Theme(name: "light", sets: [])
    var dark = Theme(name: "dark", sets: [])
    var increased = Theme(name: "increased", sets: [])
    for index in named {
      let name = sets[index].name
      constant.remove(name)
      switch (words[index].appearance, words[index].isHighContrast) {
      case (let appearance?, true):
        combined[name] = ["appearance": appearance, "contrast": "increased"]
      case ("dark", false): dark.sets.insert(name)
      case (_?, false): light.sets.insert(name)
      case (nil, _): increased.sets.insert(name)
      }
    }
    if hasAppearance { merge(Group(name: "appearance", themes: [light, dark])) }
    if hasContrast {
      merge(Group(name: "contrast", themes: [Theme(name: "standard", sets: []), increased]))
    }
    sort(&trees) { number in
      guard named.contains(number) else { return 0 }
      return (words[number].appearance == nil ? 0 : 1) + (words[number].isHighContrast ? 2 : 0)
    }
  }

  /// Adds a group, or its themes to one of the same name that the user asked for.
  private mutating func merge(_ group: Group) {
    guard let place = groups.firstIndex(where: { $0.name == group.name }) else {
      groups.append(group)
      return
    }
    let needed = Set(combined.values.compactMap { $0[group.name] })
    for theme in group.themes {
      if let same = groups[place].themes.firstIndex(where: { $0.name == theme.name }) {
        groups[place].themes[same].sets.formUnion(theme.sets)
      } else if !theme.sets.isEmpty || needed.contains(theme.name) {
        groups[place].themes.append(theme)
      }
    }
  }

  /// The sets with a word that are part of a conflict, and those of the same folder.
  private func involved(in conflicts: LayerConflicts, _ words: [AppearanceWords]) -> [Int] {
    let hasWords = words.indices.filter { words[$0].appearance != nil || words[$0].isHighContrast }
    var involved = Set(conflicts.all.flatMap(\.sets)).intersection(hasWords)
    let folders = Set(involved.compactMap { folder(of: $0) })
    for index in hasWords where folder(of: index).map(folders.contains) == true {
      involved.insert(index)
    }
    return involved.sorted()
  }

  /// The path up to the folder whose name has the word; `nil` where it is in the last part.
  private func folder(of index: Int) -> String? {
    let parts = sets[index].name.split(at: "/", omittingEmptySubsequences: true)
    guard
      let place = parts.dropLast().firstIndex(where: {
        let words = AppearanceWords(String($0))
        return words.appearance != nil || words.isHighContrast
      })
    else { return nil }
    return parts[...place].joined(separator: "/")
  }

  /// Puts sets over others, those with the same height in their order.
  private mutating func sort(_ trees: inout [LooseTree], by height: (Int) -> Int) {
    let order = sets.indices.sorted { (height($0), $0) < (height($1), $1) }
    sets = order.map { sets[$0] }
    trees = order.map { trees[$0] }
  }

  /// Finds contexts where the user or names say so, and reports what is overwritten all the same.
  ///
  /// - Parameter readsNames: Whether no file of themes says how the sets lie over each other.
  mutating func settle(
    _ trees: inout [LooseTree], readsNames: Bool, _ input: DialectInput,
    into conversion: inout Conversion
  ) {
    do {
      try add(input.options.modifiers, &trees, path: input.path)
    } catch {
      conversion.refusal = error
    }
    guard readsNames else { return }
    readNames(&trees)
    reportOverwritten(trees, input, conversion.dialect, reportingTo: &conversion.collector)
  }

  /// Makes contexts of sets that somebody named.
  ///
  /// - Throws: `LegibleError` when no set has a name, or two modifiers have the same.
  mutating func add(
    _ modifiers: [MigrationOptions.Modifier], _ trees: inout [LooseTree], path: String
  ) throws(LegibleError) {
    var chosen: Set<String> = []
    for modifier in modifiers {
      if groups.contains(where: { $0.name == modifier.name }) {
        throw LegibleError(
          rule: .overwritten, "there is a modifier \(modifier.name) already",
          hint: "Give this one another name.", at: SourceLocation(path: path))
      }
      let shortNames = Self.shortNames(of: modifier.contexts)
      var themes: [Theme] = []
      for (context, name) in zip(modifier.contexts, shortNames) {
        let names = sets.map(\.name).filter { $0 == context || $0.hasPrefix("\(context)/") }
        guard !names.isEmpty else {
          let folders = sets.flatMap { set in
            set.name.indices.filter { set.name[$0] == "/" }.map { String(set.name[..<$0]) }
          }
          let guess = closestMatch(to: context, in: Set(sets.map(\.name) + folders).sorted())
          throw LegibleError(
            rule: .overwritten, "there is no token set \(context)",
            hint: guess.map { "Did you mean \($0)?" }
              ?? "The sets are \(sets.map(\.name).joined(separator: ", ")).",
            at: SourceLocation(path: path))
        }
        themes.append(Theme(name: name, sets: Set(names)))
        chosen.formUnion(names)
      }
      groups.append(Group(name: modifier.name, themes: themes))
    }
    constant.subtract(chosen)
    let heights = sets.map { chosen.contains($0.name) ? 1 : 0 }
    sort(&trees) { heights[$0] }
  }

  /// What contexts are called: the last parts of their paths, where these tell them apart.
  private static func shortNames(of contexts: [String]) -> [String] {
    let names = contexts.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return Set(names).count == names.count ? names : contexts
  }
}
