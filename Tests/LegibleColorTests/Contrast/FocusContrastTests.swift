import LegibleColor
import LegibleCore
import Testing

@Suite struct FocusContrastTests {
  private func focus(
    _ ring: String, on layers: [String], around component: String? = nil,
    unfocused: String? = nil, canvas: String? = nil
  ) throws -> FocusContrast {
    func color(_ css: String) throws -> Color { try Color(css: css) }
    return try #require(
      FocusContrast(
        [try color(ring)], on: try layers.map { [try color($0)] },
        around: try component.map { [try color($0)] },
        unfocused: try unfocused.map { [try color($0)] }, canvas: try canvas.map(color)))
  }

  /// The ratios: 4.54 of #767676 on white, 4.62 on black; 2.84 of #999 on white.
  @Test(
    arguments: [
      ("#767676", "#fff", nil, nil, Outcome.pass, Outcome.pass, FocusContrast.Neighbour.background),
      ("#767676", "#fff", "#000", nil, .pass, .pass, .background),
      ("#767676", "#fff", "#767676", nil, .fail, .fail, .component),
      ("#999", "#fff", "#000", nil, .fail, .fail, .background),
      ("#767676", "#fff", "#000", "#808080", .fail, .fail, .unfocused),
      ("#767676", "#fff", "#000", "#fff", .pass, .pass, .background),
    ] as [(String, String, String?, String?, Outcome, Outcome, FocusContrast.Neighbour)])
  func judgesEachSide(
    _ ring: String, _ background: String, _ component: String?, _ unfocused: String?,
    _ aa: Outcome, _ aaa: Outcome, _ worst: FocusContrast.Neighbour
  ) throws {
    let focus = try focus(ring, on: [background], around: component, unfocused: unfocused)
    #expect(focus.outcome(at: .aa) == aa && focus.outcome(at: .aaa) == aaa)
    #expect(focus.worst(at: .aa).neighbour == worst)
  }

  /// An unfocused state that is given decides at AA too; 1.4.11 alone says nothing of it.
  @Test func theUnfocusedStateDecidesWhereItIsGiven() throws {
    let assessment = try focus("#767676", on: ["#fff"], unfocused: "#777").assessment()
    #expect(assessment.aa == .fail && assessment.aaa == .fail && assessment.nonText == .pass)
    #expect(assessment.requirement.aa == 3 && assessment.requirement.aaa == 3)
  }

  /// Without a colour of its own the unfocused state is the background, which says nothing new at AA.
  @Test func theBackgroundStandsInForTheUnfocusedState() throws {
    let focus = try focus("#767676", on: ["#fff"])
    #expect(focus.comparisons.map(\.neighbour) == [.background, .unfocused])
    #expect(focus.comparisons(at: .aa).map(\.neighbour) == [.background])
    #expect(focus.comparisons[1].contrast == focus.comparisons[0].contrast)
  }

  /// A translucent ring shows the background, not the control, through it: #0006 on white is #999999.
  @Test func translucentRingsLieOnTheBackground() throws {
    let focus = try focus("#0006", on: ["#fff"], around: "#000")
    #expect(focus.comparisons[1].contrast.painted.foreground.hex == "#999999")
    #expect(focus.comparisons[1].outcome() == .pass)
    #expect(focus.outcome(at: .aa) == .fail)
  }

  @Test func anUnknownCanvasLeavesItOpen() throws {
    let open = try focus("#0008", on: ["#fff8"], around: "#888")
    #expect(open.comparisons[1].outcome() == .cannotTell)
    #expect(open.outcome(at: .aa) != .pass)
    let known = try focus("#000", on: ["#fff8"], around: "#fff", canvas: "#fff")
    #expect(known.outcome(at: .aa) == .pass)
  }

  /// Between a white page and a black button only a grey passes, where black and white fail.
  @Test func suggestionsPassOnAllSides() throws {
    let found = try #require(
      ContrastSuggestion(
        forFocus: try Color(css: "#ddd"), on: [.white], around: .black))
    let focus = try #require(FocusContrast([found.color], on: [[.white]], around: [.black]))
    #expect(focus.outcome(at: .aa) == .pass)
    #expect(found.color.hex == "#959595" || found.color.hex == "#949494", "\(found.color.hex)")
    #expect(
      ContrastSuggestion(
        forFocus: try Color(css: "#ddd"), on: [.white], around: .black, atLeast: 4.6) == nil)
  }

  @Test func gradientsCountWhereTheyAreWorst() throws {
    let focus = try #require(
      FocusContrast([.black], on: [[.white]], around: [.white, .black]))
    #expect(focus.worst(at: .aa).neighbour == .component)
    #expect(focus.worst(at: .aa).contrast.ratio == 1)
    #expect(FocusContrast([], on: [[.white]]) == nil)
  }
}
