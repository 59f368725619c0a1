import LegibleTokens

/// The colours of one group, as far as their names tell which of them meet.
struct ColorScope {
  private let items: [NamedColor]
  private let states: Set<Stated>
  /// The paths of the grounds that some foreground is meant for by name.
  private var claimed: Set<String> = []

  /// A name in a state.
  private struct Stated: Hashable {
    let side: ColorName.Side
    let name: [String]
    let state: String?
  }

  init(_ items: [NamedColor]) {
    self.items = items
    states = Set(
      items.map { Stated(side: $0.name.side, name: $0.name.name, state: $0.name.state) })
    for item in items where item.name.isOn {
      claimed.formUnion(namesakes(of: item.name).map(\.token.path))
    }
  }

  /// What lies behind a foreground of the group.
  func grounds(of item: NamedColor) -> [NamedColor] {
    let name = item.name
    let isOfAThing = name.isPart && (!name.isNeutral || ColorWords.isThing(name.subject))
    var grounds = name.isOn || isOfAThing ? namesakes(of: name) : []
    if grounds.isEmpty, !name.isOn { grounds = plainGrounds(of: name) }
    return grounds.filter { isSameState(name, $0.name) && !$0.isTranslucent }
  }

  /// The grounds that are called as the foreground calls them.
  private func namesakes(of name: ColorName) -> [NamedColor] {
    var wanted = name.subject
    while !wanted.isEmpty {
      let found = items.filter { item in
        item.name.side != .foreground
          && (item.name.name == wanted
            || item.name.side == .background && item.name.subject == wanted)
      }
      if !found.isEmpty { return found }
      // Material has on-X-variant for X where there is no X-variant.
      guard wanted.last == "variant" else { return [] }
      wanted.removeLast()
    }
    return []
  }

  private func plainGrounds(of name: ColorName) -> [NamedColor] {
    items.filter { ground in
      guard ground.name.side == .background, ground.name.isInverse == name.isInverse else {
        return false
      }
      if !name.subject.isEmpty, ground.name.subject == name.subject { return true }
      return ground.name.isNeutral && !claimed.contains(ground.token.path)
    }
  }

  /// States meet themselves; where one side lacks the other's, it meets what is at rest.
  private func isSameState(_ front: ColorName, _ ground: ColorName) -> Bool {
    if front.state == ground.state { return true }
    if front.state == nil { return !has(ground.state, front) }
    if ground.state == nil { return !has(front.state, ground) }
    return false
  }

  private func has(_ state: String?, _ name: ColorName) -> Bool {
    states.contains(Stated(side: name.side, name: name.name, state: state))
  }
}
