import LegibleCore
import LegibleJSON

/// Tokens of a set whose values no context shows, because other sets lie over them.
private struct Overwriting {
  /// The set whose values are covered.
  var lower: Int
  /// The sets over it: one that holds in the same contexts, or one of each theme of a group.
  var uppers: [Int]
  /// The number of the group that covers it.
  var group: Int?
  /// The paths.
  var paths: [String]

  var sets: [Int] { [lower] + uppers }
}

extension TokenLayers {
  /// Says which sets overwrite tokens of others that hold at the same time.
  func reportOverwritten(
    _ trees: [LooseTree], _ input: DialectInput, _ dialect: TokenDialect,
    reportingTo collector: inout FindingCollector
  ) {
    let conflicts = LayerConflicts(trees)
    var trials = Trials(input, dialect, tokenCount: trees.reduce(0) { $0 + $1.tokens.count })
    var found: [[String]: Overwriting] = [:]
    for conflict in conflicts.all {
      for overwriting in overwritings(in: conflict) {
        found[differingNames(overwriting.sets), default: overwriting].paths.append(conflict.path)
      }
    }
    for (names, overwriting) in found.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let paths = overwriting.paths
      let keys = overwriting.sets.map { number in
        trees[number].tokens.first { $0.name == paths[0] }?.key ?? sets[number].root
      }
      let examples = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " ..." : "")
      let verb = names.count > 2 ? "overwrite" : "overwrites"
      let everywhere = overwriting.group == nil ? "" : " in every context"
      let modifier = modifier(for: overwriting, conflicts, trees, &trials)
      collector.add(
        Finding(
          rule: .overwritten,
          message: "\(names.dropFirst().joined(separator: " and ")) \(verb) "
            + "\(pluralized(paths.count, "token")) of \(names[0])\(everywhere): \(examples)",
          hint: modifier == nil
            ? "Remove the values that never show, or name the sets of each context in a resolver."
            : nil,
          suggestion: modifier.map {
            .migrate(path: trials.input.migrationPath, .modifier($0.name, contexts: $0.contexts))
          },
          at: (overwriting.group == nil ? keys[1] : keys[0]).location, subject: paths[0],
          related: overwriting.group == nil
            ? [Finding.Related("the value of \(names[0])", at: keys[0].location)]
            : zip(names, keys).dropFirst().map {
              Finding.Related("the value of \($0)", at: $1.location)
            }
        ))
    }
  }

  /// The definitions of a path that never show.
  private func overwritings(in conflict: LayerConflicts.Conflict) -> [Overwriting] {
    var found: [Overwriting] = []
    for (place, lower) in conflict.definitions.enumerated() {
      let above = conflict.definitions[(place + 1)...].filter { $0.set != lower.set }
      if let upper = above.last(where: { areAlike(lower.set, $0.set) }) {
        if upper.meaning != lower.meaning {
          found.append(Overwriting(lower: lower.set, uppers: [upper.set], paths: []))
        }
      } else if constant.contains(sets[lower.set].name) {
        // Each theme of a group has a definition over it, and none of them says the same.
        for (number, group) in groups.enumerated() where group.themes.count > 1 {
          let covering = group.themes.compactMap { theme in
            above.last { theme.sets.contains(sets[$0.set].name) }
          }
          guard covering.count == group.themes.count,
            !covering.contains(where: { $0.meaning == lower.meaning })
          else { continue }
          found.append(
            Overwriting(lower: lower.set, uppers: covering.map(\.set), group: number, paths: []))
          break
        }
      }
    }
    return found
  }

  /// The names of sets, without the folders and the file in which they all agree at the end.
  private func differingNames(_ numbers: [Int]) -> [String] {
    var names = numbers.map { sets[$0].name.split(separator: "/") }
    while names.allSatisfy({ $0.count > 1 && $0.last == names[0].last }) {
      for index in names.indices { names[index].removeLast() }
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

  // MARK: Advice

  /// A modifier with which nothing is lost; `nil` where there is none.
  private func modifier(
    for overwriting: Overwriting, _ conflicts: LayerConflicts, _ trees: [LooseTree],
    _ trials: inout Trials
  ) -> MigrationOptions.Modifier? {
    candidates(overwriting, conflicts, trees).first { trials.isHarmless($0) }
  }

  /// Modifiers that would tell the sets apart, the one that tells most of them apart first.
  private func candidates(
    _ overwriting: Overwriting, _ conflicts: LayerConflicts, _ trees: [LooseTree]
  ) -> [MigrationOptions.Modifier] {
    let group = overwriting.group.map { groups[$0] }
    if let group {
      let own = Set(trees[overwriting.lower].tokens.map(\.name))
      let theirs = Set(overwriting.uppers.flatMap { trees[$0].tokens.map(\.name) })
      // A set with more than the themes have is what they lie over, not another theme.
      guard own.isSubset(of: theirs) else { return [] }
      return [
        MigrationOptions.Modifier(
          name: group.name, contexts: differingNames(overwriting.uppers + [overwriting.lower]))
      ]
    }
    let pair = Set(overwriting.sets)
    let rivals = conflicts.all.map(\.sets).filter { pair.isSubset(of: $0) }
    let others = Set(rivals.flatMap(\.self)).subtracting(pair)
      .filter { combined[sets[$0].name] == nil }
    let name = groups.first { group in
      group.themes.count > 1
        && group.themes.contains { $0.sets.contains(sets[overwriting.lower].name) }
    }?.name
    let all = (overwriting.sets + others).sorted()
    var candidates = [
      MigrationOptions.Modifier(name: "NAME", contexts: differingNames(overwriting.sets))
    ]
    if all.count > 2 {
      candidates.insert(
        MigrationOptions.Modifier(name: name ?? "NAME", contexts: differingNames(all)), at: 0)
    }
    return candidates
  }
}

/// Conversions that are tried to see what comes of modifiers.
private struct Trials {
  /// What is converted.
  let input: DialectInput
  private let dialect: TokenDialect
  private var losses: Int?
  /// How many conversions may still be tried.
  private var rest: Int

  /// How many tokens all trials together may convert.
  private static let maximumTokens = 200_000

  init(_ input: DialectInput, _ dialect: TokenDialect, tokenCount: Int) {
    self.input = input
    self.dialect = dialect
    // A trial asks for no trials.
    rest = input.options.isTrial ? 0 : Self.maximumTokens / max(tokenCount, 1)
  }

  /// Whether a modifier loses no tokens, as far as it may be tried.
  mutating func isHarmless(_ modifier: MigrationOptions.Modifier) -> Bool {
    guard rest > 0 else { return false }
    let before = losses ?? lossCount(with: [])
    losses = before
    return lossCount(with: [modifier]) <= before
  }

  private mutating func lossCount(with modifiers: [MigrationOptions.Modifier]) -> Int {
    rest -= 1
    var trial = input
    trial.options.isTrial = true
    for modifier in modifiers {
      trial.options.modifiers.removeAll { $0.name == modifier.name }
      trial.options.modifiers.append(modifier)
    }
    let conversion = Conversion(trial, dialect)
    return conversion.refusal == nil ? conversion.lostCount : .max
  }
}
