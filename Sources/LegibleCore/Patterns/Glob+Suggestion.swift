extension Glob {
  /// The pattern that was probably meant by one which matches nothing: with other names in front of its
  /// first wildcard, `brand.*` for `brnd.*`.
  ///
  /// - Parameter paths: What it should have matched, names with full stops between them.
  /// - Returns: `nil` when none is near, or near ones match nothing either.
  /// - Complexity: O(*total length of the paths × length of the pattern*).
  package func suggestion(in paths: some Collection<String>) -> String? {
    let names = pattern.split(at: ".")
    let fixed = names.prefix { !$0.utf8.contains { "*?".utf8.contains($0) } }
    let groups = Set(paths.map { $0.split(at: ".").prefix(fixed.count).joined(separator: ".") })
    guard !fixed.isEmpty,
      let group = closestMatch(to: fixed.joined(separator: "."), in: groups.sorted())
    else { return nil }
    let meant = ([group] + names.dropFirst(fixed.count).map(String.init)).joined(separator: ".")
    let glob = Glob(key: meant)
    return meant != pattern && paths.contains(where: glob.matches) ? meant : nil
  }
}
