import LegibleCore
@testable import LegibleTokens
import Testing

/// All combinations, or a part of them that has each context.
struct ContextSelectionTests {
  private let modifiers = [("a", "12"), ("b", "123"), ("c", "12")].map { name, contexts in
    Modifier(
      name: name, contexts: contexts.map(String.init), defaultContext: "1",
      location: SourceLocation(path: ""))
  }

  private func selection(_ modifiers: [Modifier], atMost limit: Int) -> [String] {
    var base = TokenContext(choices: self.modifiers.map { .init(modifier: $0.name, context: "1") })
    base.choices.append(.init(modifier: "d", context: "x"))
    let selection = ContextSelection(varying: modifiers, from: base, atMost: limit)
    #expect(selection.total == modifiers.reduce(1) { $0 * $1.contexts.count })
    #expect(selection.isComplete == (selection.total <= limit))
    return selection.contexts.map { $0.choices.map(\.context).joined() }
  }

  @Test func takesAll() {
    #expect(
      selection(Array(modifiers[..<2]), atMost: 6) == [
        "111x", "121x", "131x", "211x", "221x", "231x",
      ])
    #expect(selection([], atMost: 6) == ["111x"])
  }

  @Test func takesPairsWhereTheyFit() {
    #expect(
      selection(modifiers, atMost: 10) == [
        "111x", "211x", "121x", "131x", "112x", "221x", "231x", "212x", "122x", "132x",
      ])
  }

  @Test func takesEachContextAtLeast() {
    #expect(selection(modifiers, atMost: 9) == ["111x", "211x", "121x", "131x", "112x"])
  }

  @Test func leavesOutWhatIsNotWanted() {
    var modifier = modifiers[1]
    modifier.contexts = ["2", "3"]
    #expect(selection([modifiers[0], modifier], atMost: 9) == ["121x", "131x", "221x", "231x"])
  }
}
