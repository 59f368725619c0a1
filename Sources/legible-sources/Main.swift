import LegibleArguments
import LegibleCore
import LegibleFiles
import LegibleJSON
import LegibleSources
import LegibleUses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: finds where the texts of an app's catalogs are used, and how each place shows them.
@main
enum Main {
  static let folder = Positional("DIR", help: "The folder of the app's sources.", parse: .path)
  static let format = Option(
    "format", value: "FORMAT", help: "How to print results. Default: text.",
    parse: ValueParser<Format>.choice)

  static let noCache = Flag("no-cache", help: "Parse every file anew, and keep nothing.")

  static let signature = CommandSignature(
    "legible-sources", summary: "Shows where code uses the texts of string catalogs.",
    parameters: [folder, format, noCache], examples: ["App", "App --format json"])

  /// How the uses are printed.
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  static func main() {
    do throws(ArgumentError) {
      switch try signature.parse(ArraySlice(words)) {
      case .help: emit(signature.help(program: "", width: 80), to: STDOUT_FILENO)
      case .run(let arguments): run(arguments)
      }
    } catch {
      fail(error.message)
    }
  }

  /// The words after the program's name; they may be paths that are not UTF-8.
  private static var words: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe String(path: $0) }
    }
  }

  private static func run(_ arguments: Arguments) {
    do throws(LegibleError) {
      let source = try SourceFolder(
        arguments[folder], reader: DiskFiles(), cache: arguments[noCache] ? nil : .ofUser)
      for finding in source.findings {
        let text = "\(finding.location.prefix)\(finding.severity.rawValue): \(finding.message)"
        emit("\(text) [\(finding.rule)]".escapingControls + "\n", to: STDERR_FILENO)
      }
      let keys = Analysis(
        source.files, keys: source.keys, surfaces: source.surfaces, interfaces: source.interfaces,
        mainInterfaces: source.mainInterfaces
      ).run()
      switch arguments[format] ?? .text {
      case .text: emit(keys.text, to: STDOUT_FILENO)
      case .json: emit(keys.json.pretty + "\n", to: STDOUT_FILENO)
      }
    } catch {
      for finding in error.findings {
        let hint = finding.hint.map { " (\($0))" } ?? ""
        fail("\(finding.message): \(finding.location.path)\(hint)")
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    emit("legible-sources: error: \(message.escapingControls)\n", to: STDERR_FILENO)
    exit(2)
  }

  /// Writes a text; a reader that went away ends the program.
  private static func emit(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { exit(2) }
      done += count
    }
  }
}
