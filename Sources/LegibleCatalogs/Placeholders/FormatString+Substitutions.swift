extension FormatString {
  /// The names of the substitutions, in the order of the text.
  var substitutions: [String] {
    placeholders.compactMap { if case .substitution(let name) = $0.kind { name } else { nil } }
  }
}

extension LocalizedString {
  /// The substitutions that the texts of a substitution name.
  func substitutions(of name: String) -> [String] {
    let texts = substitutions.first { $0.name == name }?.variants ?? []
    return texts.flatMap { FormatString($0.value, inSubstitution: true).substitutions }
  }

  /// A substitution in reach of a text that comes back to itself.
  ///
  /// - Complexity: O(*substitutions* + *mentions*), without recursion: catalogs may be hostile.
  func circularSubstitution(from format: FormatString) -> String? {
    var isOpen: [String: Bool] = [:]
    var path: [(name: String, rest: ArraySlice<String>)] = [("", format.substitutions[...])]
    while let last = path.last {
      guard let next = last.rest.first else {
        isOpen[last.name] = false
        path.removeLast()
        continue
      }
      path[path.count - 1].rest.removeFirst()
      switch isOpen[next] {
      case true?: return next
      case false?: continue
      case nil:
        isOpen[next] = true
        path.append((next, substitutions(of: next)[...]))
      }
    }
    return nil
  }
}
