import LegibleCore
import Testing

/// What makes two styles the same.
struct TextStyleTests {
  private static let style = TextStyle(name: "body", families: ["Inter"], size: 17)

  /// A change of anything but the name.
  static let changes: [@Sendable (inout TextStyle) -> Void] = [
    { $0.families = ["Inter", "Noto Sans"] }, { $0.size = 18 }, { $0.weight = 600 },
    { $0.slant = .italic }, { $0.fontWidth = 75 }, { $0.leading = 22 }, { $0.tracking = -10 },
    { $0.scalesWith = .body },
  ]

  @Test func theNameIsForMessagesAlone() {
    var other = Self.style
    other.name = "label"
    #expect(other == Self.style)
    #expect(Set([other, Self.style]).count == 1)
  }

  @Test(arguments: TextStyleTests.changes.indices)
  func everythingElseCounts(_ index: Int) {
    var other = Self.style
    Self.changes[index](&other)
    #expect(other != Self.style)
    #expect(Set([other, Self.style]).count == 2)
  }
}
