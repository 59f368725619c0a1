import LegibleKit

/// Reads the colours of a command line and gathers all that is wrong with them.
struct ColorReader {
  private let names: ColorNames
  private var findings: [Finding] = []
  /// What could not be read: one cause is told once.
  private var failed: Set<String> = []

  init(_ names: ColorNames) { self.names = names }

  /// A colour; black and a finding when it cannot be read.
  ///
  /// - Parameter place: What findings call the argument: `COLOR`, `--against`.
  mutating func color(_ text: String, as place: String) -> ColorNames.ReadColor {
    do {
      return try names.color(text, as: place)
    } catch {
      report(error, on: text)
      return ColorNames.ReadColor(variants: CSSColorVariants(CSSColor(.black)), appearance: nil)
    }
  }

  /// The colours of what something is painted with, likewise.
  mutating func paint(_ text: String, as place: String) -> ReadPaint {
    do {
      return try names.paint(text, as: place)
    } catch {
      report(error, on: text)
      return ReadPaint(gradient: [.black], in: nil)
    }
  }

  private mutating func report(_ error: LegibleError, on text: String) {
    if failed.insert(text).inserted { findings += error.findings }
  }

  /// Throws all that was wrong.
  func finish() throws(LegibleError) {
    if !findings.isEmpty { throw LegibleError(findings) }
  }
}
