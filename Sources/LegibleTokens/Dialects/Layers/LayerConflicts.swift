import LegibleCore
import LegibleJSON

/// Paths that several sets define, each with a value of its own.
struct LayerConflicts {
  /// For each path the numbers of the sets that define it, the lowest first.
  private(set) var sets: [(path: String, sets: [Int])] = []

  /// - Complexity: O(*tokens*).
  init(_ trees: [LooseTree]) {
    guard trees.count > 1 else { return }
    var places: [String: Int] = [:]
    var all: [(path: String, definitions: [(number: Int, value: JSONNode)])] = []
    for (number, tree) in trees.enumerated() {
      for token in tree.tokens {
        let definition = (number: number, value: token.value)
        if let place = places[token.name] {
          all[place].definitions.append(definition)
        } else {
          places[token.name] = all.count
          all.append((token.name, [definition]))
        }
      }
    }
    for (path, definitions) in all where definitions.count > 1 {
      let values = Set(definitions.map { JSONDraft(copying: $0.value).json })
      if values.count > 1 { sets.append((path, definitions.map(\.number))) }
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
    if hasAppearance { groups.append(Group(name: "appearance", themes: [light, dark])) }
    if hasContrast {
      groups.append(
        Group(name: "contrast", themes: [Theme(name: "standard", sets: []), increased]))
    }
    sort(&trees) { number in
      guard named.contains(number) else { return 0 }
      return (words[number].appearance == nil ? 0 : 1) + (words[number].isHighContrast ? 2 : 0)
    }
  }

  /// The sets with a word that are part of a conflict, and those of the same folder.
  private func involved(in conflicts: LayerConflicts, _ words: [AppearanceWords]) -> [Int] {
    let hasWords = words.indices.filter { words[$0].appearance != nil || words[$0].isHighContrast }
    var involved = Set(conflicts.sets.flatMap(\.sets)).intersection(hasWords)
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
    reportOverwritten(trees, in: input.path, reportingTo: &conversion.collector)
  }

  /// Makes contexts of sets that somebody named.
  ///
  /// - Throws: `LegibleError` when no set has a name.
  mutating func add(
    _ modifiers: [MigrationOptions.Modifier], _ trees: inout [LooseTree], path: String
  ) throws(LegibleError) {
    var chosen: Set<String> = []
    for modifier in modifiers {
      var themes: [Theme] = []
      for context in modifier.contexts {
        let names = sets.map(\.name).filter { $0 == context || $0.hasPrefix("\(context)/") }
        guard !names.isEmpty else {
          let folders = sets.flatMap { set in
            set.name.indices.filter { set.name[$0] == "/" }.map { String(set.name[..<$0]) }
          }
          let guess = nearest(to: context, in: Set(sets.map(\.name) + folders).sorted())
          throw LegibleError(
            rule: DialectRule.overwritten.rawValue, "there is no token set \(context)",
            hint: guess.map { "Did you mean \($0)?" }
              ?? "The sets are \(sets.map(\.name).joined(separator: ", ")).",
            at: SourceLocation(path: path))
        }
        themes.append(Theme(name: context, sets: Set(names)))
        chosen.formUnion(names)
      }
      groups.append(Group(name: modifier.name, themes: themes))
    }
    constant.subtract(chosen)
    let heights = sets.map { chosen.contains($0.name) ? 1 : 0 }
    sort(&trees) { heights[$0] }
  }

  /// Says which sets overwrite tokens of others that hold at the same time.
  func reportOverwritten(
    _ trees: [LooseTree], in path: String, reportingTo collector: inout FindingCollector
  ) {
    var pairs: [[String]: [(path: String, sets: [Int])]] = [:]
    for conflict in LayerConflicts(trees).sets {
      for (place, upper) in conflict.sets.enumerated().reversed() {
        for lower in conflict.sets[..<place] where lower != upper && areAlike(lower, upper) {
          pairs[differingNames(lower, upper), default: []].append((conflict.path, [lower, upper]))
        }
      }
    }
    for (names, conflicts) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (lower, upper) = (names[0], names[1])
      let first = conflicts[0]
      let keys = first.sets.map { number in
        trees[number].tokens.first { $0.name == first.path }?.key ?? sets[number].root
      }
      let more = conflicts.count > 3 ? " ..." : ""
      let examples = conflicts.prefix(3).map(\.path).joined(separator: ", ") + more
      let modifier = "NAME=\(lower.shellWord),\(upper.shellWord)"
      let count = counted(conflicts.count, "token")
      collector.add(
        Finding(
          rule: DialectRule.overwritten.rawValue, severity: DialectRule.overwritten.severity,
          message: "\(upper) overwrites \(count) of \(lower): \(examples)",
          hint:
            "legible migrate \(DialectInput.shellWord(of: path)) OUT --modifier \(modifier) makes contexts of them.",
          at: keys[1].location, subject: first.path,
          related: [Finding.Related("the value of \(lower)", at: keys[0].location)]))
    }
  }

  /// The names of two sets, without the folders and the file in which they agree at the end.
  private func differingNames(_ first: Int, _ second: Int) -> [String] {
    var names = [first, second].map { sets[$0].name.split(separator: "/") }
    while names[0].count > 1, names[1].count > 1, names[0].last == names[1].last {
      names[0].removeLast()
      names[1].removeLast()
    }
    return names.map { $0.joined(separator: "/") }
  }

  /// Whether two sets hold in the same contexts, so that no choice decides between them.
  private func areAlike(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (sets[first].name, sets[second].name)
    if constant.contains(first) || constant.contains(second) {
      return constant.contains(first) && constant.contains(second)
    }
    if combined[first] != nil || combined[second] != nil {
      return combined[first] == combined[second]
    }
    return groups.contains { group in
      group.themes.contains { $0.sets.contains(first) && $0.sets.contains(second) }
    }
  }
}
