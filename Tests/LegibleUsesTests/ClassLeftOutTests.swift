import LegibleUses
import Testing

@Suite struct ClassLeftOutTests {
  @Test(arguments: [
    ([TextUse.Kind.notShown], TextUse.Kind.notShown), ([.notDrawn, .notShown], .notDrawn),
    ([.notShown, .system, .otherSurface], .system), ([.otherSurface, .notDrawn], .otherSurface),
    // What is drawn as text or may be is not left out.
    ([.notDrawn, .wraps], nil), ([.oneLine], nil), ([.nLines, .system], nil),
    ([.undecided, .notShown], nil),
  ])
  func saysWhy(_ kinds: [TextUse.Kind], _ expected: TextUse.Kind?) {
    let uses = kinds.map { TextUse(place: nil, drawing: Drawing("x", $0)) }
    #expect(uses.classLeftOut == expected)
  }
}
