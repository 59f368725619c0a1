/// The types that exported Swift source is made of; a part of every exported file.
enum SwiftSupport {
  /// The source, in which what needs UIKit or SwiftUI is compiled where they are.
  static func source(_ access: SwiftAccess) -> String {
    #"""
    /// A value in each appearance, with standard and with increased contrast, on screens of sRGB and
    /// of Display P3.
    \#(access) struct TokenVariants<Value: Hashable & Sendable>: Hashable, Sendable {
      /// The value in the light appearance.
      \#(access) let light: Value
      /// The value in the dark appearance.
      \#(access) let dark: Value
      /// The value in the light appearance with increased contrast.
      \#(access) let lightIncreased: Value
      /// The value in the dark appearance with increased contrast.
      \#(access) let darkIncreased: Value
      /// The same on screens of Display P3.
      \#(access) let lightP3: Value, darkP3: Value, lightIncreasedP3: Value, darkIncreasedP3: Value

      /// Creates the variants; those left out are the same as with standard contrast, or as light,
      /// and on screens of Display P3 as on those of sRGB.
      \#(access) init(
        _ light: Value, dark: Value? = nil, lightIncreased: Value? = nil,
        darkIncreased: Value? = nil, lightP3: Value? = nil, darkP3: Value? = nil,
        lightIncreasedP3: Value? = nil, darkIncreasedP3: Value? = nil
      ) {
        self.light = light
        self.dark = dark ?? light
        self.lightIncreased = lightIncreased ?? light
        self.darkIncreased = darkIncreased ?? dark ?? light
        self.lightP3 = lightP3 ?? light
        self.darkP3 = darkP3 ?? dark ?? self.lightP3
        self.lightIncreasedP3 = lightIncreasedP3 ?? lightIncreased ?? self.lightP3
        self.darkIncreasedP3 = darkIncreasedP3 ?? darkIncreased ?? self.darkP3
      }

