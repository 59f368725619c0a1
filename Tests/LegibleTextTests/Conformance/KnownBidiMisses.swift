/// Rows of `BidiCharacterTest.txt` that ICU resolves otherwise, by what goes wrong.
enum KnownBidiMisses {
  static let rows = marks.union(overrides).union(isolates).union(depth)

  /// Marks behind a bracket do not follow the direction that the pair gets (N0).
  private static let marks: Set<String> = [
    "0041 200F 005B 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
    "0061 0028 0062 0029 0331;1",
    "0061 0028 0332 0062 0029 0333;1",
    "05D0 0028 0332 05D1 0029 0333;0",
    "05D0 0028 05D1 0029 0331;0",
    "0661 0028 0332 0662 0029 0333;0",
    "0661 0028 0662 0029 0331;0",
  ]

  /// A bracket under an override pairs with one behind the override's end (BD16: only those in one
  /// isolating run sequence do).
  private static let overrides: Set<String> = [
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202A 05D0 0028 05D1 202C 202D 0029;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
  ]

  /// An override is forgotten behind an embedding that an isolate follows (X6).
  private static let isolates: Set<String> = [
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
  ]

  /// More brackets are open at once than are looked at (BD16: none pairs then).
  private static let depth: Set<String> = [
    (["0061"] + Array(repeating: "0028", count: 64) + ["0062"]
      + Array(repeating: "0029", count: 64)).joined(separator: " ") + ";1"
  ]
}
