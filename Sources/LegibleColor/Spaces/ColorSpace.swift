/// One of the colour spaces of CSS Color 4, which are those of the design-token format but for
/// `display-p3-linear`.
///
/// The raw value is the name that both use. A space is data: see `Spaces/`.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// Finds a space by its name in CSS, where `xyz` is another name of `xyz-d65`.
  package init?(cssName name: String) {
    guard name != "xyz" else {
      self = .xyzD65
      return
    }
    self.init(rawValue: name)
  }

  /// The definition behind the name.
  var definition: any SpaceDefinition.Type {
    switch self {
    case .hsl: HSL.self
    case .hwb: HWB.self
    case .lab: Lab.self
    case .lch: LCH.self
    case .oklab: OKLab.self
    case .oklch: OKLCH.self
    case .xyzD65: XYZD65.self
    case .xyzD50: XYZD50.self
    case .srgb: SRGB.self
    case .srgbLinear: SRGBLinear.self
    case .displayP3: DisplayP3.self
    case .displayP3Linear: DisplayP3Linear.self
    case .a98RGB: A98RGB.self
    case .proPhotoRGB: ProPhotoRGB.self
    case .rec2020: Rec2020.self
    }
  }

  /// The definition of an RGB space, `nil` of other spaces.
  var rgb: (any RGBDefinition.Type)? { definition.rgb }

  /// The space it is defined on top of; `nil` for `xyz-d65`, where all conversions meet.
  package var base: ColorSpace? { self == .xyzD65 ? nil : definition.baseSpace }

  /// What its three components are.
  package var components: [ColorComponent] { definition.components }

  /// The index of the component that is an angle, if there is one.
  package var hueIndex: Int? { definition.hueIndex }

  /// The RGB space whose cube limits it: itself for RGB, `srgb` for `hsl` and `hwb`, `nil` for
  /// spaces that hold every colour.
  package var gamut: ColorSpace? { definition.gamut }
}

/// What a component of a colour space is.
package struct ColorComponent: Hashable, Sendable {
  /// The letter or word that the specification uses: `l`, `chroma`.
  package let name: String
  /// The values that mean something; infinite ends where there is no limit.
  package let range: ClosedRange<Double>
  /// The value that CSS writes as 100%; `nil` where it takes no percentage.
  package let hundredPercent: Double?

  /// Whether it is an angle in degrees.
  package var isHue: Bool { hundredPercent == nil }
}
