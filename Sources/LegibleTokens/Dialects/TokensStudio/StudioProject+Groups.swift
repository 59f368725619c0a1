extension StudioProject {
  /// Themes that exclude each other.
  struct Group {
    var name: String
    var themes: [Theme]
  }

  /// The groups in the order of their first themes; of themes of one name the first one counts.
  var groups: [Group] {
    var groups: [Group] = []
    for theme in themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        if !groups[index].themes.contains(where: { $0.name == theme.name }) {
          groups[index].themes.append(theme)
        }
      } else {
        groups.append(Group(name: theme.group, themes: [theme]))
      }
    }
    return groups
  }

  /// The numbers of the sets that hold everywhere: those that all themes of a group switch on, and all
  /// of them without themes.
  var constantSets: [Int] {
    let groups = groups
    return sets.indices.filter { number in
      groups.isEmpty || groups.contains { $0.themes.allSatisfy { isOn(number, in: $0) } }
    }
  }

  /// Whether a theme switches a set on.
  func isOn(_ number: Int, in theme: Theme) -> Bool { theme.sets.contains(sets[number].name) }
}
