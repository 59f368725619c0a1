/// What a screen does with light: as much as decides how it looks in bright surroundings.
package struct Screen: Hashable, Sendable {
  /// The luminance of its white, in cd/m².
  package var peakLuminance: Double
  /// The part of the light falling on it that it throws back, 0...1.
  package var reflectance: Double

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - peakLuminance: The luminance of white, in cd/m², more than 0.
  ///   - reflectance: The luminous reflectance, 0...1.
  package init(peakLuminance: Double, reflectance: Double) {
    self.peakLuminance = peakLuminance
    self.reflectance = reflectance
  }

  /// A phone at full brightness.
  ///
  /// - 625 cd/m²: the least that iPhones had from the 7 to the 11, XR and SE. Source: Apple, technical
  ///   specifications.
  /// - 4.5 %: our choice among what DisplayMate measured on phones: 4.4 % (Galaxy S9+) and 4.7 % (iPhone
  ///   XS Max), as MobileSyrup reported on 25 September 2018, and 4.6 % (Galaxy S7), as BGR did. A bare
  ///   surface of glass alone throws back 4 % (Fresnel, index 1.5).
  package static let phone = Screen(peakLuminance: 625, reflectance: 0.045)

  /// The luminance of the light that the screen throws back, as a part of its white.
  ///
  /// The reflection counts as diffuse: luminance = illuminance x reflectance / pi. Sources: Lambert's
  /// law; Kelley, Lindfors and Penczek, “Display daylight ambient contrast measurement methods and
  /// daylight readability”, Journal of the SID 14 (2006).
  ///
  /// - Parameter illuminance: The light on the screen, in lx.
  package func veil(illuminance: Double) -> Double {
    illuminance * reflectance / .pi / peakLuminance
  }
}
