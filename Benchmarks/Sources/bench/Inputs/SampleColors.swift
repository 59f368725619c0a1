import LegibleKit

/// Colours for the colour benchmarks, always the same ones.
enum SampleColors {
  static let count = 8192

  /// Triples within 0..<1.
  static let unitTriples: [SIMD3<Double>] = {
    var random = Random(seed: 42)
    return (0..<count).map { _ in SIMD3(random.unit(), random.unit(), random.unit()) }
  }()

  /// OKLCH triples, the most colourful ones far outside sRGB.
  ///
  /// - Parameter chroma: The largest chroma.
  static func oklch(chroma: Double) -> [SIMD3<Double>] {
    unitTriples.map { SIMD3(0.3 + $0.x * 0.5, $0.y * chroma, $0.z * 360) }
  }

  /// 8-bit channels, three a colour.
  static let channels: [UInt8] = unitTriples.flatMap { triple in
    (0..<3).map { UInt8(triple[$0] * 256) }
  }

  /// Colours as style sheets write them.
  static let css: [String] = unitTriples.enumerated().map { index, triple in
    let percent = (0..<3).map { Int(triple[$0] * 100) }
    let bytes = (0..<3).map { Int(triple[$0] * 256) }
    return switch index % 6 {
    case 0: "#" + bytes.map { String($0 + 256, radix: 16).suffix(2) }.joined()
    case 1: "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / \(percent[0])%)"
    case 2: "hsl(\(percent[0] * 3)deg \(percent[1])% \(percent[2])%)"
    case 3: "oklch(\(percent[0])% 0.1\(percent[1]) \(percent[2] * 3))"
    case 4: "color(display-p3 0.\(bytes[0]) 0.\(bytes[1]) 0.\(bytes[2]))"
    default: ["rebeccapurple", "cornflowerblue", "tomato", "teal", "white"][index % 5]
    }
  }

  /// A colour of each space in turn, whose components mean something there.
  static let ofAllSpaces: [Color] = oklch(chroma: 0.1).enumerated().map { index, triple in
    Color(.oklch, triple.x, triple.y, triple.z)
      .converted(to: ColorSpace.allCases[index % ColorSpace.allCases.count])
  }
}
