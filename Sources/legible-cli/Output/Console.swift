import LegibleArguments
import LegibleKit

/// All that a command needs from the world: its files, and where it prints.
final class Console {
  /// The files that were read.
  let files = InputFiles()
  /// Standard output.
  let output = OutputStream(.output)
  private let errors = OutputStream(.error)

  /// The columns of standard output.
  var outputWidth: Int { Terminal.width(of: .output) }

  /// The columns of standard error.
  var errorWidth: Int { Terminal.width(of: .error) }

  /// The colours of standard output.
  var palette: Palette { Palette(isOn: Terminal.isColorful(.output)) }

  /// Writes a text to standard output as it is.
  func write(_ text: String) { output.write(text) }

  /// Writes a text and a line break to standard output.
  func print(_ text: String) {
    output.write(text)
    output.write("\n")
  }

  /// Writes a text to standard error, after what standard output holds.
  func writeError(_ text: String) {
    output.flush()
    errors.write(text)
    errors.flush()
  }

  /// Writes a line about what the command does to standard error.
  func note(_ text: String) { writeError("\(text.escapingControls)\n") }

  /// Says that a file was written.
  func note(wrote path: String) { note("wrote \(path)") }

  /// How many findings are written out; nobody reads more.
  static let maximumFindings = 1000

  /// Writes findings to standard error, each with its source line.
  ///
  /// - Parameters:
  ///   - limit: How many are written out.
  ///   - others: How to see the others, as a sentence without its full stop.
  func report(
    _ findings: [Finding], atMost limit: Int = Console.maximumFindings, others: String? = nil
  ) {
    let renderer = DiagnosticRenderer(
      palette: Palette(isOn: Terminal.isColorful(.error)), width: errorWidth)
    for finding in findings.prefix(limit) {
      writeError(renderer.text(for: finding, sourceLine: { [files] in files.line(at: $0) }))
    }
    guard findings.count > limit else { return }
    let all = pluralized(findings.count, "finding")
    writeError("... \(limit.groupedDescription) of \(all)\(others.map { "; \($0)" } ?? "")\n")
  }

  /// Writes what stopped a command to standard error.
  ///
  /// - Parameter command: The command's name, to point at its help.
  func report(_ error: any Error, command: String? = nil) {
    let palette = Palette(isOn: Terminal.isColorful(.error))
    let start = palette.paint("legible: ", .bold) + palette.paint("error: ", .error)
    switch error {
    case let error as LegibleError: report(error.findings)
    case let error as ArgumentError:
      let help = command.map { "Run legible \($0) --help for the usage." }
      let hints = [error.hint, help].compactMap { $0 }.map { "  hint: \($0.escapingControls)\n" }
      writeError("\(start)\(error.message.escapingControls) [usage]\n\(hints.joined())")
    default: writeError("\(start)\("\(error)".escapingControls) [internal]\n")
    }
  }

  /// Hands over what is buffered and gives the status to exit with.
  func finish(_ status: ExitStatus) -> ExitStatus {
    output.flush()
    guard let failure = output.failure else { return status }
    writeError("legible: error: standard output cannot be written: \(failure) [output]\n")
    return .failure
  }
}
