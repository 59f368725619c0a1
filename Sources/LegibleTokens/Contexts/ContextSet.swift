import LegibleCore

/// Contexts that share something, as a choice of several contexts of each modifier.
public struct ContextSet: Hashable, Sendable {
  /// The contexts of one modifier.
  package struct Choice: Hashable, Sendable {
    /// The modifier's name.
    package var modifier: String
    /// The contexts, in the order of the modifier.
    package var contexts: [String]
    /// Whether these are all that the modifier has.
    package var isAll: Bool
  }

  /// A choice for each modifier, in their order.
  package var choices: [Choice]

  /// The fewest sets that a walk over the modifiers finds for some contexts.
  ///
  /// - Parameters:
  ///   - contexts: The contexts, each with a choice for each of the modifiers.
  ///   - modifiers: The modifiers that matter; others are left out.
  /// - Complexity: O(*contexts × modifiers²*).
  static func covering(_ contexts: [TokenContext], of modifiers: [Modifier]) -> [ContextSet] {
    var rows = contexts.map { context in
      modifiers.map { modifier in context[modifier.name].map { [$0] } ?? [] }
    }
    // Sets that differ in one modifier alone become one, the last modifier first.
    for column in modifiers.indices.reversed() {
      var places: [[[String]]: Int] = [:]
      var merged: [[[String]]] = []
      for row in rows {
        var rest = row
        rest[column] = []
        if let place = places[rest] {
          merged[place][column] += row[column].filter { !merged[place][column].contains($0) }
        } else {
          places[rest] = merged.count
          merged.append(row)
        }
      }
      // Contexts come in any order; rows that have the same ones are to be equal.
      let order = modifiers[column].contexts
      rows = merged.map { row in
        var row = row
        let names = row[column]
        row[column] = order.filter(names.contains)
        return row
      }
    }
    return rows.map { row in
      ContextSet(
        choices: zip(modifiers, row).map { modifier, names in
          Choice(
            modifier: modifier.name, contexts: names,
            isAll: names.count >= modifier.contexts.count)
        })
    }
  }

  /// The set in words: `dark, any contrast`; `xSmall to medium`.
  public var description: String {
    choices.map { choice in
      choice.isAll ? "any \(choice.modifier)" : choice.phrase
    }.joined(separator: ", ")
  }

  /// The set with the names of the modifiers, those left out that do not matter:
  /// `appearance dark`; `every context` where none matters.
  package var condition: String {
    let parts = choices.filter { !$0.isAll }.map { "\($0.modifier) \($0.phrase)" }
    return parts.isEmpty ? "every context" : parts.joined(separator: ", ")
  }
}

extension ContextSet.Choice {
  /// The contexts, long lists by their ends.
  fileprivate var phrase: String {
    if contexts.count > 3, let first = contexts.first, let last = contexts.last,
      let from = SizeCategory(spelled: first), let to = SizeCategory(spelled: last),
      to.index - from.index == contexts.count - 1
    {
      return "\(first) to \(last)"
    }
    return contexts.joined(separator: " or ")
  }
}
