import LegibleFiles
import Testing

@Suite struct ProcessorsTests {
  @Test func countsAtLeastOne() {
    #expect((1...4096).contains(Processors.active))
  }
}
