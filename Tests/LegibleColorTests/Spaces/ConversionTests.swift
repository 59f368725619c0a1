import LegibleColor
import Testing

@Suite struct ConversionTests {
  /// A colour and what it is in another space.
  struct Reference: CustomTestStringConvertible {
    let color: Color
    let space: ColorSpace
    let components: [Double]

    var testDescription: String { "\(color.css) in \(space.rawValue)" }

    static let all: [Reference] = {
      var references: [Reference] = []
      var color: Color?
      for line in referenceColors.split(separator: "\n") {
        if !line.hasPrefix("  ") { color = try? Color(css: String(line)) }
        let words = line.split(separator: " ")
        guard line.hasPrefix("  "), let color, let space = ColorSpace(rawValue: String(words[0]))
        else { continue }
        references.append(
          Reference(
            color: color, space: space, components: words.dropFirst().compactMap { Double($0) }))
      }
      return references
    }()
  }

  @Test func readsTheWholeTable() {
    #expect(Reference.all.count == 231)
  }

  @Test(arguments: Reference.all)
  func equalsTheReference(_ reference: Reference) {
    let converted = reference.color.converted(to: reference.space)
    for index in 0..<3 {
      let expected = reference.components[index]
      var error = abs(converted.components[index] - expected)
      if index == reference.space.hueIndex { error = min(error, abs(error - 360)) }
      #expect(error <= tolerance(reference.space) * max(1, abs(expected)))
    }
  }

  /// Figures are rounded at the tenth decimal; of hues and of percentages that is a larger part.
  private func tolerance(_ space: ColorSpace) -> Double { space.hueIndex == nil ? 1e-9 : 1e-8 }

  @Test(arguments: ColorSpace.allCases, ColorSpace.allCases)
  func leadsThereAndBack(from source: ColorSpace, to target: ColorSpace) {
    for color in [Color(red: 47, green: 98, blue: 161), Color(red: 1, green: 250, blue: 3)] {
      let start = color.converted(to: source)
      let back = start.converted(to: target).converted(to: source)
      for index in 0..<3 {
        #expect(abs(start.components[index] - back.components[index]) < 1e-10 * 360)
      }
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func keepsWhiteWhite(in space: ColorSpace) {
    let white = Color.white.converted(to: space).converted(to: .proPhotoRGB)
    for index in 0..<3 { #expect(abs(white.components[index] - 1) < 1e-12) }
    if let hue = space.hueIndex { #expect(Color.white.converted(to: space)[hue] == nil) }
  }

  @Test func keepsOpacityAndTakesNoneForZero() {
    let color = Color(.oklch, 0.5, nil, nil, alpha: nil).converted(to: .oklab)
    #expect(color.components == SIMD3(0.5, 0, 0))
    #expect(color.missing == .alpha)
    #expect(Color(.lab, 50, 20, 10, alpha: 0.25).converted(to: .srgb).alpha == 0.25)
  }
}