      /// The value for an appearance, a contrast setting and a gamut of the screen.
      \#(access) func value(isDark: Bool, isIncreased: Bool, isDisplayP3: Bool = false) -> Value {
        switch (isDark, isIncreased, isDisplayP3) {
        case (false, false, false): light
        case (true, false, false): dark
        case (false, true, false): lightIncreased
        case (true, true, false): darkIncreased
        case (false, false, true): lightP3
        case (true, false, true): darkP3
        case (false, true, true): lightIncreasedP3
        case (true, true, true): darkIncreasedP3
        }
      }
    }

    /// A colour in sRGB or Display P3, gamma-encoded, 0...1.
    \#(access) struct TokenRGBA: Hashable, Sendable {
      /// The components.
      \#(access) let red: Double, green: Double, blue: Double, opacity: Double
      /// Whether the components are Display P3 rather than sRGB.
      \#(access) let isDisplayP3: Bool

      /// Creates a colour.
      \#(access) init(
        _ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1,
        isDisplayP3: Bool = false
      ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
        self.isDisplayP3 = isDisplayP3
      }
    }

    /// A colour that follows appearance and contrast.
    \#(access) typealias TokenColor = TokenVariants<TokenRGBA>

    /// A text style; lengths are pt at the default text size.
    \#(access) struct TokenTextStyle: Hashable, Sendable {
      /// The styles of Dynamic Type.
      \#(access) enum Scale: String, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
        case caption, caption2
      }

      /// The font families, first choice first.
      \#(access) let families: [String]
      /// The font size, the weight on the CSS scale, the line height and the tracking.
      \#(access) let size: Double, weight: Double, leading: Double, tracking: Double
      /// The Dynamic Type style that it grows with; without one it keeps its size.
      \#(access) let scalesWith: Scale?

      /// Creates a text style.
      \#(access) init(
        families: [String], size: Double, weight: Double, leading: Double, tracking: Double,
        scalesWith: Scale? = nil
      ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.leading = leading
        self.tracking = tracking
        self.scalesWith = scalesWith
      }
    }

    /// The control points of a timing curve.
    \#(access) struct TokenCurve: Hashable, Sendable {
      /// The coordinates of both points.
      \#(access) let x1: Double, y1: Double, x2: Double, y2: Double

      /// Creates a curve.
      \#(access) init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
      }
    }

    /// A change over time; durations are seconds.
    \#(access) struct TokenTransition: Hashable, Sendable {
      \#(access) let duration: Double, delay: Double
      \#(access) let curve: TokenCurve
    }

    /// How a line is drawn: the name of a CSS border style, with the dashes in pt.
    \#(access) struct TokenStroke: Hashable, Sendable {
      \#(access) let name: String
      \#(access) let dashes: [Double]
      \#(access) let cap: String

      /// Creates a stroke.
      \#(access) init(_ name: String, dashes: [Double] = [], cap: String = "butt") {
        self.name = name
        self.dashes = dashes
        self.cap = cap
      }
    }

    /// The line around a box; the width is pt.
    \#(access) struct TokenBorder: Hashable, Sendable {
      \#(access) let color: TokenRGBA
      \#(access) let width: Double
      \#(access) let style: TokenStroke
    }

    /// A shadow; lengths are pt, the blur is that of CSS.
    \#(access) struct TokenShadow: Hashable, Sendable {
      \#(access) let color: TokenRGBA
      \#(access) let x: Double, y: Double, blur: Double, spread: Double
      \#(access) let isInset: Bool
    }

    /// A stop of a gradient, its position 0...1.
    \#(access) struct TokenStop: Hashable, Sendable {
      \#(access) let color: TokenRGBA
      \#(access) let position: Double
    }

    #if canImport(UIKit) && !os(watchOS)
      import UIKit

      extension TokenRGBA {
        /// The colour for UIKit.
        \#(access) var uiColor: UIKit.UIColor {
          isDisplayP3
            ? UIKit.UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
            : UIKit.UIColor(red: red, green: green, blue: blue, alpha: opacity)
        }
      }

      extension TokenVariants<TokenRGBA> {
        /// The colour for UIKit, which follows appearance, contrast and the gamut of the screen.
        \#(access) var uiColor: UIKit.UIColor {
          UIKit.UIColor { traits in
            self.value(
              isDark: traits.userInterfaceStyle == .dark,
              isIncreased: traits.accessibilityContrast == .high,
              isDisplayP3: traits.displayGamut == .P3
            ).uiColor
          }
        }
      }

      extension TokenTextStyle.Scale {
        /// The style for UIKit.
        \#(access) var uiTextStyle: UIKit.UIFont.TextStyle {
          switch self {
          case .largeTitle: .largeTitle
          case .title: .title1
          case .title2: .title2
          case .title3: .title3
          case .headline: .headline
          case .body: .body
          case .callout: .callout
          case .subheadline: .subheadline
          case .footnote: .footnote
          case .caption: .caption1
          case .caption2: .caption2
          }
        }
      }

      extension TokenTextStyle {
        /// The font for UIKit at the user's text size; the system font where no family is there.
        \#(access) var uiFont: UIKit.UIFont {
          let fontWeight = UIKit.UIFont.Weight(tokenWeight: weight)
          var font = UIKit.UIFont.systemFont(ofSize: size, weight: fontWeight)
          if let family = installedFamily {
            let traits = [UIKit.UIFontDescriptor.TraitKey.weight: fontWeight]
            let descriptor = UIKit.UIFontDescriptor(
              fontAttributes: [.family: family, .traits: traits])
            font = UIKit.UIFont(descriptor: descriptor, size: size)
          }
          guard let scalesWith else { return font }
          return UIKit.UIFontMetrics(forTextStyle: scalesWith.uiTextStyle).scaledFont(for: font)
        }

        /// The first family that the system or the app has.
        fileprivate var installedFamily: String? {
          families.first { !UIKit.UIFont.fontNames(forFamilyName: $0).isEmpty }
        }
      }

      extension UIKit.UIFont.Weight {
        /// The nearest weight to one on the CSS scale.
        fileprivate init(tokenWeight: Double) {
          let weights: [Self] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
          ]
          self = weights[min(max(Int((tokenWeight / 100).rounded()), 1), 9) - 1]
        }
      }
    #endif

    #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
      import SwiftUI

      extension TokenVariants<TokenRGBA> {
        /// The colour for SwiftUI, which follows appearance and contrast.
        \#(access) var color: SwiftUI.Color { SwiftUI.Color(uiColor: uiColor) }
      }

      extension TokenTextStyle.Scale {
        /// The style for SwiftUI.
        \#(access) var textStyle: SwiftUI.Font.TextStyle {
          switch self {
          case .largeTitle: .largeTitle
          case .title: .title
          case .title2: .title2
          case .title3: .title3
          case .headline: .headline
          case .body: .body
          case .callout: .callout
          case .subheadline: .subheadline
          case .footnote: .footnote
          case .caption: .caption
          case .caption2: .caption2
          }
        }
      }

      extension TokenTextStyle {
        /// The font for SwiftUI, which follows Dynamic Type; the system font where no family is
        /// there.
        \#(access) var font: SwiftUI.Font {
          let weights: [SwiftUI.Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
          ]
          let fontWeight = weights[min(max(Int((weight / 100).rounded()), 1), 9) - 1]
          let family = installedFamily ?? families.first ?? ""
          guard let scalesWith else {
            return SwiftUI.Font.custom(family, fixedSize: size).weight(fontWeight)
          }
          return SwiftUI.Font.custom(family, size: size, relativeTo: scalesWith.textStyle)
            .weight(fontWeight)
        }
      }
    #endif
    """#
  }
}
