import LegibleCore

/// What a style asks of a family.
struct FontRequest: Hashable {
  var weight: Double
  /// In percent.
  var width: Double
  var slant: FontSlant

  init(_ style: TextStyle) {
    weight = style.weight
    width = style.fontWidth
    slant = style.slant
  }

  init(weight: Double = 400, width: Double = 100, slant: FontSlant = .upright) {
    self.weight = weight
    self.width = width
    self.slant = slant
  }

  /// The face that comes nearest (CSS Fonts 4, 5.2): by width, then by slant, then by weight; the
  /// first of equals.
  func bestMatch(among faces: some Sequence<FontFace>) -> FontFace? {
    var best: (face: FontFace, misfit: Misfit)?
    for face in faces {
      let misfit = misfit(of: face.traits)
      guard let found = best else {
        best = (face, misfit)
        continue
      }
      if misfit < found.misfit { best = (face, misfit) }
    }
    return best?.face
  }

  /// How far a face is from what is asked; perfect when everything is zero.
  func misfit(of traits: FontTraits) -> Misfit {
    Misfit(
      width: widthMiss(traits.widths), slant: slantMiss(traits), weight: weightMiss(traits.weights))
  }

  /// Distances that are compared one after the other.
  struct Misfit: Comparable {
    var width: Miss
    var slant: Miss
    var weight: Miss

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.width, lhs.slant, lhs.weight) < (rhs.width, rhs.slant, rhs.weight)
    }
  }

  /// A step of the search, and how far into it.
  struct Miss: Comparable {
    var step: Int
    var distance: Double

    init(_ step: Int, _ distance: Double) {
      self.step = step
      self.distance = distance
    }

    static let none = Self(0, 0)

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.step, lhs.distance) < (rhs.step, rhs.distance)
    }
  }

  /// Up to 100 % narrower faces go first, above it wider ones.
  private func widthMiss(_ widths: ClosedRange<Double>) -> Miss {
    if widths.contains(width) { return .none }
    return widths.upperBound < width
      ? Miss(width <= 100 ? 1 : 2, width - widths.upperBound)
      : Miss(width <= 100 ? 2 : 1, widths.lowerBound - width)
  }

  /// From 400 to 500 the weights up to 500 go first, then lighter ones, then the rest; below 400
  /// lighter ones go first, above 500 heavier ones.
  private func weightMiss(_ weights: ClosedRange<Double>) -> Miss {
    if weights.contains(weight) { return .none }
    if weights.upperBound < weight {
      return Miss(weight < 400 ? 1 : 2, weight - weights.upperBound)
    }
    let distance = weights.lowerBound - weight
    if weight > 500 { return Miss(1, distance) }
    if weight < 400 { return Miss(2, distance) }
    return Miss(weights.lowerBound <= 500 ? 1 : 3, distance)
  }

  private func slantMiss(_ traits: FontTraits) -> Miss {
    let isItalic = traits.italics.lowerBound > 0
    let slopes = traits.slopes
    switch slant {
    case .upright:
      if isItalic { return Miss(1, 0) }
      return slopes.upperBound >= 0
        ? Miss(0, max(0, slopes.lowerBound)) : Miss(2, -slopes.upperBound)
    case .italic:
      if traits.italics.upperBound > 0 { return .none }
      let miss = slopeMiss(slopes, Self.leastOblique)
      return Miss(miss.step + 1, miss.distance)
    case .oblique(let angle) where angle < 0:
      if isItalic { return Miss(2, 0) }
      return slopeMiss(-slopes.upperBound ... -slopes.lowerBound, -angle)
    case .oblique(let angle):
      if isItalic { return Miss(2, 0) }
      return slopeMiss(slopes, angle)
    }
  }

  /// Steps 0 and 1 are slopes of the wanted direction, 3 is upright, 4 the wrong direction; italics
  /// stand between.
  ///
  /// A clear slope prefers steeper faces, a faint one flatter ones.
  private func slopeMiss(_ slopes: ClosedRange<Double>, _ angle: Double) -> Miss {
    if slopes.contains(angle) { return .none }
    if slopes.upperBound < 0 { return Miss(4, -slopes.upperBound) }
    if slopes.upperBound == 0 { return Miss(3, 0) }
    let prefersSteeper = angle >= Self.leastOblique
    return slopes.upperBound < angle
      ? Miss(prefersSteeper ? 1 : 0, angle - slopes.upperBound)
      : Miss(prefersSteeper ? 0 : 1, slopes.lowerBound - angle)
  }

  /// From here on a slope counts as a clear one, in degrees (CSS Fonts 4, 5.2).
  private static let leastOblique = 11.0
}
