import LegibleColor
import Testing

struct ContrastRatioTests {
  static let colors: [RGBA8] = (0..<40).map { (index: Int) -> RGBA8 in
    let alpha: UInt8 = index % 7 == 6 ? 128 : 255
    func channel(_ step: Int) -> UInt8 { UInt8(index * step % 256) }
    return RGBA8(red: channel(37), green: channel(101), blue: channel(59), alpha: alpha)
  }

  @Test func bytesGiveWhatColorsGive() {
    for front in Self.colors {
      for behind in Self.colors {
        let pair = Contrast(Color(front), over: [Color(behind)])
        #expect(Contrast.ratio(front, on: behind) == pair.ratio)
      }
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func everySpaceGivesTheSame(_ space: ColorSpace) {
    for front in Self.colors {
      for behind in Self.colors {
        let pair = Contrast(Color(front), over: [Color(behind)])
        let ratio = Contrast.ratio(
          Color(front).converted(to: space), on: Color(behind).converted(to: space))
        #expect(abs(ratio - pair.ratio) < 1e-9)
      }
    }
  }

  @Test func colorsOutsideSRGBAreMapped() {
    let (front, behind) = (Color(.displayP3, 0, 1, 0), Color(.oklch, 0.4, 0.3, 20))
    #expect(
      Contrast.ratio(front, on: behind) == Contrast(front, over: [behind]).ratio)
  }
}
