import LegibleJSON
import LegibleKit
import LegibleUses

/// The program that reads an app's sources, as other commands use it.
struct SourcesProgram {
  /// Its name.
  static let name = "legible-sources"
  private let path: String

  /// Finds the program; `nil` where it is not installed.
  init?() {
    guard let path = Companion.path(of: Self.name) else { return nil }
    self.path = path
  }

  /// What is said where it is not installed.
  static let absence = "\(name) is not installed, so no sources can be read"

  /// How to install it.
  static let installing =
    "Build it with swift build --product \(name), and put it beside legible."

  /// Where the texts of a folder's catalogs are shown, as JSON.
  ///
  /// - Throws: `LegibleError` when it cannot be started or fails.
  func uses(in folder: String) throws(LegibleError) -> [UInt8] {
    let output: [UInt8]?
    do throws(SystemError) {
      output = try Companion.output(of: path, [folder, "--format", "json"])
    } catch {
      throw LegibleError(
        rule: .file, "the program cannot be run: \(error)", at: SourceLocation(path: path))
    }
    guard let output else {
      throw LegibleError(
        rule: .file, "\(Self.name) failed on the folder",
        hint: "What it printed says why; --no-sources audits without it.",
        at: SourceLocation(path: folder))
    }
    return output
  }

  /// Lets it take the place of this program.
  ///
  /// - Throws: `LegibleError` when it cannot be started; otherwise there is no way back.
  func replaceThis(_ arguments: [String]) throws(LegibleError) -> Never {
    do throws(SystemError) {
      try Companion.run(path, arguments)
    } catch {
      throw LegibleError(
        rule: .file, "the program cannot be started: \(error)", at: SourceLocation(path: path))
    }
  }
}

extension LegibleError {
  /// That the reader of sources is not installed.
  static var noSourcesProgram: LegibleError {
    LegibleError(
      rule: .file, SourcesProgram.absence, hint: SourcesProgram.installing,
      at: SourceLocation(path: SourcesProgram.name))
  }
}
