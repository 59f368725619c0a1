/// Which of the three kinds of cones is missing or shifted.
public enum VisionDeficiency: String, Hashable, Sendable, CaseIterable {
  /// The long-wavelength cones: protanopia and protanomaly, about 1 in 50 men.
  case protan
  /// The medium-wavelength cones: deuteranopia and deuteranomaly, about 1 in 16 men.
  case deutan
  /// The short-wavelength cones: tritanopia and tritanomaly, rare.
  case tritan

  /// Its place in a triple of cone responses.
  var cone: Int {
    switch self {
    case .protan: 0
    case .deutan: 1
    case .tritan: 2
    }
  }
}

/// How a deficiency is simulated.
public enum VisionModel: String, Hashable, Sendable, CaseIterable {
  /// Two half planes of the cone space: Brettel, Viénot, Mollon (1997). The best for dichromats,
  /// and the only sound one for tritanopia.
  case brettel
  /// One plane: Viénot, Brettel, Mollon (1999). For protan and deutan only.
  case vienot
  /// Shifted cone sensitivities: Machado, Oliveira, Fernandes (2009). Made for all severities.
  case machado
}
