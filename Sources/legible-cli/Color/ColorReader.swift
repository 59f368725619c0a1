import LegibleKit

/// Reads the colours of a command line and gathers all that is wrong with them.
struct ColorReader {
  private let names: ColorNames
  private var findings: [Finding] = []

  init(_ names: ColorNames) { self.names = names }

  /// A colour; black and a finding when it cannot be read.
  ///
  /// - Parameter place: What findings call the argument: `COLOR`, `--against`.
  mutating func color(_ text: String, as place: String) -> CSSColor {
    do {
      return try names.color(text, as: place)
    } catch {
      findings += error.findings
      return CSSColor(.black)
    }
  }

  /// The colours of what something is painted with, likewise.
  mutating func paint(_ text: String, as place: String) -> [Color] {
    do {
      return try names.paint(text, as: place)
    } catch {
      findings += error.findings
      return [.black]
    }
  }

  /// Throws all that was wrong.
  func finish() throws(LegibleError) {
    if !findings.isEmpty { throw LegibleError(findings) }
  }
}
