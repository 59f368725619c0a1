import LegibleColor
import LegibleCore

/// A part of a text style, which has a property of its own.
enum CSSTextPart: CaseIterable {
  case family, size, weight, lineHeight, letterSpacing

  /// What its property's name ends with.
  var suffix: String {
    switch self {
    case .family: "-font-family"
    case .size: "-font-size"
    case .weight: "-font-weight"
    case .lineHeight: "-line-height"
    case .letterSpacing: "-letter-spacing"
    }
  }

  /// Its value: sizes in rem of 16 px, line heights without unit, tracking in em.
  func text(_ style: TextStyle) -> String {
    switch self {
    case .family: CSSValues.families(style.families)
    case .size: "\(CSSNumber.exact(style.size / 16))rem"
    case .weight: CSSNumber.exact(style.weight)
    case .lineHeight:
      style.leading.map { CSSNumber.computed(style.size > 0 ? $0 / style.size : 1) } ?? "normal"
    case .letterSpacing: "\(CSSNumber.computed(style.tracking / 1000))em"
    }
  }
}
